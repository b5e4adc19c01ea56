import { isKeyedHash, keyedHash, type Secrets } from "~/lib/keyed-hash.server";
import { SENT_MARK_PARAMETER, SENT_PARAMETER } from "./form-result";

const VALID_MS = 10 * 60 * 1000;

const MARK = /^(\d{13})\.([\w-]{22})$/;

const PURPOSE = "sent form";
const signedText = (form: string, expires: string) => `${form}.${expires}`;

/** What proves that a form was accepted, for ten minutes: a typed `?sent=` thanks for nothing. */
export function signSent({ SESSION_SECRET }: Secrets, form: string, now: Date): string {
  const expires = String(now.getTime() + VALID_MS);
  return `${expires}.${keyedHash(SESSION_SECRET, PURPOSE, signedText(form, expires))}`;
}

/** @returns the name of the form that was accepted in the last ten minutes, by a URL's query; null without proof */
export function readSent(secrets: Secrets, query: URLSearchParams, now: Date): string | null {
  const form = query.get(SENT_PARAMETER);
  const [, expires, signed] = MARK.exec(query.get(SENT_MARK_PARAMETER) ?? "") ?? [];
  if (form === null || !expires || !signed || Number(expires) <= now.getTime()) return null;
  return isKeyedHash(secrets, PURPOSE, signedText(form, expires), signed) ? form : null;
}
