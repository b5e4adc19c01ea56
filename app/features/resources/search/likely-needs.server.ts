import { needsWeights } from "~/content/needs/weights";
import { type Need, needNames } from "~/content/resources/search-intents";
import { weighWindows } from "~/kits/text-model/text-model.server";
import { readWeights } from "~/kits/text-model/weights";

/** What a text may tell of: nothing that is needed, or a need. In the order of their weights. */
export const NEED_KINDS = ["none", ...needNames] as const;

/** Less probable needs are not believed: docs/decisions/public-search.md. */
const NEED_FROM = 0.05;
const MOST_NEEDS = 5;

const weights = readWeights(needsWeights, NEED_KINDS.length);

export interface LikelyNeed {
  need: Need;
  /** From 0 to 1. */
  share: number;
}

/** The needs that words probably tell of, the most probable first. */
export function likelyNeeds(words: readonly string[]): LikelyNeed[] {
  const windows = weighWindows(weights, words);
  return needNames
    .map((need, at) => ({ need, share: Math.max(...windows.map((shares) => shares[at + 1] ?? 0)) }))
    .filter(({ share }) => share >= NEED_FROM)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MOST_NEEDS);
}
