import sanitizeHtml from "sanitize-html";
import { type RichTag, type RichText, richTags } from "./rich-text";

/** All that sanitize-html escapes. */
const ESCAPED: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** Block tags separate words; inline tags may stand inside one. */
const TAG_BOUNDARY =
  /<(?=\/?(?:address|article|blockquote|br|dd|div|dt|h[1-6]|hr|li|ol|p|pre|section|td|th|tr|ul)\b)/gi;

/** Control characters, characters that XML forbids, and bidirectional overrides. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** The titles and summaries of a few pages of news: parsing them is most of what reading these costs. */
const MAX_REMEMBERED = 300;
const remembered = new Map<string, string>();

/** One line of safe HTML. @param html untrusted @param allowedTags preserved without attributes */
export function inlineHtml(html: string, allowedTags: readonly string[]): string {
  const key = `${allowedTags.join()} ${html}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const line = sanitizedLine(html, allowedTags);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(key, line);
  return line;
}

function sanitizedLine(html: string, allowedTags: readonly string[]): string {
  const separated = html.replace(TAG_BOUNDARY, " <");
  return sanitizeHtml(separated, { allowedTags: [...allowedTags], allowedAttributes: {} })
    .replace(/\s+/g, " ")
    .replace(INVISIBLE, "")
    .trim();
}

export function unescapeText(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ESCAPED[entity] ?? entity);
}

export function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** One line from markup and entities. @returns unescaped text: escape it before putting it into HTML */
export function plainText(html: string): string {
  return unescapeText(inlineHtml(html, []));
}

/** Several lines from markup, as its blocks begin and end. @returns unescaped text */
export function plainLines(html: string): string {
  const separated = html.replace(/\s+/g, " ").replace(TAG_BOUNDARY, "\n<");
  const lines = unescapeText(sanitizeHtml(separated, { allowedTags: [], allowedAttributes: {} })).split("\n");
  return lines
    .map((line) => line.replace(/\s+/g, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const TAG = new RegExp(`<(/?)(${richTags.join("|")})>`);

function isRichTag(name: string | undefined): name is RichTag {
  return richTags.some((tag) => tag === name);
}

/** Sanitizes untrusted text (public specification, section 3, article). @returns [] without text */
export function parseRichText(html: string): RichText {
  if (plainText(html) === "") return [];
  const root: RichText = [];
  const open: RichText[] = [root];
  // Well nested; split() with two groups returns text, slash, tag, text, ...
  const pieces = inlineHtml(html, richTags).split(TAG);
  for (let index = 0; index < pieces.length; index += 3) {
    const text = unescapeText(pieces[index] ?? "");
    if (text) open.at(-1)?.push(text);
    const tag = pieces[index + 2];
    if (!isRichTag(tag)) continue;
    if (pieces[index + 1] === "/") {
      open.pop();
    } else {
      const content: RichText = [];
      open.at(-1)?.push({ tag, content });
      open.push(content);
    }
  }
  return root;
}
