/**
 * The one folding of text: whatever is searched or compared as people read it goes through `foldText`, and search indexes
 * store what it makes (docs/decisions/text-folding.md). Each character is folded by itself, so that triggers can do the
 * same with a table of characters.
 */

/** Is raised with each change of what is folded: stored text is folded anew then (app/database/refold.server.ts). */
export const FOLDING_VERSION = 1;

/** Signs of one meaning, the plain one first. Those that Unicode takes for a space and a mark are among them. */
const SIGNS: readonly (readonly [plain: string, others: string])[] = [
  ["'", "`´΄᾽᾿῾‘’‚‛′‵‹›ʹʻʼʽʾʿˈʿꞌꞋ՚׳＇｀❛❜"],
  ['"', "“”„‟″‶«»〝〞〟״＂❝❞ˮ"],
  ["-", "−⁃˗➖"],
  ["/", "⁄∕"],
  ["...", "…"],
];

/** Letters that Unicode does not decompose, and other forms of a letter. */
const LETTERS: readonly (readonly [plain: string, others: string])[] = [
  ["a", "ⱥ"],
  ["ae", "æ"],
  ["b", "ƀɓƃ"],
  ["c", "ƈȼ"],
  ["d", "đðɗƌ"],
  ["e", "ɇ"],
  ["f", "ƒ"],
  ["g", "ǥɠ"],
  ["h", "ħⱨ"],
  ["i", "ıɨ"],
  ["j", "ɉȷ"],
  ["k", "ƙⱪ"],
  ["l", "łƚɫⱡ"],
  ["n", "ɲƞ"],
  ["o", "øɵ"],
  ["oe", "œ"],
  ["p", "ƥ"],
  ["r", "ɍ"],
  ["s", "ȿ"],
  ["ss", "ß"],
  ["t", "ŧƭƫⱦ"],
  ["th", "þ"],
  ["u", "ʉ"],
  ["v", "ʋ"],
  ["y", "ɏƴ"],
  ["z", "ƶȥɀⱬ"],
  ["σ", "ς"],
  ["і", "ӏ"],
  ["ا", "ٱ"],
  ["ي", "ىیے"],
  ["ك", "ک"],
  ["ه", "ةھہەۃ"],
  ["כ", "ך"],
  ["מ", "ם"],
  ["נ", "ן"],
  ["פ", "ף"],
  ["צ", "ץ"],
];

const listed = (lists: typeof SIGNS) =>
  new Map(lists.flatMap(([plain, others]) => Array.from(others, (other) => [other, plain] as const)));
const signs = listed(SIGNS);
const letters = listed(LETTERS);

/** Accents, points of Hebrew and vowels of Arabic, which most people leave out; signs of other scripts are letters. */
const ACCENTS = [
  [0x300, 0x36f],
  [0x483, 0x487],
  [0x591, 0x5bd],
  [0x5bf, 0x5bf],
  [0x5c1, 0x5c2],
  [0x5c4, 0x5c5],
  [0x5c7, 0x5c7],
  [0x610, 0x61a],
  [0x640, 0x640],
  [0x64b, 0x65f],
  [0x670, 0x670],
  [0x6d6, 0x6dc],
  [0x6df, 0x6e4],
  [0x6e7, 0x6e8],
  [0x6ea, 0x6ed],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0xfe00, 0xfe0f],
  [0xfe20, 0xfe2f],
  [0xe0100, 0xe01ef],
] as const;

function isInvisible(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ACCENTS.some(([first, last]) => first <= code && code <= last) || /\p{Cf}/u.test(character);
}

/** Katakana become Hiragana: the same syllables, in the other form. */
const kana = (code: number) => (code >= 0x30a1 && code <= 0x30f6 ? code - 0x60 : code);

/** The ten digits of a script stand together, from zero to nine. */
function digit(character: string): string {
  let value = 0;
  let code = character.codePointAt(0) ?? 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    value += 1;
    code -= 1;
  }
  return String(value);
}

function plainOf(character: string): string {
  const plain = signs.get(character) ?? letters.get(character);
  if (plain !== undefined) return plain;
  if (isInvisible(character)) return "";
  if (/[\p{Zs}\t\n\v\f\r\u0085\u2028\u2029]/u.test(character)) return " ";
  if (/\p{Pd}/u.test(character)) return "-";
  if (/[\u{1d7ce}-\u{1d7ff}]/u.test(character)) return character.normalize("NFKD");
  if (/\p{Nd}/u.test(character)) return digit(character);
  return String.fromCodePoint(kana(character.codePointAt(0) ?? 0));
}

/** Of one character, so that a place in the folded text can be found again in the other. */
function computed(character: string): string {
  if (signs.has(character)) return plainOf(character);
  // In small letters once more: some capitals are signs, such as that of a temperature, until they are decomposed.
  const parts = Array.from(character.toLowerCase().normalize("NFKD").toLowerCase());
  return parts.map(plainOf).join("");
}

const known = new Map<string, string>();

export function foldCharacter(character: string): string {
  const stored = known.get(character);
  if (stored !== undefined) return stored;
  const folded = computed(character);
  // So many that the letters of a language are among them.
  if (known.size < 8192) known.set(character, folded);
  return folded;
}

/** Small letters without accents, and plain quotes, dashes and spaces: "Łukasz O’Neill" becomes "lukasz o'neill". */
export function foldText(text: string): string {
  // Small first, all at once; what becomes of a capital sigma by its place in the word is one letter here.
  return text.toLowerCase().replace(/[^ -_a-~]/gu, foldCharacter);
}

export function containsFolded(text: string, part: string): boolean {
  return foldText(text).includes(foldText(part));
}

/** Where Unicode has characters that are folded; those in between are ideographs, syllables of Hangul and pictures. */
const RANGES = [
  [0x80, 0x33ff],
  [0xa000, 0xabff],
  [0xf900, 0xffff],
  [0x10400, 0x105ff],
  [0x10c80, 0x10cff],
  [0x118a0, 0x118ff],
  [0x16e40, 0x16e7f],
  [0x1d400, 0x1d7ff],
  [0x1e900, 0x1e95f],
  [0x1ee00, 0x1eeff],
  [0x1f100, 0x1f2ff],
  [0x1fbf0, 0x1fbf9],
  [0x2f800, 0x2fa1f],
  [0xe0000, 0xe01ef],
] as const;

/** Every character that is not what it is folded to, but capitals of ASCII and syllables of Hangul, which SQL folds. */
export function foldedCharacters(): [letter: string, plain: string][] {
  const found: [string, string][] = ["\t", "\n", "\v", "\f", "\r", "`"].map((sign) => [sign, computed(sign)]);
  for (const [first, last] of RANGES) {
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCodePoint(code);
      const plain = computed(letter);
      if (plain !== letter) found.push([letter, plain]);
    }
  }
  return found;
}
