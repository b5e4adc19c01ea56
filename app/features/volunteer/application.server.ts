import type { ValuesOf } from "~/kits/forms/define-form";
import { dedupeWindowStart } from "~/kits/forms/duplicate-submissions.server";
import { createFormHandler, type FormHandler } from "~/kits/forms/form-handler.server";
import { toColumns } from "~/kits/forms/to-columns";
import { contentHash } from "~/server/keyed-hash.server";
import type { Database } from "~/server/open-database.server";
import { insertSubmission, isRepeated } from "~/server/submissions.queries.server";
import type { VolunteerForm } from "./application.form";

export type VolunteerApplication = ValuesOf<VolunteerForm>;

/** @returns null for a duplicate within 24 hours */
export function applyToVolunteer(
  db: Database,
  values: VolunteerApplication,
  now: Date,
): Promise<string | null> {
  const content_hash = contentHash(values);
  return db.transaction().execute(async (trx) => {
    if (await isRepeated(trx, "volunteer_applications", content_hash, dedupeWindowStart(now))) return null;
    return await insertSubmission(trx, "volunteer_applications", {
      ...toColumns<VolunteerForm>(values),
      content_hash,
      created_at: now.toISOString(),
    });
  });
}

export function volunteerHandler(db: Database, form: VolunteerForm): FormHandler {
  return createFormHandler(form, async (values, { now }) => ({
    ok: true,
    id: await applyToVolunteer(db, values, now),
  }));
}
