/**
 * Characters that are typed one way and stored another: a straight quote for a curly one, a letter for the entity
 * that stands for it in a feed's markup. The stored spellings are in small letters.
 */
const SPELLINGS: ReadonlyArray<readonly [typed: string, stored: readonly string[]]> = [
  ["&", ["&amp;", "&#038;"]],
  ["'", ["’", "‘", "&#39;", "&#039;", "&rsquo;", "&#8217;"]],
  ['"', ["“", "”", "&quot;", "&#8220;", "&#8221;"]],
  ["-", ["–", "—", "‑", "&ndash;", "&#8211;"]],
  ["<", ["&lt;"]],
  [">", ["&gt;"]],
  [" ", ["\u00a0", "&nbsp;"]],
];

/** Each character apart, so that a Greek final sigma is not made by its place in the word. */
function small(text: string): string {
  return Array.from(text, (character) => character.toLowerCase()).join("");
}

/** Text as it is compared in searches: composed, in small letters, with plain quotes, dashes and spaces. */
export function foldText(text: string): string {
  let folded = small(text.normalize("NFC"));
  for (const [typed, stored] of SPELLINGS) {
    for (const spelling of stored) if (spelling.length === 1) folded = folded.replaceAll(spelling, typed);
  }
  return folded;
}

/** Whether one text stands inside another, whatever their capitals, quotes and dashes. */
export function containsFolded(text: string, part: string): boolean {
  return foldText(text).includes(foldText(part));
}

interface Spelling {
  stored: string;
  typed: string;
}

/** Each replacement costs a pass over the text of every row that is searched. */
const MAX_REPLACEMENTS = 14;

function spellingsOf(typed: string): Spelling[] {
  const listed = SPELLINGS.find(([character]) => character === typed)?.[1] ?? [];
  const capital = typed.toUpperCase();
  const isOtherCapital = typed > "\u007f" && capital !== typed && Array.from(capital).length === 1;
  return [...listed, ...(isOtherCapital ? [capital] : [])].map((stored) => ({ stored, typed }));
}

/**
 * The replacements that bring stored text into the folded form of one search, where only ASCII letters can be made
 * small: as few as the searched characters need, and no more than fourteen. Quotes, dashes and spaces come first, then
 * the letters that begin words, which are stored as capitals most often; the characters after them are compared as
 * they are in the search.
 *
 * @param folded what `foldText` made of the search
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

/**
 * The longest part of a search that needs no replacements: what can be looked for first, and cheaply.
 *
 * @param folded what `foldText` made of the search
 */
export function plainPart(folded: string): string {
  const varied = new Set(storedSpellings(folded).map(({ typed }) => typed));
  const parts = [""];
  for (const character of folded) {
    if (varied.has(character)) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest));
}
