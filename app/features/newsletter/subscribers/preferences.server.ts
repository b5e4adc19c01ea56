import { formErrorResponse } from "~/kits/forms/form-error-response.server";
import type { SentFields } from "~/kits/forms/parse-form-body.server";
import { validateForm } from "~/kits/forms/validate-form.server";
import { logger } from "~/server/logger.server";
import type { Database } from "~/server/open-database.server";
import { maskAddress } from "./mask-address";
import { preferencesForm } from "./preferences.form";
import { findPreferences } from "./preferences.queries.server";
import { updateSubscriber } from "./signup.queries.server";
import { rejectLinkInName } from "./signup.server";
import { preferenceColumns } from "./subscribe.server";
import { cleanName } from "./subscriber-name";

export interface Preferences {
  maskedAddress: string;
  isActive: boolean;
  wantsNews: boolean;
  wantsTeamUpdates: boolean;
}

/** Without the name: links are forwarded. */
export async function loadPreferences(db: Database, token: string | null): Promise<Preferences | undefined> {
  const row = token === null ? undefined : await findPreferences(db, token);
  return (
    row && {
      maskedAddress: maskAddress(row.email),
      isActive: row.is_active === 1,
      wantsNews: row.wants_news === 1,
      wantsTeamUpdates: row.wants_team_updates === 1,
    }
  );
}

/** Only of an active subscriber: who has left comes back by signing up. @returns the error state, or nothing */
export async function savePreferences(db: Database, token: string, sent: SentFields, now: Date) {
  const validated = validateForm(preferencesForm, sent);
  const errors = { ...rejectLinkInName(sent), ...(validated.ok ? {} : validated.errors) };
  if (!validated.ok || Object.keys(errors).length > 0)
    return formErrorResponse(preferencesForm, sent, { errors });
  const name = cleanName(validated.values.name);
  const change = {
    ...preferenceColumns(validated.values),
    ...(name !== "" && { name }),
    confirmed_at: now.toISOString(),
  };
  try {
    await db.transaction().execute(async (trx) => {
      const subscriber = await findPreferences(trx, token);
      if (subscriber?.is_active) await updateSubscriber(trx, subscriber.id, change);
    });
    return undefined;
  } catch (error) {
    logger.error("preferences not saved", { error });
    return formErrorResponse(preferencesForm, sent, {
      status: 503,
      failure: preferencesForm.messages.failure,
    });
  }
}
