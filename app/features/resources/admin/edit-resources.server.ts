import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";
import { adminPaths } from "~/features/staff/admin-paths";
import { withParams } from "~/kits/admin-table/list-query";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { createFormHandler } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import { changeById, recordAddition } from "~/kits/versioning/change-record.server";
import { type EditResult, editRecord, uniqueConflictResult } from "~/kits/versioning/edit-record.server";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import { findAnyResource, insertResource, updateResource } from "./edit-resources.queries.server";
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
import {
  findUniqueConflict,
  resourceEditor,
  type WrittenResource,
  writtenResource,
} from "./resource-editor.server";

interface Context {
  db: Database;
  who: Actor;
  now: Date;
}

function addResource({ db, who, now }: Context, written: WrittenResource): Promise<EditResult> {
  return db.transaction().execute(async (trx): Promise<EditResult> => {
    const uniqueConflict = await findUniqueConflict(trx, written, null);
    if (uniqueConflict) return uniqueConflictResult(uniqueConflict);
    const row = { ...written, is_active: 1 as const };
    const id = await insertResource(trx, { ...row, created_at: now.toISOString() });
    await recordAddition(trx, { kind: "resource", id, row, action: "added", who, now });
    return { ok: true, to: `${adminPaths.resources}/${id}?${SENT_PARAMETER}=${newResourceForm.name}` };
  });
}

async function changeOne(
  { db, who, now }: Context,
  id: number,
  action: string,
  change:
    | Pick<Row<"support_resources">, "is_active">
    | Pick<Row<"support_resources">, "checked_at" | "checked_by">,
): Promise<EditResult> {
  const resource = { kind: "resource", find: findAnyResource, update: updateResource } as const;
  await changeById(db, resource, { id, change: () => change, action, who, now });
  return { ok: true };
}

function checkOne(context: Context, id: number): Promise<EditResult> {
  const { who, now } = context;
  return changeOne(context, id, "checked", { checked_at: now.toISOString(), checked_by: who.email });
}

async function setReportStatus(
  { db, who, now }: Context,
  resourceId: number,
  id: string,
  status: Row<"resource_reports">["status"],
): Promise<EditResult> {
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
      if (id !== null) await checkOne({ db, who, now }, id);
      const sent = { [SENT_PARAMETER]: checkListedForm.name };
      const to = withParams(adminPaths.resources, new URLSearchParams(list), sent, checkListedForm.anchor);
      return { ok: true, to };
    }),
  ];
}

export function newResourceForms(db: Database, who: Actor) {
  return [
    createFormHandler(newResourceForm, (values, { now }) =>
      addResource({ db, who, now }, writtenResource(values)),
    ),
  ];
}

export function resourceForms(db: Database, who: Actor, id: number) {
  return [
    createFormHandler(resourceForm, ({ version, ...values }, { now }) =>
      editRecord(db, resourceEditor, { id, version, values, who, now }),
    ),
    createFormHandler(checkResourceForm, (_, { now }) => checkOne({ db, who, now }, id)),
    createFormHandler(uncheckResourceForm, (_, { now }) =>
      changeOne({ db, who, now }, id, "check undone", { checked_at: null, checked_by: null }),
    ),
    createFormHandler(hideResourceForm, (_, { now }) =>
      changeOne({ db, who, now }, id, "hidden", { is_active: 0 }),
    ),
    createFormHandler(showResourceForm, (_, { now }) =>
      changeOne({ db, who, now }, id, "shown", { is_active: 1 }),
    ),
    createFormHandler(resolveReportForm, ({ report }, { now }) =>
      setReportStatus({ db, who, now }, id, report, "resolved"),
    ),
    createFormHandler(reopenReportForm, ({ report }, { now }) =>
      setReportStatus({ db, who, now }, id, report, "open"),
    ),
  ];
}
