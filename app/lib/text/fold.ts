/** Typed one way and stored another: curly quotes, entities in a feed's markup. Stored spellings are in lower case. */
const SPELLINGS: ReadonlyArray<readonly [typed: string, stored: readonly string[]]> = [
  ["&", ["&amp;", "&#038;"]],
  ["'", ["’", "‘", "&#39;", "&#039;", "&rsquo;", "&#8217;"]],
  ['"', ["“", "”", "&quot;", "&#8220;", "&#8221;"]],
  ["-", ["–", "—", "‑", "&ndash;", "&#8211;"]],
  ["<", ["&lt;"]],
  [">", ["&gt;"]],
  [" ", ["\u00a0", "&nbsp;"]],
];

const typedAs = new Map(
  SPELLINGS.flatMap(([typed, stored]) =>
    stored.filter((spelling) => spelling.length === 1).map((spelling) => [spelling, typed]),
  ),
);
const STORED_SIGN = new RegExp(`[${[...typedAs.keys()].join("")}]`, "gu");

/** For searches: NFC, lower case, ASCII quotes, dashes and spaces. */
export function foldText(text: string): string {
  // `toLowerCase` maps a capital sigma by its place in the word.
  const small = text.normalize("NFC").replaceAll("Σ", "σ").toLowerCase();
  return small.replace(STORED_SIGN, (sign) => typedAs.get(sign) ?? sign);
}

export function containsFolded(text: string, part: string): boolean {
  return foldText(text).includes(foldText(part));
}

interface Spelling {
  stored: string;
  typed: string;
}

/** Each replacement costs a pass over the text of every searched row. */
const MAX_REPLACEMENTS = 14;

function spellingsOf(typed: string): Spelling[] {
  const listed = SPELLINGS.find(([character]) => character === typed)?.[1] ?? [];
  const capital = typed.toUpperCase();
  const isOtherCapital = typed > "\u007f" && capital !== typed && Array.from(capital).length === 1;
  return [...listed, ...(isOtherCapital ? [capital] : [])].map((stored) => ({ stored, typed }));
}

/**
 * The replacements SQL needs to fold stored text for one search, because SQLite's lower() knows ASCII only. As few as
 * the search needs, at most `MAX_REPLACEMENTS`: quotes, dashes and spaces first, then initial letters.
 */
export function storedSpellings(folded: string): Spelling[] {
  const marks = folded.match(/[^\p{L}]/gu) ?? [];
  const initials = folded.match(/(?<!\p{L})\p{L}/gu) ?? [];
  const found: Spelling[] = [];
  for (const typed of new Set([...marks, ...initials, ...folded])) {
    const spellings = spellingsOf(typed);
    if (found.length + spellings.length <= MAX_REPLACEMENTS) found.push(...spellings);
  }
  return found;
}

/** The longest part that needs no replacements: a cheap first filter. @param folded by `foldText` */
export function plainPart(folded: string): string {
  const varied = new Set(storedSpellings(folded).map(({ typed }) => typed));
  const parts = [""];
  for (const character of folded) {
    if (varied.has(character)) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest));
}

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
