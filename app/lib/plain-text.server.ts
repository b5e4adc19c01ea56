import sanitizeHtml from "sanitize-html";

/** sanitize-html escapes these four in what it returns, and nothing else. */
const ESCAPED: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** A tag between two words separates them, unless it only marks the letters inside a word. */
const TAG_BOUNDARY =
  /<(?=\/?(?:address|article|blockquote|br|dd|div|dt|h[1-6]|hr|li|ol|p|pre|section|td|th|tr|ul)\b)/gi;

/** Control characters, those no XML document may hold, and the marks that reverse the direction of the text after them. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/**
 * One line of safe HTML from text that may hold markup and entities.
 *
 * @param html untrusted; what stands inside script, style, textarea and option is dropped
 * @param allowedTags the tags that stay, without any attribute; the text inside all others stays
 */
export function inlineHtml(html: string, allowedTags: readonly string[]): string {
  const separated = html.replace(TAG_BOUNDARY, " <");
  return sanitizeHtml(separated, { allowedTags: [...allowedTags], allowedAttributes: {} })
    .replace(/\s+/g, " ")
    .replace(INVISIBLE, "")
    .trim();
}

/** The text in a piece of sanitize-html's output that holds no tags. */
export function unescapeText(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ESCAPED[entity] ?? entity);
}

/**
 * Turns text that may hold markup and entities, as article titles, summaries and sources do, into one line of plain text.
 *
 * @returns text without markup; whoever puts it into HTML must still escape it
 */
export function plainText(html: string): string {
  return unescapeText(inlineHtml(html, []));
}
