/** An element of an XML document, with its prefix in its name. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  /** All text in it, its children's as well. */
  text: string;
  children: XmlElement[];
}

const CHANNEL =
  "title link description language copyright managingEditor webMaster pubDate lastBuildDate category";
const CHANNEL_REST = "generator docs cloud ttl image rating textInput skipHours skipDays item";
const ITEM = "title link description author category comments enclosure guid pubDate source";
const REPEATED = ["category", "item"];

/** RFC 822 with the four digits of RFC 1123, as RSS 2.0 has it: "Tue, 01 Sep 2026 00:00:00 GMT". */
const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/;

const isDate = (text: string) =>
  RFC_822.test(text) && new Date(text).toUTCString().slice(0, 3) === text.slice(0, 3);
const isAbsolute = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);
const named = ({ children }: XmlElement, name: string) => children.filter((child) => child.name === name);

function* elementProblems(parent: XmlElement, known: string): Generator<string> {
  const names = known.split(" ");
  for (const { name, text, children, attributes } of parent.children) {
    if (!name.includes(":") && !names.includes(name)) yield `unknown <${name}>`;
    if (!text.trim() && children.length === 0 && Object.keys(attributes).length === 0)
      yield `empty <${name}>`;
    if (!REPEATED.includes(name) && !name.includes(":") && named(parent, name).length > 1)
      yield `two <${name}>`;
    if (/^(link|docs|comments)$/.test(name) && !isAbsolute(text)) yield `<${name}> is no address: ${text}`;
    if (/^(pubDate|lastBuildDate)$/.test(name) && !isDate(text)) yield `<${name}> is no date: ${text}`;
  }
}

function* itemProblems(item: XmlElement, guids: Set<string>): Generator<string> {
  yield* elementProblems(item, ITEM);
  if (named(item, "title").length + named(item, "description").length === 0)
    yield "neither title nor description";
  for (const { text, attributes } of named(item, "guid")) {
    if (guids.has(text)) yield `<guid> twice: ${text}`;
    if (attributes.isPermaLink !== "false" && !isAbsolute(text)) yield `<guid> is no address: ${text}`;
    guids.add(text);
  }
  if (named(item, "guid").length === 0) yield "no <guid>";
  for (const { text } of named(item, "description")) {
    for (const [link] of text.matchAll(/\b(href|src)="(?!https?:|mailto:)[^"]*"/g))
      yield `relative address: ${link}`;
  }
}

/**
 * What is wrong with a feed by RSS 2.0 and the advisory board's best practices profile, as their validator has it.
 *
 * @param root the document's element
 * @param address where the feed is read
 * @see https://www.rssboard.org/rss-specification
 * @see https://www.rssboard.org/rss-profile
 */
export function rssProblems(root: XmlElement, address: string): string[] {
  const [channel, ...more] = root.children;
  if (root.name !== "rss" || root.attributes.version !== "2.0") return ["no RSS 2.0"];
  if (channel?.name !== "channel" || more.length > 0) return ["not one channel"];
  const problems = [...elementProblems(channel, `${CHANNEL} ${CHANNEL_REST}`)];
  for (const name of ["title", "link", "description"]) {
    if (named(channel, name).length === 0) problems.push(`no <${name}>`);
  }
  for (const { text } of named(channel, "language")) {
    if (!/^[a-z]{2}(-[a-z]{2})?$/i.test(text)) problems.push(`<language> is none: ${text}`);
  }
  const self = named(channel, "atom:link").filter(({ attributes }) => attributes.rel === "self");
  if (self.length !== 1 || self[0]?.attributes.href !== address) problems.push("no <atom:link> to itself");
  if (self[0]?.attributes.type !== "application/rss+xml") problems.push("<atom:link> of another type");
  const guids = new Set<string>();
  for (const [index, item] of named(channel, "item").entries()) {
    problems.push(...[...itemProblems(item, guids)].map((problem) => `item ${index + 1}: ${problem}`));
  }
  return problems;
}
