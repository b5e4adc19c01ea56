import { type Day, isDay } from "~/lib/time/dates";
import type { Meaning } from "./column-meaning.server";
import { type CellSense, cellSense, strongSense } from "./consent-values.server";

export type Leaving = "left" | "bounce" | "complaint";

/** What a cell says of whether its row's person may be mailed. */
export type Verdict =
  | { kind: "silent" | "agreed" }
  | { kind: Leaving; when?: Day | undefined }
  /** They have not agreed, or nobody knows what the cell means. */
  | { kind: "unconfirmed" | "unclear" };

export const isLeaving = (kind: string): kind is Leaving =>
  kind === "left" || kind === "bounce" || kind === "complaint";

/** Words say the same in every column. */
function ofWords(sense: CellSense): Verdict | undefined {
  const { kind } = sense;
  if (kind === "agreed" || kind === "unconfirmed") return { kind };
  return isLeaving(kind) ? { kind } : undefined;
}

/** @param isUsed whether another row has something in the column */
export function verdictOf(meaning: Meaning, cell: string, isUsed: boolean): Verdict {
  switch (meaning.kind) {
    case "agreed":
    case "agreedAt":
    case "against":
    case "leaving":
    case "status":
      return consentVerdict(meaning, cellSense(cell), isUsed);
    case "unknown":
      return { kind: strongSense(cell) ?? "silent" };
    default:
      return { kind: "silent" };
  }
}

type Consent = Extract<Meaning, { kind: "agreed" | "agreedAt" | "against" | "leaving" | "status" }>;

function consentVerdict(meaning: Consent, sense: CellSense, isUsed: boolean): Verdict {
  switch (meaning.kind) {
    case "agreed":
      if (sense.kind === "yes" || sense.kind === "date") return { kind: "agreed" };
      if (sense.kind === "no") return { kind: meaning.no ?? "left" };
      return ofWords(sense) ?? { kind: "unclear" };
    case "agreedAt": {
      const said = sense.kind === "no" ? { kind: "left" as const } : ofWords(sense);
      return said && isLeaving(said.kind) ? said : { kind: "silent" };
    }
    case "against":
      if (sense.kind === "empty" || sense.kind === "no") return { kind: "silent" };
      if (sense.kind === "yes") return { kind: meaning.sense };
      if (sense.kind === "date") return { kind: meaning.sense, when: sense.when };
      return ofWords(sense) ?? { kind: "unclear" };
    case "leaving":
      return { kind: sense.kind === "empty" || sense.kind === "no" ? "silent" : meaning.sense };
    case "status":
      if (sense.kind === "empty") return { kind: isUsed && !meaning.isGeographic ? "unclear" : "silent" };
      return ofWords(sense) ?? { kind: meaning.isGeographic ? "silent" : "unclear" };
  }
}

/** Who left stays so whatever another column says; then, what nobody understands holds a row back. */
const BINDING = ["complaint", "bounce", "left", "unclear", "unconfirmed", "agreed"] as const;

/** @returns the place of the most binding one, -1 where all are silent */
export function mostBinding(verdicts: readonly Verdict[]): number {
  for (const kind of BINDING) {
    const at = verdicts.findIndex((verdict) => verdict.kind === kind);
    if (at >= 0) return at;
  }
  return -1;
}

/** @returns the last day that several columns name */
export function leftOn(verdicts: readonly Verdict[]): Day | undefined {
  const days = verdicts.flatMap((verdict) => ("when" in verdict && verdict.when ? [verdict.when] : []));
  return days.filter(isDay).sort().at(-1);
}
