/** One row of those that are to be changed, by its name and the label of its status. */
export interface NamedRow {
  id: string;
  name: string;
  status: string;
}

/** The question before a change. */
export interface ConfirmAnswer {
  kind: "confirm";
  scope: "rows" | "matching";
  ids: string[];
  /** The status to set; empty for a deletion. */
  status: string;
  count: number;
  /** Which rows they are: comes back with the confirmation. */
  print: string;
  /** When the page was drawn on which they were chosen; empty where that is not known. */
  drawn: string;
  /** The rows have changed since they were confirmed. */
  again: boolean;
  /** What rows had to match, in words; empty where they were ticked. */
  criteria: string[];
  /** The first of them. */
  rows: NamedRow[];
  /** What colleagues have set since the page was drawn. */
  meanwhile: { count: number; rows: (NamedRow & { by: string; at: string })[] };
}

/** What a posted change is answered with when it is not simply made. */
export type ChangeAnswer =
  | ConfirmAnswer
  | { kind: "conflict"; id: string; status: string; now: string; by: string; at: string }
  | { kind: "problem"; text: string };
