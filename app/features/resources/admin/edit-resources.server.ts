import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";
import { adminPaths } from "~/features/staff/admin-paths";
import { withParams } from "~/kits/admin-table/list-query";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { createFormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import { changeById } from "~/kits/versioning/change-record.server";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import { changeForm, recordForms } from "~/kits/versioning/record-forms.server";
import { updateReportStatus } from "./reports.queries.server";
import {
  checkListedForm,
  checkResourceForm,
  hideResourceForm,
  newResourceForm,
  reopenReportForm,
  resolveReportForm,
  resourceForm,
  showResourceForm,
  uncheckResourceForm,
} from "./resource.form";
import { resourceEditor } from "./resource-editor.server";

interface Context {
  db: Database;
  who: Actor;
  now: Date;
}

const forms = recordForms(resourceEditor, { add: newResourceForm, edit: resourceForm });

const checked = {
  action: "checked",
  change: ({ who, now }: Pick<Context, "who" | "now">) => ({
    checked_at: now.toISOString(),
    checked_by: who.email,
  }),
};

const buttons = [
  changeForm(resourceEditor, checkResourceForm, checked),
  changeForm(resourceEditor, uncheckResourceForm, {
    action: "check undone",
    change: () => ({ checked_at: null, checked_by: null }),
  }),
  changeForm(resourceEditor, hideResourceForm, {
    action: "hidden",
    change: () => ({ is_active: 0 as const }),
  }),
  changeForm(resourceEditor, showResourceForm, {
    action: "shown",
    change: () => ({ is_active: 1 as const }),
  }),
];

async function setReportStatus(
  { db, who, now }: Context,
  resourceId: number,
  id: string,
  status: Row<"resource_reports">["status"],
): Promise<SubmissionResult> {
  await db.transaction().execute(async (trx) => {
    const resolved = status === "resolved" && { by: who.email, at: now.toISOString() };
    if (!(await updateReportStatus(trx, { id, resourceId, status, ...resolved }))) return;
    const before = { status: status === "open" ? "resolved" : "open" };
    const action = status === "open" ? "opened again" : "resolved";
    await recordAudit(trx, who, { action, kind: "report", recordId: id, before, after: { status } }, now);
  });
  return { ok: true };
}

export function resourceListForms(db: Database, who: Actor) {
  return [
    createFormHandler(checkListedForm, async ({ entry, list }, { now }) => {
      const id = parseRecordId(entry);
      const { action, change } = checked;
      if (id !== null)
        await changeById(db, resourceEditor, { id, change: change({ who, now }), action, who, now });
      const sent = { [SENT_PARAMETER]: checkListedForm.name };
      const to = withParams(adminPaths.resources, new URLSearchParams(list), sent, checkListedForm.anchor);
      return { ok: true, to };
    }),
  ];
}

export const newResourceForms = forms.ofNew;

export function resourceForms(db: Database, who: Actor, id: number) {
  return [
    ...forms.ofOne(db, who, id),
    ...buttons.map((handler) => handler(db, who, id)),
    createFormHandler(resolveReportForm, ({ report }, { now }) =>
      setReportStatus({ db, who, now }, id, report, "resolved"),
    ),
    createFormHandler(reopenReportForm, ({ report }, { now }) =>
      setReportStatus({ db, who, now }, id, report, "open"),
    ),
  ];
}
