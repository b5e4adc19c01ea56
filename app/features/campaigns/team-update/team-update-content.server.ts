import { convert, type HtmlToTextOptions } from "html-to-text";
import sanitizeHtml from "sanitize-html";

const removedTagLabels = [
  { label: "pictures", tags: ["img", "picture", "svg"] },
  { label: "videos and sounds", tags: ["video", "audio"] },
  { label: "scripts", tags: ["script"] },
  { label: "style sheets", tags: ["style", "link"] },
  { label: "embedded pages", tags: ["iframe", "frame", "object", "embed"] },
  { label: "form fields", tags: ["form", "input", "select", "textarea", "button"] },
] as const;

export interface TeamUpdateContent {
  html: string;
  text: string;
  removedTags: string[];
}

const INK = "color:#1b1a17";

/** The allowed elements with their inline styles: mail programs ignore stylesheets. */
const inlineStyles: Record<string, { style?: string; class?: string }> = {
  h2: { style: "margin:24px 0 8px;font-size:24px;line-height:1.2" },
  h3: { style: "margin:20px 0 8px;font-size:20px;line-height:1.3" },
  h4: { style: "margin:16px 0 8px;font-size:18px;line-height:1.4" },
  p: { style: "margin:0 0 16px" },
  div: {},
  br: {},
  hr: { class: "rule", style: "border:0;border-top:2px solid #1b1a17;margin:24px 0" },
  ul: { style: "margin:0 0 16px;padding-left:24px" },
  ol: { style: "margin:0 0 16px;padding-left:24px" },
  li: { style: "margin:0 0 6px" },
  a: { class: "ink", style: `${INK};text-decoration:underline` },
  strong: {},
  b: {},
  em: {},
  i: {},
  u: {},
  s: {},
  sub: {},
  sup: {},
  code: {},
  pre: { style: "margin:0 0 16px;white-space:pre-wrap" },
  blockquote: { class: "rule", style: "margin:0 0 16px;padding-left:16px;border-left:4px solid #1b1a17" },
  table: { style: "border-collapse:collapse;margin:0 0 16px" },
  caption: { style: "text-align:left;font-weight:bold;padding:0 0 6px" },
  thead: {},
  tbody: {},
  tr: {},
  th: { class: "rule", style: "border:1px solid #1b1a17;padding:6px 10px;text-align:left" },
  td: { class: "rule", style: "border:1px solid #1b1a17;padding:6px 10px;text-align:left" },
};

/** The mail's own heading is the first; whatever else there is stays below it. */
const renamed: Record<string, string> = {
  h1: "h2",
  h5: "h4",
  h6: "h4",
  strike: "s",
  del: "s",
  section: "div",
  article: "div",
  header: "div",
  footer: "div",
  main: "div",
  address: "div",
  center: "div",
};

const PROTOCOLS = new Set(["http:", "https:", "mailto:"]);
const isSpan = (value: string | undefined) => value !== undefined && /^[1-9]\d?$/.test(value);

function linkAddress(href: string | undefined, siteUrl: string): string | undefined {
  const base = `${siteUrl}/`;
  const given = href?.trim();
  if (!given || !URL.canParse(given, base)) return undefined;
  const url = new URL(given, base);
  if (!PROTOCOLS.has(url.protocol)) return undefined;
  return /^https?:\/\/\S+$/i.test(given) ? given : url.href;
}

function allowedAttributes(
  tag: string,
  given: sanitizeHtml.Attributes,
  siteUrl: string,
): Record<string, string> {
  const attributes: Record<string, string> = {};
  const href = tag === "a" ? linkAddress(given.href, siteUrl) : undefined;
  if (href) attributes.href = href;
  if (tag === "td" || tag === "th") {
    for (const span of ["colspan", "rowspan"]) if (isSpan(given[span])) attributes[span] = given[span] ?? "";
  }
  return attributes;
}

function withParagraphs(content: string): string {
  if (/<[a-z!/]/i.test(content)) return content;
  const paragraphs = content.split(/\n[^\S\n]*\n\s*/).filter((paragraph) => paragraph.trim() !== "");
  return paragraphs.map((paragraph) => `<p>${paragraph.trim().replaceAll("\n", "<br>\n")}</p>`).join("\n");
}

/** Far beyond a mail that was written by hand or pasted; below them, sanitizing takes less than a second. */
export const MARKUP_LIMITS = { depth: 100, elements: 10_000 };

class TooComplex extends Error {}

/** Stops the parser at the limit, because its time grows with the square of the depth. @throws TooComplex at a limit */
function watchTags(found: Set<string>) {
  let depth = 0;
  let elements = 0;
  return {
    onOpenTag: (name: string) => {
      found.add(name);
      depth += 1;
      elements += 1;
      if (depth > MARKUP_LIMITS.depth || elements > MARKUP_LIMITS.elements) throw new TooComplex();
    },
    onCloseTag: () => {
      depth -= 1;
    },
  };
}

function sanitized(
  content: string,
  siteUrl: string,
  styled: boolean,
  watch?: ReturnType<typeof watchTags>,
): string {
  return sanitizeHtml(content, {
    allowedTags: Object.keys(inlineStyles),
    allowedAttributes: { "*": ["href", "colspan", "rowspan", "class", "style"] },
    // The attributes were set here, not by the content's author.
    parseStyleAttributes: false,
    allowedSchemes: ["http", "https", "mailto"],
    nonTextTags: ["script", "style", "textarea", "option", "title", "xmp", "iframe"],
    nestingLimit: 60,
    ...watch,
    // A link that leads nowhere is text.
    exclusiveFilter: ({ tag, attribs }) => (tag === "a" && !attribs.href ? "excludeTag" : false),
    transformTags: {
      "*": (name, given) => {
        const tagName = renamed[name] ?? name;
        const attribs = allowedAttributes(tagName, given, siteUrl);
        return { tagName, attribs: styled ? { ...attribs, ...inlineStyles[tagName] } : attribs };
      },
    },
  }).trim();
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

/**
 * Sanitizes HTML for a mail. Pictures are removed: loading one tells its server who opens the mail, and when
 * (docs/decisions/mail-content.md). @param siteUrl without a slash at the end
 * @returns both parts empty where no words are left; nothing where the markup is beyond `MARKUP_LIMITS`
 */
export function teamUpdateContent(content: string, siteUrl: string): TeamUpdateContent | undefined {
  const found = new Set<string>();
  const source = withParagraphs(content);
  let html: string;
  try {
    html = sanitized(source, siteUrl, true, watchTags(found));
  } catch (error) {
    if (error instanceof TooComplex) return undefined;
    throw error;
  }
  const text = convert(sanitized(source, siteUrl, false), textOptions).trim();
  const removedTags = removedTagLabels
    .filter(({ tags }) => tags.some((tag) => found.has(tag)))
    .map(({ label }) => label);
  return text === "" ? { html: "", text: "", removedTags } : { html, text, removedTags };
}
