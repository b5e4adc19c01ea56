/** "On Nov 22, 2026 ... wrote:", "El 22 nov 2026 ... escribió:" and the like, as mail programs write them. */
const LEAD_END =
  /(?:wrote|writes|escribió|escribio|schrieb|a écrit|ha scritto|escreveu|skrev|schreef|napisał\(a\)|написал\(?а?\)?)\s?:$/i;
const LEAD_START = /^(?:on|el|am|le|il|em|den|op|w dniu|dnia|\d{1,4}[./-]\d|\p{L}{2,9}[.,]? \d)/iu;
const RULE =
  /^(?:-{2,} ?(?:original message|mensaje original|ursprüngliche nachricht|message d'origine|forwarded message).{0,40}|_{10,})$/i;
const FROM = /^\*?(?:from|de|von|da)\s?:\*?\s/i;
const REST_OF_HEADER = /^\*?(?:subject|asunto|betreff|objet|oggetto|sent|enviado(?: el)?|date|fecha)\s?:/i;

const isQuoted = (line = "") => line.startsWith(">");

/** Whether what was answered begins at a line. */
function beginsAt(lines: readonly string[], at: number): boolean {
  const [line = "", second = "", third = ""] = lines
    .slice(at, at + 3)
    .map((each) => each.slice(0, 300).trim());
  if (RULE.test(line)) return true;
  if (FROM.test(line)) return lines.slice(at + 1, at + 5).some((each) => REST_OF_HEADER.test(each.trim()));
  // The line is often broken in two or three.
  return LEAD_START.test(line) && [line, second, third].some((each) => LEAD_END.test(each));
}

/** Where the quoted lines begin that stand at the end. */
function quotedEnd(lines: readonly string[]): number {
  let at = lines.length;
  while (at > 0 && (isQuoted(lines[at - 1]) || lines[at - 1]?.trim() === "")) at -= 1;
  return lines.slice(at).some((line) => isQuoted(line)) ? at : lines.length;
}

/** Where the mail begins that was answered. Somebody may have written between its lines, or below it. */
function quoteStart(lines: readonly string[]): number {
  const marked = lines.findIndex((_, at) => beginsAt(lines, at));
  if (marked < 0) return quotedEnd(lines);
  const quoted = lines.findIndex((line, at) => at > marked && isQuoted(line));
  const isWrittenWithin =
    quoted >= 0 && lines.slice(quoted).some((line) => !isQuoted(line) && line.trim() !== "");
  return isWrittenWithin ? quotedEnd(lines) : marked;
}

/** Divides an answer into what was written and the mail that stands below it. */
export function foldQuoted(text: string): { text: string; quoted: string } {
  const lines = text.split("\n");
  const at = quoteStart(lines);
  const written = lines.slice(0, at).join("\n").trim();
  return written === ""
    ? { text: text.trim(), quoted: "" }
    : { text: written, quoted: lines.slice(at).join("\n").trim() };
}
