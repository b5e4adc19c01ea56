import { convert, type HtmlToTextOptions } from "html-to-text";
import MarkdownIt from "markdown-it";
import sanitizeHtml from "sanitize-html";
import { type Alterations, Found } from "./alterations";
import { elements, renamed } from "./elements";
import { linkAddresses, linkifier } from "./find-links.server";

/** What parts a text into blocks: with one of these, a text is HTML and its lines mean nothing. */
const BLOCK =
  /<(?:!|\/?(?:address|article|blockquote|body|center|dd|div|dl|dt|footer|form|h[1-6]|head|header|hr|html|iframe|li|main|object|ol|p|pre|script|section|style|table|tbody|td|textarea|th|thead|title|tr|ul)(?=[\s/>]))/i;

const RULES = ["heading", "list", "emphasis", "link", "image", "autolink", "newline", "escape", "entity"];

function createMarkdown() {
  const markdown = new MarkdownIt("zero", { html: true, breaks: true, linkify: true });
  markdown.enable([...RULES, "html_inline", "linkify"]);
  markdown.linkify = linkifier;
  return markdown;
}

const markdown = createMarkdown();

/**
 * Bold, italics, links, lists, headings and paragraphs; tags within a line go through. HTML is left as it is.
 * @returns HTML that is not sanitised yet
 */
function toHtml(written: string): string {
  if (BLOCK.test(written)) return written;
  return markdown.render(written.replace(/<br ?\/?>\n?/gi, "\n"));
}

const PROTOCOLS = new Set(["http:", "https:", "mailto:"]);
const isSpan = (value: string | undefined) => value !== undefined && /^[1-9]\d?$/.test(value);
const isStart = (value: string | undefined) => value !== undefined && /^\d{1,9}$/.test(value);

/** People type addresses without a scheme, which a browser would take for pages of this site. */
function withScheme(given: string): string {
  if (/^www\./i.test(given)) return `https://${given}`;
  return /^[^\s/:?#@]+@[^\s/:?#@]+$/.test(given) ? `mailto:${given}` : given;
}

function linkAddress(href: string | undefined, siteUrl: string, found: Found): string | undefined {
  const base = `${siteUrl}/`;
  const typed = href?.trim();
  const given = typed && withScheme(typed);
  if (!given || !URL.canParse(given, base)) return undefined;
  const url = new URL(given, base);
  if (!PROTOCOLS.has(url.protocol)) return undefined;
  const address = /^https?:\/\/\S+$/i.test(given) ? given : url.href;
  if (address !== typed) found.changed(`the address “${typed}” is ${address}`);
  return address;
}

function allowedAttributes(
  tag: string,
  given: sanitizeHtml.Attributes,
  siteUrl: string,
  found: Found,
): Record<string, string> {
  const attributes: Record<string, string> = {};
  const href = tag === "a" ? linkAddress(given.href, siteUrl, found) : undefined;
  if (href) attributes.href = href;
  if (tag === "td" || tag === "th") {
    for (const span of ["colspan", "rowspan"]) if (isSpan(given[span])) attributes[span] = given[span] ?? "";
  }
  // Without it, a list that begins with another number would begin with one.
  if (tag === "ol" && isStart(given.start)) attributes.start = given.start ?? "";
  return attributes;
}

/** Far beyond a mail that was written by hand or pasted; below them, sanitizing takes less than a second. */
export const MARKUP_LIMITS = { depth: 100, elements: 10_000 };

class TooComplex extends Error {}

/** Stops the parser at the limit, because its time grows with the square of the depth. @throws TooComplex at a limit */
function watchTags() {
  let depth = 0;
  let count = 0;
  return {
    onOpenTag: () => {
      depth += 1;
      count += 1;
      if (depth > MARKUP_LIMITS.depth || count > MARKUP_LIMITS.elements) throw new TooComplex();
    },
    onCloseTag: () => {
      depth -= 1;
    },
  };
}

/** @throws TooComplex beyond `MARKUP_LIMITS` */
function sanitize(content: string, siteUrl: string): Alterations & { html: string } {
  const found = new Found();
  const html = sanitizeHtml(content, {
    allowedTags: Object.keys(elements),
    allowedAttributes: { "*": ["href", "colspan", "rowspan", "start"] },
    allowedSchemes: ["http", "https", "mailto"],
    nonTextTags: ["script", "style", "textarea", "option", "title", "xmp", "iframe"],
    nestingLimit: 60,
    ...watchTags(),
    exclusiveFilter: ({ tag, attribs, text }) => {
      // A link that leads nowhere is text.
      if (tag !== "a" || attribs.href) return false;
      if (text.trim() !== "") found.deadLink(text);
      return "excludeTag";
    },
    transformTags: {
      "*": (name, given) => {
        found.tag(name, given);
        const tagName = renamed[name] ?? name;
        return { tagName, attribs: allowedAttributes(tagName, given, siteUrl, found) };
      },
    },
  }).trim();
  return { html, ...found.alterations() };
}

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
