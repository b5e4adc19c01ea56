import { englishSlots } from "~/content/danger/english-slots";
import { spanishSlots } from "~/content/danger/spanish-slots";
import { isOneTypoApart, plainWords } from "~/kits/search/query-words.server";

const slots = { ...englishSlots, ...spanishSlots };
export type Slot = keyof typeof slots;
export const isSlot = (name: string): name is Slot => Object.hasOwn(slots, name);

/** Shorter words have too many neighbors. */
const MIN_TYPED_LENGTH = 4;
const MIN_JOINED_LENGTH = 6;
const MAX_JOINED_LENGTH = 24;

/** Words after words of the grammar, to the slots that they stand for. */
export interface Node {
  next: Map<string, Node>;
  slots: Slot[];
}

const newNode = (): Node => ({ next: new Map(), slots: [] });
const ANY_ENDING = "*";

/** "matarme" is "matar me": a Spanish pronoun that is joined to its verb. */
const JOINED_PRONOUNS =
  /^(\p{L}{2,24}(?:[aei]r|[ai]ndo|iendo|yendo))(me|te|se|nos|lo|la|le|los|las|les)(lo|la|los|las)?$/u;

export function wordsOf(text: string): string[] {
  return plainWords(text).flatMap((word) => {
    const [, verb, ...pronouns] = JOINED_PRONOUNS.exec(word) ?? [];
    return verb ? [verb, ...pronouns.filter(Boolean)] : [word];
  });
}

export const root = newNode();
const vocabulary = new Set<string>();
const prefixes = new Set<string>();
const MIN_PREFIX_LENGTH = 4;
const spanishVocabulary = new Set<string>();

for (const [name, forms] of Object.entries(slots)) {
  if (!isSlot(name)) continue;
  for (const form of forms.split(",")) {
    // Words keep their "*", which is no part of a word.
    const words = form
      .trim()
      .split(" ")
      .flatMap((word) => (word.endsWith(ANY_ENDING) ? [word] : wordsOf(word)));
    let node = root;
    for (const word of words) {
      if (word.endsWith(ANY_ENDING)) prefixes.add(word.slice(0, -1));
      else vocabulary.add(word);
      if (name in spanishSlots && !word.endsWith(ANY_ENDING)) spanishVocabulary.add(word);
      const next = node.next.get(word) ?? newNode();
      node.next.set(word, next);
      node = next;
    }
    node.slots.push(name);
  }
}

const withoutOneLetter = (word: string) =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** Words of the grammar by themselves, and by what is left of them without one letter. */
const neighbors = new Map<string, string[]>();
for (const word of vocabulary) {
  if (word.length < MIN_TYPED_LENGTH) continue;
  for (const key of new Set([word, ...withoutOneLetter(word)]))
    neighbors.set(key, [...(neighbors.get(key) ?? []), word]);
}

/** How a word sounds in Spanish, where b and v, s, c and z, ll and y, g and j are often mixed up and h is silent. */
const soundOf = (word: string): string =>
  word
    .replace(/qu?(?=[ei])|k|q|c(?=[^eih]|$)/g, "k")
    .replace(/c(?=[ei])|z/g, "s")
    .replace(/ch/g, "x")
    .replace(/ll/g, "y")
    .replace(/g(?=[ei])/g, "j")
    .replace(/h/g, "")
    .replace(/v/g, "b")
    .replace(/mb/g, "nb")
    .replace(/(.)\1/g, "$1");

const bySound = new Map<string, string[]>();
for (const word of spanishVocabulary) {
  const sound = soundOf(word);
  bySound.set(sound, [...(bySound.get(sound) ?? []), word]);
}

/** Spanish words of the grammar that sound like a word. */
export const soundingLike = (word: string): string[] =>
  (bySound.get(soundOf(word)) ?? []).filter((each) => each !== word);

/** "golpe*" for "golpeaba", where the grammar has it. */
export function endingsOf(word: string): string[] {
  const found: string[] = [];
  for (let length = MIN_PREFIX_LENGTH; length <= word.length; length += 1)
    if (prefixes.has(word.slice(0, length))) found.push(word.slice(0, length) + ANY_ENDING);
  return found;
}

/** Words of the grammar that a word may be meant to be, with one letter too many, too few, wrong or out of place. */
export function correctionsOf(word: string): string[] {
  if (word.length < MIN_TYPED_LENGTH - 1 || vocabulary.has(word)) return [];
  const found = new Set([word, ...withoutOneLetter(word)].flatMap((key) => neighbors.get(key) ?? []));
  return [...found].filter((candidate) => isOneTypoApart(word, candidate));
}

/** "killmyself" as the words of the grammar that were run together. */
export function splitJoined(word: string): string[] | undefined {
  if (word.length < MIN_JOINED_LENGTH || word.length > MAX_JOINED_LENGTH || vocabulary.has(word))
    return undefined;
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = Math.max(0, end - 12); start < end; start += 1) {
      const before = best[start];
      const piece = word.slice(start, end);
      if (!before || !vocabulary.has(piece) || (piece.length === 1 && piece !== "i" && piece !== "a"))
        continue;
      if ((best[end]?.length ?? Number.POSITIVE_INFINITY) > before.length + 1) best[end] = [...before, piece];
    }
  }
  const pieces = best[word.length];
  return pieces && pieces.length > 1 && pieces.length <= 4 ? pieces : undefined;
}

export const isKnownWord = (word: string): boolean => vocabulary.has(word);
