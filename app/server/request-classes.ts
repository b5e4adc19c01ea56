import type { rateLimitRules } from "./rate-limit-rules";

export type RequestClass = Extract<
  keyof typeof rateLimitRules,
  "searches" | "exports" | "personalPages" | "otherReads" | "otherWrites"
>;

/** Of what costs next to nothing, or has a limit of its own. */
const FREE = /^\/(?:build\/|healthz$|readyz$|form-events$)/;
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
  return query >= 0 && !STAFF.test(path) ? "searches" : "otherReads";
}
