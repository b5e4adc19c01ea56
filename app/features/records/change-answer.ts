/** What a posted change is answered with when it is not simply made. */
export type ChangeAnswer =
  | {
      kind: "confirm";
      scope: "rows" | "matching";
      ids: string[];
      /** The status to set; empty for a deletion. */
      status: string;
      count: number;
      /** The number of rows has changed since it was confirmed. */
      again: boolean;
    }
  | { kind: "conflict"; id: string; status: string; now: string; by: string; at: string }
  | { kind: "problem"; text: string };
