import type { Database } from "~/database/open-database.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { createFormHandler, type FormHandler } from "~/kits/forms/form-handler.server";
import type { DangerFamily } from "~/lib/danger-family";
import { mark } from "./inbox-changes.server";
import { NO_DANGER, surveyMarkForm } from "./survey-mark.form";

/** @returns no handler for rows of other kinds, which the inbox marks */
export function surveyMarkForms(db: Database, who: Actor, row: { kind: string; id: string }): FormHandler[] {
  if (row.kind !== "survey") return [];
  const handler = createFormHandler(surveyMarkForm, async ({ danger, was }, { now }) => {
    const to: DangerFamily | "" = danger === NO_DANGER ? "" : danger;
    const result = await mark(
      { db, who, now },
      { kind: "survey", id: row.id },
      { was: was === NO_DANGER ? "" : was, to },
    );
    return result.ok ? { ok: true } : { ok: false, status: result.status, failure: result.text };
  });
  return [handler];
}
