import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";
import { findSubscriberByEmail, preferenceColumns } from "~/features/subscribers/list/subscribe.server";
import { checkName, cleanName } from "~/features/subscribers/list/subscriber-name.server";
import { loadRecord } from "~/kits/admin-table/load-table.server";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { isErased } from "~/kits/erasure/erased-addresses.server";
import type { ValuesOf } from "~/kits/forms/define-form";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import type { FormValues } from "~/kits/versioning/merge-edits";
import { contentHash, type Secrets } from "~/lib/secrets.server";
import { editCopy, editSubscriberForm, subscriberPage } from "./manage-subscribers.forms";
import { subscribers } from "./subscribers.admin.queries.server";

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
    const row = await findSubscriber(trx, id);
    if (!row)
      return { ok: false, status: 404, failure: "This subscriber was deleted meanwhile. Nothing was saved." };
    if (versionOf(row) !== version) {
      const failure = `Someone else changed this subscriber first. What is stored now: ${described(row)}. Your entries are still in the form: save again to replace it.`;
      return { ok: false, status: 409, failure, values: { version: versionOf(row) } };
    }
    const next = { email, name: cleanName(name), ...preferenceColumns(wishes) };
    const isNewAddress = email.toLowerCase() !== row.email.toLowerCase();
    if (isNewAddress) {
      if (await findSubscriberByEmail(trx, email))
        return { ok: false, errors: { email: "Another subscriber has this address already" } };
      if (await isErased(trx, env, email)) return { ok: false, errors: { email: editCopy.erased } };
    }
    const { changed, before, after } = logged(row, next);
    if (changed.length === 0) return { ok: true };
    // Nobody has shown yet that the new mailbox is theirs.
    const change = { ...next, ...(isNewAddress && { confirmed_at: null }) };
    await trx.updateTable("newsletter_subscribers").set(change).where("id", "=", id).execute();
    await recordAudit(trx, who, { action: "edited", kind: "newsletter", recordId: id, before, after }, now);
    return { ok: true };
  });
}

export function editSubscriberHandler(services: Services, who: Actor, id: string): FormHandler {
  return createFormHandler(
    editSubscriberForm,
    (values, { now }) => edit(services, { id, who, now }, values),
    { rule: checkName },
  );
}

type EditableSubscriber = Pick<
  Row<"newsletter_subscribers">,
  "id" | "email" | "name" | "is_active" | "wants_news" | "wants_team_updates"
>;

function findSubscriber(db: Database, id: string) {
  return db.selectFrom("newsletter_subscribers").selectAll().where("id", "=", id).executeTakeFirst();
}

interface LoadOptions {
  change: string | null;
  organisation: string;
  now: Date;
}

const on = (flag: 0 | 1) => (flag === 1 ? "on" : "");

/** @returns null if there is no such subscriber */
export async function loadSubscriber(db: Database, id: string, options: LoadOptions) {
  const record = await loadRecord(db, subscribers, id, options);
  const row = record && (await findSubscriber(db, id));
  if (!record || !row) return null;
  const values: FormValues = {
    version: versionOf(row),
    email: row.email,
    name: row.name,
    wantsNews: on(row.wants_news),
    wantsTeamUpdates: on(row.wants_team_updates),
  };
  return {
    record,
    values,
    email: row.email,
    name: row.name,
    wishes: wishesOf(row),
    isActive: row.is_active === 1,
    joined: row.subscribed_at,
    confirmed: row.confirmed_at,
    left: row.unsubscribed_at,
    consentNote: row.consent_note,
    language: row.language,
  };
}

export type LoadedSubscriber = NonNullable<Awaited<ReturnType<typeof loadSubscriber>>>;
