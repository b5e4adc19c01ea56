import { adminPaths } from "~/features/staff/admin-paths";
import type { DangerFamily } from "~/lib/danger-family";
import { filterHref, readPage } from "~/lib/filter-query";

export const inboxKinds = ["contact", "volunteer", "partnership", "report"] as const;
export type InboxKind = (typeof inboxKinds)[number];

export interface RowKey {
  kind: InboxKind;
  id: string;
}

const SEPARATOR = ":";

export const isInboxKind = (text: string): text is InboxKind => inboxKinds.some((kind) => kind === text);

export const keyText = ({ kind, id }: RowKey): string => `${kind}${SEPARATOR}${id}`;

export function parseKey(text: string | null | undefined): RowKey | undefined {
  const [kind = "", ...rest] = (text ?? "").split(SEPARATOR);
  const id = rest.join(SEPARATOR);
  return isInboxKind(kind) && id !== "" && id.length <= 64 ? { kind, id } : undefined;
}

export const isSameRow = (a: RowKey | undefined, b: RowKey | undefined): boolean =>
  a?.kind === b?.kind && a?.id === b?.id;

/** A line of the list. */
export interface InboxRow extends RowKey {
  name: string;
  email: string;
  /** Subject, role, type of partnership, or what is wrong with an entry; as it is stored. */
  topic: string;
  excerpt: string;
  created_at: string;
  due_at: string;
  is_open: 0 | 1;
  /** The danger that it may tell of. */
  danger: DangerFamily | null;
  snoozed_until: string | null;
  status: string | null;
  /** Email address; empty when no one takes care of it. */
  assignee: string;
  assigneeId: string;
  labels: string[];
  note: string;
}

/** Compares addresses; what is urgent stands apart, because it comes before everything else. */
function isSamePerson(one: InboxRow, other: InboxRow | undefined): boolean {
  const isKnown = one.email !== "" && one.email.toLowerCase() === other?.email.toLowerCase();
  return isKnown && (one.danger === null) === (other?.danger === null);
}

/** Rows of one person stand together, where the first of them is due. */
export function groupByPerson<Row extends InboxRow>(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups.find(([first]) => isSamePerson(row, first));
    if (group) group.push(row);
    else groups.push([row]);
  }
  return groups;
}

export interface Colleague {
  id: string;
  email: string;
}

/** A mark belongs to the letter before it, as in Hindi; joiners tell words of Persian apart. */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M} -]|\u200c|\u200d)*$/u;
const shown = new Intl.Segmenter("en");
export const MAX_LABEL = 24;
export const MAX_LABELS = 5;
export const MAX_NOTE = 2000;
export const MAX_SNOOZE_DAYS = 366;

/** @returns undefined for what is no label: it is searched for in quotes, so it has none */
export function readLabel(text: string): string | undefined {
  const label = text.trim().replace(/\s+/g, " ").toLowerCase().normalize("NFC");
  const isShort = [...shown.segment(label)].length <= MAX_LABEL && label.length <= 4 * MAX_LABEL;
  return LABEL.test(label) && isShort ? label : undefined;
}

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
