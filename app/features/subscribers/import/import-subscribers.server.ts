import { preferenceColumns } from "~/features/subscribers/list/subscribe.server";
import type { ManageServices } from "~/features/subscribers/manage/add-subscriber.server";
import { wishesOf } from "~/features/subscribers/manage/edit-subscriber.server";
import { importPath } from "~/features/subscribers/manage/subscribers.admin";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { importSheet } from "~/kits/csv-import/import-sheet.server";
import { finishImport } from "~/kits/csv-import/sheet-imports.queries.server";
import type { ValuesOf } from "~/kits/forms/define-form";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import {
  confirmSubscribersForm,
  keepLeftForm,
  questionForm,
  uploadSubscribersForm,
} from "./import-subscribers.forms";
import { fingerprint, type PlanGroup, planSubscribers, type SubscriberPlan } from "./plan-subscribers.server";
import { type Consent, countsOf, importSlice, inSlices, keepSlice } from "./save-subscribers.server";
import { type SubscriberSheet, subscriberSheet } from "./subscriber-sheet.server";

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

interface Choices {
  shown: string;
  /** Null where nobody is new. */
  consent: Consent | null;
  keepLeft: boolean;
}

/** In slices. One that was interrupted has a preview without those who were added. */
function importSubscribers(
  services: ManageServices,
  id: string,
  { shown, consent, keepLeft }: Choices,
  { who, now }: Context,
): Promise<SubmissionResult> {
  return subscriberImports.confirm(services, id, { shown, who, now }, async (plan) => {
    // First: whatever interrupts the rest, nobody who left is mailed.
    if (keepLeft)
      await inSlices([...plan.unsubscribed, ...plan.leaving], (slice) => keepSlice(services, id, slice, now));
    if (consent) await inSlices(plan.added, (slice) => importSlice(services, id, slice, { ...consent, now }));
    await services.db.transaction().execute(async (trx) => {
      if (!(await finishImport(trx, "subscriber_imports", { id, now }))) return;
      const after = await countsOf(trx, id);
      const rowCount = after.added + after.asked + after.unsubscribed;
      const entry = { action: "imported", kind: "newsletter", recordId: null, rowCount, after } as const;
      await recordAudit(trx, who, entry, now);
    });
  });
}

/** What the answer to the first question makes of a file. */
function answered(
  sheet: SubscriberSheet,
  { column, answer }: ValuesOf<typeof questionForm>,
): SubscriberSheet | undefined {
  const [question, ...questions] = sheet.questions;
  if (question?.column !== column) return undefined;
  const rows = sheet.rows.map((row) => {
    const isFilled = row.filled?.includes(0) ?? false;
    const filled = row.filled?.filter((place) => place > 0).map((place) => place - 1);
    const hasLeft = answer !== "nothing" && isFilled === (answer === "filled") && !row.cells.leaving;
    const why = `“${column.slice(0, 60)}”, as answered`;
    return hasLeft ? { ...row, filled, cells: { ...row.cells, leaving: "left", why } } : { ...row, filled };
  });
  return { ...sheet, questions, rows };
}

export function importSubscriberHandlers(services: ManageServices, who: Actor, id: string): FormHandler[] {
  return [
    createFormHandler(
      confirmSubscribersForm,
      ({ fingerprint: shown, consentNote, way, keepLeft }, { now }) => {
        const consent = { consentNote, mustConfirm: way === "ask" };
        return importSubscribers(services, id, { shown, consent, keepLeft }, { who, now });
      },
    ),
    createFormHandler(keepLeftForm, ({ fingerprint: shown }, { now }) =>
      importSubscribers(services, id, { shown, consent: null, keepLeft: true }, { who, now }),
    ),
    createFormHandler(questionForm, (values, { now }) =>
      subscriberImports.answer(services, id, { who, now }, (sheet) => answered(sheet, values)),
    ),
  ];
}

const SHOWN = 100;

const rowGroups = ["added", "unsubscribed", "leaving", "known", "left", "erased", "complaint"] as const;

export interface ShownGroup {
  name: PlanGroup;
  count: number;
  /** `about`: their wishes, or what the file says of how they left. */
  rows: { line: number; email: string; name: string; about: string }[];
}

const groupOf = (plan: SubscriberPlan, name: ShownGroup["name"]): ShownGroup => ({
  name,
  count: plan[name].length,
  rows: plan[name].slice(0, SHOWN).map(({ line, values }) => ({
    line,
    email: values.email,
    name: values.name,
    about: values.left?.why ?? wishesOf(preferenceColumns(values)),
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
    toKeep: plan.unsubscribed.length + plan.leaving.length,
  }));
}

export type SubscriberPreview = Extract<
  Awaited<ReturnType<typeof loadSubscriberPreview>>["data"],
  { state: "open" }
>;
