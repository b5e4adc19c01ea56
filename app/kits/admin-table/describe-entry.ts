import { entryCopy as copy } from "./entry.copy";

/** Who did it, then `start`, what it was done to, `end`: "Ana" "set" "the application of Val" "to approved". */
export interface EntrySentence {
  start: string;
  end: string;
}

export interface LoggedEntry {
  action: string;
  /** JSON as it is stored. */
  before: string | null;
  after: string | null;
}

function statusIn(json: string | null): string | undefined {
  const parsed: unknown = json === null ? null : JSON.parse(json);
  if (typeof parsed !== "object" || parsed === null || !("status" in parsed)) return undefined;
  return typeof parsed.status === "string" ? parsed.status.replaceAll("_", " ") : undefined;
}

/** @param labelOf the name of a status, where the table has names for them */
export function describeEntry(
  { action, before, after }: LoggedEntry,
  labelOf: (status: string) => string = (status) => status,
): EntrySentence {
  const [was, is] = [statusIn(before), statusIn(after)].map((status) => status && labelOf(status));
  if (action === "status changed" && is)
    return { start: copy.set, end: was ? copy.fromTo(was, is) : copy.to(is) };
  if (action === "change undone" && was && is) return { start: copy.set, end: copy.back(was, is) };
  const [, [start, end = ""] = [copy.other(action), ""]] =
    Object.entries<[string, string?]>(copy.actions).find(([name]) => name === action) ?? [];
  return { start, end };
}
