/** Letters that Unicode does not decompose into a plain one with a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};

/** Spellings of plain letters that the search indexes store as they are. */
const SPECIAL: readonly (readonly [plain: string, letters: readonly string[]])[] = [
  ["ss", ["ß"]],
  ["ae", ["æ"]],
  ["oe", ["œ"]],
  ["th", ["þ"]],
  ["l", ["ł"]],
  ["o", ["ø"]],
  ["d", ["đ"]],
];

const MAX_SPELLINGS = 16;

/** Small letters without accents: "Łukasz" becomes "lukasz", "Müller" "muller". */
export function foldLetters(text: string): string {
  return Array.from(text.normalize("NFC"), foldCharacter).join("");
}

/** Of one character, so that a place in the folded text can be found again in the other. */
export function foldCharacter(character: string): string {
  const small = character
    .toLowerCase()
    .normalize("NFD")
    .replace(/([a-z])\p{M}+/gu, "$1")
    .normalize("NFC");
  return PLAIN[small] ?? small;
}

/**
 * The ways in which a folded word may be stored in an index that folds accents only, itself first: "lukasz" and
 * "łukasz". Where a word has many such letters, not every combination.
 */
export function storedLetters(folded: string): string[] {
  const found = new Set([folded]);
  for (const [plain, letters] of SPECIAL) {
    for (const letter of letters) {
      // The set grows while it is read: so every combination is in it.
      for (const word of found) {
        for (let at = word.indexOf(plain); at >= 0; at = word.indexOf(plain, at + 1)) {
          if (found.size >= MAX_SPELLINGS) return [...found];
          found.add(word.slice(0, at) + letter + word.slice(at + plain.length));
        }
      }
    }
  }
  return [...found];
}
