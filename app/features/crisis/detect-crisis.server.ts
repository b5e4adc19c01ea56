import { crisisWordings, harmlessWordings } from "~/content/crisis-wordings";
import { isOneTypoApart } from "~/kits/search/one-typo.server";
import { plainWords } from "~/kits/search/query-words.server";

/** A gap in a wording. */
const GAP = "...";
const MAX_GAP_WORDS = 2;
/** Shorter words have too many neighbours: "rapid" is no misspelt "raped". */
const MIN_TYPED_LENGTH = 6;

/** Words of their own that look like a misspelt word of a wording. */
const OTHER_WORDS = new Set(
  "homeless stalling staking starting stacking molded hotlines outline cortar cortarse assailed matarle hurdle unalike overdone abrasive".split(
    " ",
  ),
);

type Wording = readonly string[];

function readWordings(lines: readonly string[]): Wording[] {
  return lines.flatMap((line) => line.split(",").map((wording) => wording.trim().split(" ")));
}

const crisis = readWordings(crisisWordings);
const harmless = readWordings(harmlessWordings);

function isWord(typed: string | undefined, wanted: string): boolean {
  if (typed === wanted) return true;
  if (typed === undefined || wanted.length < MIN_TYPED_LENGTH || OTHER_WORDS.has(typed)) return false;
  return isOneTypoApart(typed, wanted);
}

/** Where a wording that begins at a word ends; undefined when it does not begin there. */
function endOf(words: readonly string[], wording: Wording, at: number): number | undefined {
  const [wanted, ...rest] = wording;
  if (wanted === undefined) return at;
  if (wanted !== GAP) return isWord(words[at], wanted) ? endOf(words, rest, at + 1) : undefined;
  for (let skipped = 0; skipped <= MAX_GAP_WORDS; skipped += 1) {
    const end = endOf(words, rest, at + skipped);
    if (end !== undefined) return end;
  }
  return undefined;
}

function withoutHarmless(words: readonly string[]): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const ends = harmless.flatMap((wording) => endOf(words, wording, at) ?? []);
    if (ends.length > 0) {
      // Not a word of any wording, and it keeps its neighbours apart.
      left.push("");
      at = Math.max(...ends);
    } else {
      left.push(words[at] ?? "");
      at += 1;
    }
  }
  return left;
}

/** Whether a search may come from a person in danger: words of suicide, of self-harm, of being hurt. */
export function isCrisisSearch(q: string): boolean {
  const words = withoutHarmless(plainWords(q));
  return crisis.some((wording) => words.some((_word, at) => endOf(words, wording, at) !== undefined));
}
