import type { ValuesOf } from "~/kits/forms/define-form";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { type Actor, recordAudit } from "~/server/audit-log.queries.server";
import { isErased } from "~/server/erased-addresses.server";
import type { Secrets } from "~/server/keyed-hash.server";
import { contentHash } from "~/server/keyed-hash.server";
import type { Database } from "~/server/open-database.server";
import { rejectLinkInName } from "../subscribers/signup.server";
import { preferenceColumns } from "../subscribers/subscribe.server";
import { cleanName } from "../subscribers/subscriber-name";
import { editCopy, subscriberPage } from "./manage.copy";
import { editSubscriberForm } from "./manage-subscribers.forms";
import {
  type EditableSubscriber,
  findByAddress,
  findEditable,
  updateDetails,
} from "./manage-subscribers.queries.server";

interface Services {
  db: Database;
  env: Secrets;
}

/** Of what the form shows. */
export function versionOf({ email, name, wants_news, wants_team_updates }: EditableSubscriber): string {
  return contentHash({ email, name, wants_news, wants_team_updates }).slice(0, 16);
}

export function wishesOf({
  wants_news,
  wants_team_updates,
}: Pick<EditableSubscriber, "wants_news" | "wants_team_updates">): string {
  const { news, teamUpdates, none } = subscriberPage.wishes;
  return [wants_news ? news : "", wants_team_updates ? teamUpdates : ""].filter(Boolean).join(", ") || none;
}

const described = (row: EditableSubscriber) =>
  [row.email, row.name, wishesOf(row)].filter(Boolean).join("; ");

const edited = ["email", "name", "wants_news", "wants_team_updates"] as const;

/** For the audit log: which fields, and of name and address nothing else. */
function logged(row: EditableSubscriber, next: Pick<EditableSubscriber, (typeof edited)[number]>) {
  const changed = edited.filter((column) => row[column] !== next[column]);
  const wishes = (from: Pick<EditableSubscriber, (typeof edited)[number]>) =>
    Object.fromEntries(
      changed.flatMap((column) => (column.startsWith("wants_") ? [[column, from[column]]] : [])),
    );
  const texts = changed.filter((column) => !column.startsWith("wants_"));
  return {
    changed,
    before: wishes(row),
    after: { ...wishes(next), ...(texts.length > 0 && { corrected: texts.join(", ") }) },
  };
}

async function edit(
  { db, env }: Services,
  { id, who, now }: { id: string; who: Actor; now: Date },
  { version, email, name, ...wishes }: ValuesOf<typeof editSubscriberForm>,
): Promise<SubmissionResult> {
  return await db.transaction().execute(async (trx): Promise<SubmissionResult> => {
    const row = await findEditable(trx, id);
    if (!row) return { ok: false, status: 404, failure: editCopy.gone };
    if (versionOf(row) !== version) {
      const failure = editCopy.conflict(described(row));
      return { ok: false, status: 409, failure, values: { version: versionOf(row) } };
    }
    const next = { email, name: cleanName(name), ...preferenceColumns(wishes) };
    const isNewAddress = email.toLowerCase() !== row.email.toLowerCase();
    if (isNewAddress) {
      if (await findByAddress(trx, email)) return { ok: false, errors: { email: editCopy.taken } };
      if (await isErased(trx, env, email)) return { ok: false, errors: { email: editCopy.erased } };
    }
    const { changed, before, after } = logged(row, next);
    if (changed.length === 0) return { ok: true };
    // Nobody has shown yet that the new mailbox is theirs.
    await updateDetails(trx, id, { ...next, ...(isNewAddress && { confirmed_at: null }) });
    await recordAudit(trx, who, { action: "edited", kind: "newsletter", recordId: id, before, after }, now);
    return { ok: true };
  });
}

export function editSubscriberHandler(services: Services, who: Actor, id: string): FormHandler {
  return createFormHandler(
    editSubscriberForm,
    (values, { now }) => edit(services, { id, who, now }, values),
    { rule: rejectLinkInName },
  );
}
