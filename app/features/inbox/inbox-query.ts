import { adminPaths } from "~/features/staff/admin-paths";
import { filterHref, readPage } from "~/lib/filter-query";
import { type InboxKind, isInboxKind, keyText, parseKey, type RowKey, readLabel } from "./inbox-rows";

export const inboxFilters = ["waiting", "overdue", "mine", "unassigned", "snoozed", "done"] as const;
export type InboxFilter = (typeof inboxFilters)[number];

export interface InboxQuery {
  filter: InboxFilter;
  kind: InboxKind | "";
  label: string;
  /** Id of an account. */
  assignee: string;
  page: number;
  row?: RowKey | undefined;
}

/** What was just done, for the notice with Undo. */
export const DID_PARAMETER = "did";

export function readInboxQuery(search: URLSearchParams): InboxQuery {
  const kind = search.get("kind") ?? "";
  const assignee = search.get("assignee") ?? "";
  return {
    filter: inboxFilters.find((name) => name === search.get("filter")) ?? "waiting",
    kind: isInboxKind(kind) ? kind : "",
    label: readLabel(search.get("label") ?? "") ?? "",
    assignee: /^[\w-]{1,64}$/.test(assignee) ? assignee : "",
    page: readPage(search),
    row: parseKey(search.get("row")),
  };
}

export const isNarrowed = ({ kind, label, assignee }: InboxQuery): boolean =>
  [kind, label, assignee].some((value) => value !== "");

/** The page of the list follows from the open row. */
export function inboxHref(query: Partial<InboxQuery>, params: Record<string, string> = {}): `/${string}` {
  const { filter = "waiting", kind = "", label = "", assignee = "", page = 1, row } = query;
  return filterHref(
    adminPaths.inbox,
    {
      filter: filter === "waiting" ? "" : filter,
      kind,
      label,
      assignee,
      row: row ? keyText(row) : "",
      ...params,
    },
    row ? 1 : page,
  );
}
