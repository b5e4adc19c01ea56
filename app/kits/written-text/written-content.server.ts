import { convert, type HtmlToTextOptions } from "html-to-text";
import type { Alterations } from "./alterations";
import { elements } from "./elements";
import { linkAddresses } from "./find-links.server";
import { toHtml } from "./markdown.server";
import { sanitize, TooComplex } from "./sanitize.server";

export interface WrittenContent extends Alterations {
  /** It has no look yet: `forMail` adds it. */
  html: string;
  text: string;
}

const textOptions: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: ["<", ">"] } },
    { selector: "table", format: "dataTable", options: { uppercaseHeaderCells: false } },
    { selector: "ul", options: { itemPrefix: "- " } },
    { selector: "hr", options: { length: 40 } },
  ],
};

/** Adds the little look that an element needs where a mail program drops the style sheet. */
export const forMail = ({ html }: Pick<WrittenContent, "html">): string =>
  html.replace(/<([a-z][a-z\d]*)/g, (tag, name: string) =>
    elements[name] ? `${tag} ${elements[name]}` : tag,
  );

export const writtenProblems = {
  empty: "The content has no words once pictures, scripts and styles are removed.",
  tooComplex:
    "The content has more than 10,000 HTML elements, or more than 100 inside one another. Paste it without its formatting.",
} as const;

/**
 * Text in Markdown or HTML for a mail. Pictures are removed: loading one tells its server who opens the mail, and when
 * (docs/decisions/mail-content.md). @param siteUrl without a slash at the end
 * @returns both parts empty where no words are left; nothing where the markup is beyond `MARKUP_LIMITS`
 */
export function writtenContent(written: string, siteUrl: string): WrittenContent | undefined {
  try {
    const { html: clean, ...alterations } = sanitize(toHtml(written), siteUrl);
    const html = linkAddresses(clean);
    const text = convert(html, textOptions).trim();
    return { html: text === "" ? "" : html, text, ...alterations };
  } catch (error) {
    if (error instanceof TooComplex) return undefined;
    throw error;
  }
}
