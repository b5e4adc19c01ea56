import { inlineHtml, plainText, unescapeText } from "./plain-text.server";
import { type RichTag, type RichText, richTags } from "./rich-text";

const TAG = new RegExp(`<(/?)(${richTags.join("|")})>`);

function isRichTag(name: string | undefined): name is RichTag {
  return richTags.some((tag) => tag === name);
}

/**
 * Sanitizes and parses untrusted text with markup and entities (public specification, section 3, article).
 *
 * @returns an empty list when it has no text
 */
export function parseRichText(html: string): RichText {
  if (plainText(html) === "") return [];
  const root: RichText = [];
  const open: RichText[] = [root];
  // Sanitized markup is well nested, and split() with two groups returns text, slash, tag, text, slash, tag, ...
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
