import { addDays, type Day, isDay, startOfDay } from "~/lib/dates";
import { filterHref, readText } from "~/lib/filter-query";
import { auditedKinds, auditPage } from "./audit.copy";

/** A place in the log: the entry before or after which a page begins. */
export interface AuditPlace {
  /** ISO timestamp. */
  at: string;
  id: number;
}

/** Which entries of the log are asked for; an empty text is no filter. */
export interface AuditFilters {
  kind: string;
  /** An address, exactly. */
  person: string;
  from: Day | "";
  to: Day | "";
  /** The id of one record of the kind. */
  record: string;
}

export interface AuditQuery {
  filters: AuditFilters;
  /** The page begins after this entry, towards the older ones. */
  olderThan?: AuditPlace;
  /** The page ends before this entry, towards the newer ones. */
  newerThan?: AuditPlace;
  /** Why the dates are not those that were asked for. */
  problem?: string;
}

export const auditPath = "/admin/audit";

function readPlace(text: string | null): AuditPlace | undefined {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(\d{1,15})$/.exec(text ?? "") ?? [];
  return at && id ? { at, id: Number(id) } : undefined;
}

function readDates(search: URLSearchParams): Pick<AuditFilters, "from" | "to"> & { problem?: string } {
  const from = search.get("from")?.trim() ?? "";
  const to = search.get("to")?.trim() ?? "";
  const every = { from: "", to: "" } as const;
  if ([from, to].some((day) => day !== "" && !isDay(day))) {
    return { ...every, problem: auditPage.problems.unreadable };
  }
  if (from !== "" && to !== "" && from > to) return { ...every, problem: auditPage.problems.reversed };
  return { from, to };
}

/** Reads the log's address. What cannot be read is no filter; unreadable dates are told of. */
export function readAuditQuery(search: URLSearchParams): AuditQuery {
  const { problem, ...dates } = readDates(search);
  const kind = search.get("kind") ?? "";
  const isKind = Object.keys(auditedKinds).includes(kind);
  const olderThan = readPlace(search.get("before"));
  const newerThan = olderThan ? undefined : readPlace(search.get("after"));
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

/** The moments the dates stand for: from `start` on, before `end`; empty texts where there is no bound. */
export function momentsOf({ from, to }: Pick<AuditFilters, "from" | "to">): { start: string; end: string } {
  return { start: from && startOfDay(from), end: to && startOfDay(addDays(to, 1)) };
}

/** The address of the log with these filters, at a place when one is given. */
export function auditHref(
  filters: Partial<AuditFilters>,
  place: { before?: AuditPlace; after?: AuditPlace } = {},
): `/${string}` {
  const written = (at: AuditPlace | undefined) => (at ? `${at.at}_${at.id}` : "");
  return filterHref(auditPath, {
    kind: filters.kind ?? "",
    record: filters.record ?? "",
    person: filters.person ?? "",
    from: filters.from ?? "",
    to: filters.to ?? "",
    before: written(place.before),
    after: written(place.after),
  });
}
