import { ordinaryWords } from "~/content/danger/ordinary-words";
import {
  correctionsOf,
  endingsOf,
  type Node,
  root,
  type Slot,
  soundingLike,
  splitJoined,
  wordsOf,
} from "./vocabulary.server";

/** The words from `start` to before `end` stand for a slot. */
export interface Span {
  start: number;
  end: number;
  typos: number;
}

export type Spans = ReadonlyMap<Slot, Span[]>;

/** A word so long is hardly another one with a typo. */
const LONG = 7;
/** What is longer is no word, and reading it would take long. */
const MAX_WORD_LENGTH = 24;

/** As people write on a telephone, in both languages. */
const SHORTHAND: ReadonlyMap<string, readonly string[]> = new Map(
  [
    "b be, u you, r are, n and, w with, tonite tonight, bout about, em them, cud could, wen when, da the, dat that, dis this",
    "wat what, sum some, nobdy nobody, ppl people, smn someone, b4 before, 2 to too, 4 for, wit with, iz is, wuz was, sed said",
    "tuk took, hav have, doin doing, x por, q que, k que, ke que, m me, d de, pa para, toy estoy, ta esta, na nada, xq porque",
    "pq porque, ay hay, ai hay, boy voy, kiero quiero, qiero quiero",
  ].flatMap((line) =>
    line.split(", ").map((entry): [string, string[]] => {
      const [short = "", ...long] = entry.split(" ");
      return [short, long];
    }),
  ),
);

const isOrdinary = (word: string) => ordinaryWords.has(word);

interface Reading {
  word: string;
  typos: number;
}

function readingsOf(word: string): Reading[] {
  if (word.length > MAX_WORD_LENGTH) return [];
  const endings = endingsOf(word);
  const exact = [word, ...endings].map((each) => ({ word: each, typos: 0 }));
  const alike = soundingLike(word);
  const written = (SHORTHAND.get(word) ?? []).map((each) => ({ word: each, typos: 0 }));
  const heard = [...exact, ...written, ...alike.map((each) => ({ word: each, typos: 1 }))];
  if (endings.length > 0 || isOrdinary(word)) return heard;
  return [
    ...heard,
    ...correctionsOf(word).map((each) => ({ word: each, typos: each.length >= LONG ? 0 : 1 })),
  ];
}

/** Every span of each slot in a sentence. */
export function readSentence(sentence: string): Map<Slot, Span[]> {
  const words = wordsOf(sentence).flatMap((word) =>
    isOrdinary(word) ? [word] : (splitJoined(word) ?? [word]),
  );
  const readings = words.map(readingsOf);
  const spans = new Map<Slot, Span[]>();
  const walk = (node: Node, start: number, at: number, typos: number): void => {
    for (const slot of node.slots) {
      const found = spans.get(slot) ?? [];
      found.push({ start, end: at, typos });
      spans.set(slot, found);
    }
    for (const reading of readings[at] ?? []) {
      const next = node.next.get(reading.word);
      if (next && typos + reading.typos <= 2) walk(next, start, at + 1, typos + reading.typos);
    }
  };
  for (let start = 0; start < words.length; start += 1) walk(root, start, start, 0);
  return spans;
}
