import sanitizeHtml from "sanitize-html";

/** The only four characters that sanitize-html escapes. */
const ESCAPED: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** Block tags separate words; inline tags may stand inside one. */
const TAG_BOUNDARY =
  /<(?=\/?(?:address|article|blockquote|br|dd|div|dt|h[1-6]|hr|li|ol|p|pre|section|td|th|tr|ul)\b)/gi;

/** Control characters, characters that XML forbids, and bidirectional overrides. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/**
 * One line of safe HTML from text with markup and entities.
 *
 * @param html untrusted; the content of script, style, textarea and option is dropped
 * @param allowedTags preserved without attributes; of other tags only the text is preserved
 */
export function inlineHtml(html: string, allowedTags: readonly string[]): string {
  const separated = html.replace(TAG_BOUNDARY, " <");
  return sanitizeHtml(separated, { allowedTags: [...allowedTags], allowedAttributes: {} })
    .replace(/\s+/g, " ")
    .replace(INVISIBLE, "")
    .trim();
}

/** For sanitize-html's output without tags. */
export function unescapeText(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ESCAPED[entity] ?? entity);
}

/**
 * One line of plain text from text with markup and entities, such as article titles.
 *
 * @returns unescaped text: escape it before putting it into HTML
 */
export function plainText(html: string): string {
  return unescapeText(inlineHtml(html, []));
}
