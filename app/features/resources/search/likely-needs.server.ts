import { type Need, needKinds, needNames } from "~/content/resources/search-intents";
import { readModel, weighWindows } from "~/kits/text-model/weights.server";

/** Less probable needs are not believed: docs/decisions/public-search.md. */
const NEED_FROM = 0.05;
const MOST_NEEDS = 5;

const model = readModel("needs", needKinds);

export interface LikelyNeed {
  need: Need;
  /** From 0 to 1. */
  share: number;
}

/** The needs that words probably tell of, the most probable first. */
export function likelyNeeds(words: readonly string[]): LikelyNeed[] {
  const most = new Float64Array(needKinds.length);
  for (const shares of weighWindows(model, words))
    for (let kind = 0; kind < most.length; kind += 1)
      most[kind] = Math.max(most[kind] ?? 0, shares[kind] ?? 0);
  return needNames
    .map((need, at) => ({ need, share: most[at + 1] ?? 0 }))
    .filter(({ share }) => share >= NEED_FROM)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MOST_NEEDS);
}
