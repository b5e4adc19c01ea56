import sanitizeHtml from "sanitize-html";
import { type Alterations, Found } from "./alterations";
import { elements, renamed } from "./elements";

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

export class TooComplex extends Error {}

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
export function sanitize(content: string, siteUrl: string): Alterations & { html: string } {
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
