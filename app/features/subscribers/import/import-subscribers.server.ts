import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { redirect } from "@remix-run/node";
import { addOne } from "~/features/subscribers/manage/add-subscriber.server";
import { type ManageServices, standingsOf } from "~/features/subscribers/manage/standings.server";
import { importPath } from "~/features/subscribers/manage/subscribers.admin";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { receiveSheet } from "~/kits/csv-import/receive-sheet.server";
import type { ValuesOf } from "~/kits/forms/define-form";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { subscriberImport as copy } from "./import.copy";
import { confirmSubscribersForm, uploadSubscribersForm } from "./import-subscribers.forms";
import { fingerprint, planSubscribers, type SubscriberPlan } from "./plan-subscribers.server";
import {
  countImported,
  deleteExpiredSubscriberImports,
  findSubscriberImport,
  finishSubscriberImport,
  insertSubscriberImport,
} from "./subscriber-imports.queries.server";
import { parseSubscribers, sheetSchema } from "./subscriber-sheet.server";

const RETENTION_MS = 24 * 60 * 60 * 1000;
/** Rows in a transaction; between two of them, forms of visitors are saved. */
const SLICE = 100;

interface Context {
  who: Actor;
  now: Date;
}

/** @returns the form for an unusable file @throws a redirect to the preview */
export async function uploadSubscribers(request: Request, { db }: ManageServices, { who, now }: Context) {
  const received = await receiveSheet(request, uploadSubscribersForm, parseSubscribers);
  if (!received.ok) return received.response;
  const id = randomUUID();
  await db.transaction().execute(async (trx) => {
    await deleteExpiredSubscriberImports(trx, now.toISOString());
    await insertSubscriberImport(trx, {
      id,
      user_id: who.userId,
      file_name: received.fileName,
      rows: JSON.stringify(received.sheet),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + RETENTION_MS).toISOString(),
    });
  });
  throw redirect(`${importPath}/${id}`, 303);
}

/** @returns undefined where there is none, it is another user's or has expired */
export async function loadSubscriberImport(services: ManageServices, id: string, { who, now }: Context) {
  const row = await findSubscriberImport(services.db, id, who.userId, now.toISOString());
  if (!row) return undefined;
  const { added, asked, file_name: fileName, created_at: readAt } = row;
  if (row.imported_at !== null) return { done: true as const, added, asked };
  const sheet = sheetSchema.parse(JSON.parse(row.rows));
  const plan = await planSubscribers(services, sheet, now);
  return { done: false as const, fileName, readAt, unknown: sheet.unknown, plan };
}

type Consent = { consentNote: string; mustConfirm: boolean };

/** Who signed up meanwhile is left out. */
async function importSlice(
  services: ManageServices,
  id: string,
  rows: SubscriberPlan["added"],
  { consentNote, mustConfirm, now }: Consent & Pick<Context, "now">,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const emails = rows.map(({ values }) => values.email);
    const standingOf = await standingsOf({ ...services, db: trx }, emails, now);
    let count = 0;
    for (const { values } of rows) {
      const standing = standingOf(values.email);
      if (standing.kind !== "new") continue;
      await addOne(trx, standing, { ...values, consentNote, mustConfirm }, now);
      count += 1;
    }
    await countImported(trx, id, mustConfirm ? { added: 0, asked: count } : { added: count, asked: 0 });
  });
}

/** In slices. One that was interrupted has a preview without those who were added. */
async function importSubscribers(
  services: ManageServices,
  id: string,
  { fingerprint: shown, consentNote, way }: ValuesOf<typeof confirmSubscribersForm>,
  { who, now }: Context,
): Promise<SubmissionResult> {
  const pending = await loadSubscriberImport(services, id, { who, now });
  // Without it, or where it is done already, its page says what there is to say.
  if (!pending || pending.done) return { ok: true };
  const current = fingerprint(pending.plan);
  if (current !== shown)
    return { ok: false, status: 409, failure: copy.outdated, values: { fingerprint: current } };
  const mustConfirm = way === "ask";
  const { added } = pending.plan;
  for (let start = 0; start < added.length; start += SLICE) {
    const slice = added.slice(start, start + SLICE);
    await importSlice(services, id, slice, { consentNote, mustConfirm, now });
    await setImmediate();
  }
  await services.db.transaction().execute(async (trx) => {
    const done = await finishSubscriberImport(trx, id, now.toISOString());
    if (!done) return;
    const rowCount = done.added + done.asked;
    const entry = { action: "imported", kind: "newsletter", recordId: null, rowCount, after: done } as const;
    await recordAudit(trx, who, entry, now);
  });
  return { ok: true };
}

export function importSubscribersHandler(services: ManageServices, who: Actor, id: string): FormHandler {
  return createFormHandler(confirmSubscribersForm, (values, { now }) =>
    importSubscribers(services, id, values, { who, now }),
  );
}
