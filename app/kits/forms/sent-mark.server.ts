import { type DangerFamily, dangerCode, dangerOfCode } from "~/lib/danger-family";
import { isKeyedHash, keyedHash, type Secrets } from "~/lib/secrets.server";
import { SENT_MARK_PARAMETER, SENT_PARAMETER } from "./form-result";

const VALID_MS = 10 * 60 * 1000;

/** When it expires, of what danger the form told, if any, and the signature of both. */
const MARK = /^((\d{13})(?:-(\d))?)\.([\w-]{22})$/;

const PURPOSE = "sent form";

export interface SentForm {
  name: string;
  /** All that is told of what somebody wrote. */
  danger?: DangerFamily | undefined;
}

/** What proves that a form was accepted, for ten minutes: a typed `?sent=` thanks for nothing. */
export function signSent({ SESSION_SECRET }: Secrets, { name, danger }: SentForm, now: Date): string {
  const expires = String(now.getTime() + VALID_MS);
  const said = danger ? `${expires}-${dangerCode(danger)}` : expires;
  return `${said}.${keyedHash(SESSION_SECRET, PURPOSE, `${name}.${said}`)}`;
}

/** @returns the form that was accepted in the last ten minutes, by a URL's query; null without proof */
export function readSent(secrets: Secrets, query: URLSearchParams, now: Date): SentForm | null {
  const name = query.get(SENT_PARAMETER);
  const [, said, expires, code, signed] = MARK.exec(query.get(SENT_MARK_PARAMETER) ?? "") ?? [];
  if (name === null || !signed || Number(expires) <= now.getTime()) return null;
  if (!isKeyedHash(secrets, PURPOSE, `${name}.${said}`, signed)) return null;
  return { name, danger: dangerOfCode(code) };
}
