import sanitizeHtml from "sanitize-html";

/** sanitize-html escapes these four in what it returns, and nothing else. */
const ESCAPED: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** A tag between two words separates them, unless it only marks the letters inside a word. */
const BETWEEN_WORDS =
  /<(?=\/?(?:address|article|blockquote|br|dd|div|dt|h[1-6]|hr|li|ol|p|pre|section|td|th|tr|ul)\b)/gi;

/** Control characters, and the marks that reverse the direction of the text after them. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Turns text that may hold markup and entities, as article titles, summaries and sources do, into one line of plain text.
 *
 * @param html untrusted; what stands inside script, style, textarea and option is dropped
 * @returns text without markup; whoever puts it into HTML must still escape it
 */
export function plainText(html: string): string {
  const text = sanitizeHtml(html.replace(BETWEEN_WORDS, " <"), { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ESCAPED[entity] ?? entity)
    .replace(/\s+/g, " ")
    .replace(INVISIBLE, "")
    .trim();
}
