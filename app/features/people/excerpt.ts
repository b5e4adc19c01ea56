import { foldCharacter, foldText } from "~/lib/text/fold";

/** A part of a text; `isMatch`: what was looked for. */
export interface ExcerptPart {
  text: string;
  isMatch: boolean;
}

const MAX_LENGTH = 140;
/** Shown before the first match. */
const LEAD = 30;

interface Span {
  from: number;
  to: number;
}

/** The places of the words, in characters of the text. */
function matchesIn(characters: readonly string[], words: readonly string[]): Span[] {
  let folded = "";
  const places: number[] = [];
  characters.forEach((character, place) => {
    const plain = foldCharacter(character);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) places.push(place);
  });
  const spans: Span[] = [];
  for (const word of words) {
    if (word === "") continue;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      spans.push({ from: places[at] ?? 0, to: (places[at + word.length - 1] ?? 0) + 1 });
    }
  }
  return spans.sort((a, b) => a.from - b.from || b.to - a.to);
}

function withoutOverlaps(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (!last || span.from >= last.to) joined.push({ ...span });
    else last.to = Math.max(last.to, span.to);
  }
  return joined;
}

/** Cuts one line out of a text, around the first of the words, and marks them. */
export function excerpt(text: string, words: readonly string[]): ExcerptPart[] {
  const characters = Array.from(text.normalize("NFC").replace(/\s+/g, " ").trim());
  const matches = withoutOverlaps(matchesIn(characters, words.map(foldText)));
  const first = matches[0]?.from ?? 0;
  const start = first + LEAD < MAX_LENGTH ? 0 : first - LEAD;
  const end = Math.min(characters.length, start + MAX_LENGTH);
  const parts: ExcerptPart[] = [];
  const add = (from: number, to: number, isMatch: boolean) => {
    if (from < to) parts.push({ text: characters.slice(from, to).join(""), isMatch });
  };
  if (start > 0) parts.push({ text: "…", isMatch: false });
  let at = start;
  for (const { from, to } of matches) {
    if (to <= start || from >= end) continue;
    add(at, Math.max(from, start), false);
    add(Math.max(from, start), Math.min(to, end), true);
    at = Math.min(to, end);
  }
  add(at, end, false);
  if (end < characters.length) parts.push({ text: "…", isMatch: false });
  return parts;
}

/** Fits a text into one line; what is longer is read on its own page. */
export const firstWords = (text: string) =>
  excerpt(text, [])
    .map((part) => part.text)
    .join("");
