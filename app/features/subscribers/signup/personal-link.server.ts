import type { HeadersFunction } from "@remix-run/node";
import type { Database } from "~/database/open-database.server";
import { preferenceColumns, updateSubscriber } from "~/features/subscribers/list/subscribe.server";
import { checkName, cleanName } from "~/features/subscribers/list/subscriber-name.server";
import { formErrorResponse } from "~/kits/forms/handle-forms.server";
import type { SentFields } from "~/kits/forms/parse-form-body.server";
import { validateForm } from "~/kits/forms/validate-form.server";
import { TEST_TOKEN } from "~/kits/list-mail/list-mail";
import type { Language } from "~/lib/contexts";
import { linkToken } from "~/lib/link-token";
import { logger } from "~/lib/logger.server";
import { preferencesForms } from "./personal-link.form";

export function isTestLink(request: Request): boolean {
  return linkToken(request) === TEST_TOKEN;
}

/** For any other method than GET, HEAD and POST. */
export const METHOD_NOT_ALLOWED = { status: 405, headers: { Allow: "GET, HEAD, POST" } };

/**
 * The token in the URL is all it takes: no cache may store it and no other site may learn it. "no-referrer" would also
 * hide the origin of the form's post.
 */
export const personalLinkHeaders: HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers({
    "Cache-Control": "no-store",
    "Referrer-Policy": "strict-origin",
    "X-Robots-Tag": "noindex",
  });
  const allow = actionHeaders.get("Allow");
  if (allow) headers.set("Allow", allow);
  return headers;
};

/** `sam.ortiz@example.org` becomes `s***@example.org`: enough to recognise one's own, for links are forwarded. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email][0] ?? ""}***${at > 0 ? email.slice(at) : ""}`;
}

export function findPreferences(db: Database, token: string) {
  return db
    .selectFrom("newsletter_subscribers")
    .select(["id", "email", "is_active", "wants_news", "wants_team_updates", "language"])
    .where("unsubscribe_token", "=", token)
    .executeTakeFirst();
}

/** Only whoever has shown that the mailbox is theirs may have it. */
export async function findLinkToken(db: Database, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("newsletter_subscribers")
    .select("unsubscribe_token")
    .where("email", "=", email)
    .executeTakeFirst();
  return row?.unsubscribe_token;
}

/** Without the name, and of the address only enough to recognise one's own: links are forwarded. */
export async function loadPreferences(db: Database, token: string | null) {
  const row = token === null ? undefined : await findPreferences(db, token);
  return (
    row && {
      maskedAddress: maskAddress(row.email),
      language: row.language,
      isActive: row.is_active === 1,
      wantsNews: row.wants_news === 1,
      wantsTeamUpdates: row.wants_team_updates === 1,
    }
  );
}

/** Only of an active subscriber: who has left comes back by signing up. @returns the error state, or nothing */
export async function savePreferences(
  db: Database,
  token: string,
  sent: SentFields,
  now: Date,
  language: Language,
) {
  const form = preferencesForms[language];
  const validated = validateForm(form, sent);
  const errors = { ...checkName(sent, language), ...(validated.ok ? {} : validated.errors) };
  if (!validated.ok || Object.keys(errors).length > 0) return formErrorResponse(form, sent, { errors });
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
    return formErrorResponse(form, sent, { status: 503, failure: form.messages.failure });
  }
}

/** Unsubscribes from all mails; doing it again preserves the time of the first. @returns nothing where the token is unknown */
export async function unsubscribe(db: Database, token: string | null, now: Date) {
  if (token)
    await db
      .updateTable("newsletter_subscribers")
      .set({ is_active: 0, unsubscribed_at: now.toISOString() })
      .where("unsubscribe_token", "=", token)
      .where("is_active", "=", 1)
      .execute();
  return loadPreferences(db, token);
}
