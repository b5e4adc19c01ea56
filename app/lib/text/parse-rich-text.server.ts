import { inlineHtml, plainText, unescapeText } from "./plain-text.server";
import { type RichTag, type RichText, richTags } from "./rich-text";

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
