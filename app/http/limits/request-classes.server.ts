import { isFrameworkPath } from "../framework-addresses.server";
import type { rateLimitRules } from "./rate-limit-rules";

export type RequestClass = Extract<
  keyof typeof rateLimitRules,
  "searches" | "exports" | "personalPages" | "otherReads" | "otherWrites"
>;

/** These cost next to nothing, or have a limit of their own. Files of the build come from memory and are not asked about. */
const FREE = /^\/(?:healthz|readyz|form-events)$/;
const EXPORT = /\.csv(?:\.data)?$/;
const PERSONAL = /^\/(?:your-data|newsletter\/(?:confirm|preferences|unsubscribe))(?:[/.]|$)/;
const STAFF = /^\/admin(?:[/.]|$)/;

/** @returns undefined for a request that is not counted */
export function requestClassOf(method: string, target: string): RequestClass | undefined {
  const query = target.indexOf("?");
  const path = query < 0 ? target : target.slice(0, query);
  if (FREE.test(path)) return undefined;
  if (method !== "GET" && method !== "HEAD") return "otherWrites";
  if (EXPORT.test(path)) return "exports";
  if (PERSONAL.test(path)) return "personalPages";
  if (STAFF.test(path)) return "otherReads";
  return query >= 0 || isFrameworkPath(path) ? "searches" : "otherReads";
}
