export interface NamedRow {
  id: string;
  name: string;
  status: string;
}

export interface Confirmation {
  kind: "confirm";
  scope: "rows" | "matching";
  ids: string[];
  /** Empty for a deletion. */
  status: string;
  count: number;
  /** Confirms exactly these rows. */
  checksum: string;
  /** ISO timestamp of the page load; empty if unknown. */
  loadedAt: string;
  again: boolean;
  /** Filters; empty where the rows were ticked. */
  criteria: string[];
  rows: NamedRow[];
  /** Set by others since the page load. */
  concurrent: { count: number; rows: (NamedRow & { by: string; at: string })[] };
}

export type ActionResult =
  | Confirmation
  | { kind: "conflict"; id: string; status: string; now: string; by: string; at: string }
  | { kind: "problem"; text: string };
