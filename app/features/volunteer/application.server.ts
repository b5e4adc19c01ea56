import { randomUUID } from "node:crypto";
import type { ValuesOf } from "~/kits/forms/define-form";
import { dedupeWindowStart } from "~/kits/forms/duplicate-submissions.server";
import { createFormHandler, type FormHandler } from "~/kits/forms/form-handler.server";
import { contentHash } from "~/server/keyed-hash.server";
import type { Database } from "~/server/open-database.server";
import type { VolunteerForm } from "./application.form";
import { findVolunteerApplicationId, insertVolunteerApplication } from "./application.queries.server";

export type VolunteerApplication = ValuesOf<VolunteerForm>;

/**
 * Saves an application, unless the same one was saved within the last 24 hours.
 *
 * @returns the new row's id, or null for a duplicate
 */
export function applyToVolunteer(
  db: Database,
  values: VolunteerApplication,
  now: Date,
): Promise<string | null> {
  const content_hash = contentHash(values);
  return db.transaction().execute(async (trx) => {
    if (await findVolunteerApplicationId(trx, content_hash, dedupeWindowStart(now))) return null;
    const id = randomUUID();
    await insertVolunteerApplication(trx, {
      id,
      role: values.role,
      first_name: values.firstName,
      last_name: values.lastName,
      email: values.email,
      phone: values.phone || null,
      location: values.location,
      experience: values.experience,
      motivation: values.motivation,
      availability: values.availability,
      additional_info: values.additionalInfo || null,
      content_hash,
      created_at: now.toISOString(),
    });
    return id;
  });
}

export function volunteerHandler(db: Database, form: VolunteerForm): FormHandler {
  return createFormHandler(form, async (values, { now }) => ({
    ok: true,
    id: await applyToVolunteer(db, values, now),
  }));
}
