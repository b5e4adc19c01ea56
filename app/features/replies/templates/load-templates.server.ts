import type { Database } from "~/database/open-database.server";
import { statuses } from "~/database/schema/application-status";
import { changedFields } from "~/features/audit/entry-changes";
import { loadNotice } from "~/kits/admin-table/load-table.server";
import { loadHistory } from "~/kits/versioning/record-history.server";
import { findTemplate, listTemplates } from "../templates.queries.server";
import { kindLabels } from "./template.form";
import { kindsOf, templateValues } from "./template-editor.server";
import { templates } from "./templates.table.server";

export async function loadTemplates(db: Database, search: URLSearchParams, now: Date) {
  const rows = await listTemplates(db);
  return {
    templates: rows.map((row) => ({
      id: row.id,
      name: row.name,
      subject: row.subject,
      kinds: kindsOf(row).map((kind) => kindLabels[kind]),
      decision: row.decision === null ? "" : statuses[row.decision].decision.template.name,
    })),
    removed: await loadNotice(db, templates, search.get("change"), now),
  };
}

export type TemplateListData = Awaited<ReturnType<typeof loadTemplates>>;

/** @throws a Response with status 404 when there is none */
export async function loadTemplate(db: Database, id: number | null) {
  const row = id === null ? undefined : await findTemplate(db, id);
  if (!row) throw new Response("No such template", { status: 404 });
  return {
    id: row.id,
    name: row.name,
    values: { ...templateValues(row), version: String(row.version) },
    history: await loadHistory(db, { kind: "template", id: row.id }, changedFields),
  };
}

export type LoadedTemplate = Awaited<ReturnType<typeof loadTemplate>>;
