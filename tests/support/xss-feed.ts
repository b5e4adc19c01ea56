import payloads from "./xss-payloads.json" with { type: "json" };

const { markup, links } = payloads;

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const cdata = (text: string) => `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;

/** Ways to put the same markup into a feed. */
const writings = { escaped: escapeXml, cdata, twice: (text: string) => escapeXml(escapeXml(text)) };

/** A feed in which each payload is the title, the summary and the source of an article. */
export function markupFeed(writing: keyof typeof writings): string {
  const write = writings[writing];
  const items = markup.map(
    (
      payload,
      index,
    ) => `<item><title>${write(`${index} ${payload}`)}</title><link>https://example.org/xss/${index}</link>
      <description>${write(`About jobs ${payload}`)}</description><source url="https://example.org/">${write(payload)}</source></item>`,
  );
  return `<rss version="2.0"><channel><title>Feed</title>${items.join("")}</channel></rss>`;
}

/** Each payload as it is, in a feed of its own: most are no XML. */
export const rawFeeds = markup.map(
  (payload) => `<feed xmlns="http://www.w3.org/2005/Atom"><title>Feed</title><entry>
    <title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">A ${payload}</div></title>
    <link href="https://example.org/xss"/><summary type="html">${payload}</summary></entry></feed>`,
);

export const jsonFeed = JSON.stringify({
  version: "https://jsonfeed.org/version/1.1",
  title: "Feed",
  items: markup.map((payload, index) => ({
    id: String(index),
    url: `https://example.org/xss/${index}`,
    title: `${index} ${payload}`,
    content_html: payload,
  })),
});

/** A feed in which each payload is the address of an article. */
export const linkFeed = `<rss version="2.0"><channel><title>Feed</title>${links
  .map(
    (href, index) =>
      `<item><title>Link ${index}</title><link>${cdata(href)}</link><guid>${cdata(href)}</guid></item>`,
  )
  .join("")}</channel></rss>`;

export const payloadCount = { markup: markup.length, links: links.length };
