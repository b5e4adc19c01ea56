import * as z from "zod";
import cityData from "~/content/resources/cities.data.json";
import { otherStateNames } from "~/content/resources/search-places";
import { states } from "~/content/resources/states";
import { plainWords } from "~/kits/search/query-words.server";

export interface StateName {
  codes: readonly string[];
  words: readonly string[];
  isCity?: boolean;
  /**
   * It is a word, a person or a company as well: a place behind a word such as "in", before the code of its state, or as the whole
   * of a search; what is mostly a word, before that code only.
   */
  doubt?: "other" | "word" | undefined;
}

const namesIn = (list: string) => list.split(",").map((name) => plainWords(name).join(" "));

const cities = z
  .object({ names: z.record(z.string(), z.string()), doubtful: z.string(), words: z.string() })
  .transform(({ names, doubtful, words }): StateName[] => {
    const doubts = new Map<string, StateName["doubt"]>([
      ...namesIn(doubtful).map((name) => [name, "other"] as const),
      ...namesIn(words).map((name) => [name, "word"] as const),
    ]);
    const codesOf = new Map<string, string[]>();
    for (const [code, list] of Object.entries(names))
      for (const name of namesIn(list)) codesOf.set(name, [...(codesOf.get(name) ?? []), code]);
    return [...codesOf].map(([name, codes]) => ({
      codes,
      words: name.split(" "),
      isCity: true,
      doubt: doubts.get(name),
    }));
  })
  .parse(cityData);

/** Longer names first: "West Virginia" is not Virginia. */
export const stateNames: readonly StateName[] = [
  ...states.map(({ code, name }) => ({ codes: [code], words: plainWords(name) })),
  ...Object.entries(otherStateNames).flatMap(([code, list]) =>
    namesIn(list).map((name) => ({ codes: [code], words: name.split(" ") })),
  ),
  ...cities,
].toSorted((a, b) => b.words.length - a.words.length);
