export interface NamedRow {
  id: string;
  name: string;
  status: string;
}

export interface Confirmation {
  kind: "confirm";
  scope: "rows" | "matching";
  ids: string[];
  /** The status to set; empty for a deletion. */
  status: string;
  count: number;
  /** Of the rows; comes back when the action is confirmed. */
  checksum: string;
  /** ISO timestamp of when the page was loaded on which they were chosen; empty where that is not known. */
  loadedAt: string;
  /** The rows have changed since they were confirmed. */
  again: boolean;
  /** The filters; empty where the rows were ticked. */
  criteria: string[];
  /** The first of them. */
  rows: NamedRow[];
  /** Statuses that colleagues have set since the page was loaded. */
  concurrent: { count: number; rows: (NamedRow & { by: string; at: string })[] };
}

/** The response to an action that was not simply done. */
export type ActionResult =
  | Confirmation
  | { kind: "conflict"; id: string; status: string; now: string; by: string; at: string }
  | { kind: "problem"; text: string };
