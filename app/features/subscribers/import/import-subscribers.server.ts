import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { preferenceColumns } from "~/features/subscribers/list/subscribe.server";
import {
  addOne,
  type ManageServices,
  standingsOf,
} from "~/features/subscribers/manage/add-subscriber.server";
import { wishesOf } from "~/features/subscribers/manage/edit-subscriber.server";
import { importPath } from "~/features/subscribers/manage/subscribers.admin";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { finishImport, importSheet } from "~/kits/csv-import/import-sheet.server";
import type { ValuesOf } from "~/kits/forms/define-form";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { confirmSubscribersForm, uploadSubscribersForm } from "./import-subscribers.forms";
import {
  fingerprint,
  planSubscribers,
  type SubscriberPlan,
  subscriberSheet,
} from "./subscriber-sheet.server";

type Counts = { added: number; asked: number };

async function countImported(trx: Database, id: string, { added, asked }: Counts): Promise<void> {
  await trx
    .updateTable("subscriber_imports")
    .set({ added: sql`added + ${added}`, asked: sql`asked + ${asked}` })
    .where("id", "=", id)
    .execute();
}

async function countsOf(db: Database, id: string): Promise<Counts> {
  return await db
    .selectFrom("subscriber_imports")
    .select(["added", "asked"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** Rows in a transaction; between two of them, forms of visitors are saved. */
const SLICE = 100;

interface Context {
  who: Actor;
  now: Date;
}

export const subscriberImports = importSheet({
  table: "subscriber_imports",
  form: uploadSubscribersForm,
  path: importPath,
  format: subscriberSheet,
  plan: planSubscribers,
  fingerprint,
  outdated:
    "The list has changed since this preview was made. Nobody was imported. Look at the preview again.",
  countsOf,
});

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
function importSubscribers(
  services: ManageServices,
  id: string,
  { fingerprint: shown, consentNote, way }: ValuesOf<typeof confirmSubscribersForm>,
  { who, now }: Context,
): Promise<SubmissionResult> {
  return subscriberImports.confirm(services, id, { shown, who, now }, async ({ added }) => {
    const mustConfirm = way === "ask";
    for (let start = 0; start < added.length; start += SLICE) {
      const slice = added.slice(start, start + SLICE);
      await importSlice(services, id, slice, { consentNote, mustConfirm, now });
      await setImmediate();
    }
    await services.db.transaction().execute(async (trx) => {
      if (!(await finishImport(trx, "subscriber_imports", { id, now }))) return;
      const after = await countsOf(trx, id);
      const rowCount = after.added + after.asked;
      const entry = { action: "imported", kind: "newsletter", recordId: null, rowCount, after } as const;
      await recordAudit(trx, who, entry, now);
    });
  });
}

export function importSubscribersHandler(services: ManageServices, who: Actor, id: string): FormHandler {
  return createFormHandler(confirmSubscribersForm, (values, { now }) =>
    importSubscribers(services, id, values, { who, now }),
  );
}

const SHOWN = 100;

const rowGroups = ["added", "known", "left", "erased", "complaint"] as const;

export interface ShownGroup {
  name: (typeof rowGroups)[number];
  count: number;
  rows: { line: number; email: string; name: string; wishes: string }[];
}

const groupOf = (plan: SubscriberPlan, name: ShownGroup["name"]): ShownGroup => ({
  name,
  count: plan[name].length,
  rows: plan[name].slice(0, SHOWN).map(({ line, values }) => ({
    line,
    email: values.email,
    name: values.name,
    wishes: wishesOf(preferenceColumns(values)),
  })),
});

export function loadSubscriberPreview(
  services: ManageServices,
  id: string,
  context: { who: Actor; now: Date },
) {
  return subscriberImports.preview(services, id, context, (plan) => ({
    groups: rowGroups.map((name) => groupOf(plan, name)).filter(({ count }) => count > 0),
    problems: { count: plan.problems.length, rows: plan.problems.slice(0, SHOWN) },
    toAdd: plan.added.length,
  }));
}

export type SubscriberPreview = Extract<
  Awaited<ReturnType<typeof loadSubscriberPreview>>["data"],
  { state: "open" }
>;
