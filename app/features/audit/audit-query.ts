import { filterHref, readText } from "~/lib/filter-query";
import { addDays, type Day, isDayOrEmpty, startOfLocalDay } from "~/lib/time/dates";
import { auditedKinds } from "./audit.copy";

export interface AuditCursor {
  /** ISO timestamp. */
  at: string;
  id: number;
}

/** An empty text is no filter. */
export interface AuditFilters {
  kind: string;
  person: string;
  from: Day | "";
  to: Day | "";
  record: string;
}

export interface AuditQuery {
  filters: AuditFilters;
  olderThan?: AuditCursor;
  newerThan?: AuditCursor;
  problem?: string;
}

export const auditPath = "/admin/audit";

function readCursor(text: string | null): AuditCursor | undefined {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(\d{1,15})$/.exec(text ?? "") ?? [];
  return at && id ? { at, id: Number(id) } : undefined;
}

function readDates(search: URLSearchParams): Pick<AuditFilters, "from" | "to"> & { problem?: string } {
  const from = search.get("from")?.trim() ?? "";
  const to = search.get("to")?.trim() ?? "";
  const every = { from: "", to: "" } as const;
  if (!isDayOrEmpty(from) || !isDayOrEmpty(to)) {
    return {
      ...every,
      problem: "That date could not be read, so entries of every date are shown. Choose it again.",
    };
  }
  if (from !== "" && to !== "" && from > to)
    return {
      ...every,
      problem: "“From” must not be after “To”, so entries of every date are shown. Choose both dates again.",
    };
  return { from, to };
}

/** A value that cannot be read is no filter; for dates there is a `problem` too. */
export function readAuditQuery(search: URLSearchParams): AuditQuery {
  const { problem, ...dates } = readDates(search);
  const kind = search.get("kind") ?? "";
  const isKind = Object.keys(auditedKinds).includes(kind);
  const olderThan = readCursor(search.get("before"));
  const newerThan = olderThan ? undefined : readCursor(search.get("after"));
  return {
    filters: {
      kind: isKind ? kind : "",
      person: readText(search, "person"),
      record: isKind ? readText(search, "record") : "",
      ...dates,
    },
    ...(olderThan && { olderThan }),
    ...(newerThan && { newerThan }),
    ...(problem && { problem }),
  };
}

/** ISO timestamps: from `start` on, before `end`; empty where there is no bound. */
export function dateBounds({ from, to }: Pick<AuditFilters, "from" | "to">): { start: string; end: string } {
  return { start: from && startOfLocalDay(from), end: to && startOfLocalDay(addDays(to, 1)) };
}

export function auditHref(
  filters: Partial<AuditFilters>,
  cursor: { before?: AuditCursor; after?: AuditCursor } = {},
): `/${string}` {
  const format = (at: AuditCursor | undefined) => (at ? `${at.at}_${at.id}` : "");
  return filterHref(auditPath, {
    kind: filters.kind ?? "",
    record: filters.record ?? "",
    person: filters.person ?? "",
    from: filters.from ?? "",
    to: filters.to ?? "",
    before: format(cursor.before),
    after: format(cursor.after),
  });
}
