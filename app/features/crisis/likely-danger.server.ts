import { dangerWeights } from "~/content/danger/weights";
import { weighWindows } from "~/kits/text-model/text-model.server";
import { readWeights } from "~/kits/text-model/weights";
import type { DangerFamily } from "~/lib/danger-family";

/** What a text may tell of: no danger, or a danger of one of the families. In the order of their weights. */
export const DANGER_KINDS = [
  "none",
  "self",
  "other",
  "home",
  "child",
  "overdose",
  "trafficking",
  "violence",
] as const satisfies readonly (DangerFamily | "none")[];

/** From this probability of any danger on: docs/decisions/danger.md. */
const DANGER_FROM = 0.65;
/** From here on a search opens the page of crisis lines; before, the card stands above what it finds. */
const SURE_FROM = 0.8;

const weights = readWeights(dangerWeights, DANGER_KINDS.length);

export interface Danger {
  family: DangerFamily;
  /** Hardly anything else than danger is written so. */
  isSure: boolean;
}

/** The kind that a window of the words tells of most, when the words probably tell of danger. */
export function likelyDanger(words: readonly string[]): Danger | undefined {
  const [, ...families] = DANGER_KINDS;
  const least = weighWindows(weights, words).reduce((one, other) =>
    (other[0] ?? 1) < (one[0] ?? 1) ? other : one,
  );
  const [none = 1, ...shares] = least;
  const family = families[shares.indexOf(Math.max(...shares))];
  return family && 1 - none >= DANGER_FROM ? { family, isSure: 1 - none >= SURE_FROM } : undefined;
}
