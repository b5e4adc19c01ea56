import { afterEach, describe, expect, it } from "vitest";
import { sampleFeeds } from "#tests/support/sample-feeds";
import { localDay, setTimeZone } from "~/lib/time/time-zone";
import { feedProblems } from "./feed-problem";
import { parseItems } from "./parse-items.server";

const NOW = new Date("2026-11-20T09:00:00.000Z");
const URL = "https://feeds.example.org/news/feed.xml";

const parse = (text: string) => parseItems({ body: Buffer.from(text), contentType: "", url: URL }, NOW);

const rss = (item: string, channel = "") =>
  parse(`<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
    xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>Feed</title>${channel}<item>${item}</item></channel></rss>`);
const titled = (title: string) => rss(`<title>${title}</title><link>https://example.org/a</link>`)[0]?.title;
const summarized = (summary: string) =>
  rss(`<title>A</title><link>https://example.org/a</link><description>${summary}</description>`)[0]?.summary;
const linked = (item: string, channel = "") => rss(`<title>A</title>${item}`, channel).map(({ url }) => url);
const dated = (date: string) =>
  rss(`<title>A</title><link>https://example.org/a</link><pubDate>${date}</pubDate>`)[0]?.published;

const atom = (entry: string, feed = "") =>
  parse(`<feed xmlns="http://www.w3.org/2005/Atom" ${feed}><title>Feed</title>
    <entry><link href="https://example.org/a"/>${entry}</entry></feed>`)[0];
const json = (item: object) =>
  parse(JSON.stringify({ version: "https://jsonfeed.org/version/1.1", title: "Feed", items: [item] }))[0];

describe("a format", () => {
  it.each(Object.entries(sampleFeeds))("%s is read", (_, text) => {
    expect(parse(text)).toEqual([
      {
        key: "example.org/news/robots?id=7",
        url: "https://example.org/news/robots?id=7",
        title: expect.stringMatching(/^Robots &amp; (<b>jobs<\/b>|jobs)$/),
        summary: "Who pays? A study of 1,000 firms says: “we” do.",
        source: null,
        published: "2026-11-19T08:30:00.000Z",
      },
      expect.objectContaining({ url: "https://example.org/news/second", title: "Second" }),
    ]);
  });

  it.each([
    ["nothing", "", feedProblems.empty],
    ["a web page", "<!doctype html><html><body>News</body></html>", feedProblems.webPage],
    ["another text", "Not Found", feedProblems.notFeed],
  ])("%s is none", (_, text, problem) => expect(() => parse(text)).toThrow(problem));
});

describe("entities", () => {
  it("are decoded once in RSS", () => {
    expect(titled("AT&amp;T &amp; us")).toBe("AT&amp;T &amp; us");
    expect(titled("AT&amp;amp;T")).toBe("AT&amp;T");
    expect(titled("Less &amp;lt;b&amp;gt; more")).toBe("Less &lt;b&gt; more");
    expect(titled("<![CDATA[Q&amp;A &eacute; <i>x</i> &#8217;]]>")).toBe("Q&amp;A é <i>x</i> ’");
    expect(titled("&eacute; &#8217; &nbsp;&bogus; 1 &lt; 2")).toBe("é ’ &amp;bogus; 1 &lt; 2");
  });

  it("are decoded once in Atom, whose text is no HTML", () => {
    expect(atom("<title>1 &lt; 2 &amp;amp; &lt;b&gt;</title>")?.title).toBe("1 &lt; 2 &amp;amp; &lt;b&gt;");
    expect(atom('<title type="html">&lt;b&gt;Big&lt;/b&gt; &amp;amp; small</title>')?.title).toBe(
      "<b>Big</b> &amp; small",
    );
    const xhtml =
      '<title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">A <em>b</em> &lt;c</div></title>';
    expect(atom(xhtml)?.title).toBe("A <em>b</em> &lt;c");
  });

  it("are not decoded in JSON Feed's texts, and once in its HTML", () => {
    const url = "https://example.org/a";
    expect(
      json({ id: "1", url, title: "1 < 2 &amp; <b>", content_html: "<p>A &lt;b&gt; &amp; c</p>" }),
    ).toMatchObject({
      title: "1 &lt; 2 &amp;amp; &lt;b&gt;",
      summary: "A &lt;b&gt; &amp; c",
    });
  });

  it("of a feed's own are left as they are, be they a million or a file", () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
      <rss version="2.0"><channel><item><title>x&c;&f;</title><link>https://example.org/a</link></item></channel></rss>`;
    expect(parse(bomb)).toMatchObject([{ title: "x&amp;c;&amp;f;" }]);
  });
});

describe("a summary", () => {
  it("is the content where there is none, without markup but the few tags", () => {
    const content =
      "<content:encoded><![CDATA[<p>One</p><p><strong>Two</strong> <a href='x'>three</a></p>]]></content:encoded>";
    expect(rss(`<title>A</title><link>https://example.org/a</link>${content}`)[0]?.summary).toBe(
      "One <strong>Two</strong> three",
    );
  });

  it("is cut at a word", () => {
    const text = "Many words, ".repeat(60).trim();
    const cut = summarized(`&lt;p&gt;${text}&lt;/p&gt;`) ?? "";
    expect(cut.length).toBeLessThanOrEqual(400);
    expect(cut).toMatch(/Many words…$|Many…$/);
    expect(summarized("x".repeat(1000))).toBe(`${"x".repeat(399)}…`);
  });

  it("has no note of the program that wrote it", () => {
    expect(
      summarized(
        "News. &lt;p&gt;The post &lt;a&gt;AI&lt;/a&gt; appeared first on &lt;a&gt;Site&lt;/a&gt;.&lt;/p&gt;",
      ),
    ).toBe("News.");
  });

  it("is the title where there is none, else the address is", () => {
    expect(rss("<description>A short note</description><link>https://example.org/a</link>")).toMatchObject([
      { title: "A short note", summary: "A short note" },
    ]);
    expect(rss("<link>https://example.org/a</link>")).toMatchObject([{ title: "example.org/a" }]);
  });
});

describe("a damaged feed", () => {
  const good = `<rss version="2.0"><channel><title>F</title>
    <item><title>A</title><link>https://example.org/a</link></item>
    <item><title>Second</title><link>https://example.org/b</link><description>More</description></item></channel></rss>`;
  const titles = (text: string) => parse(text).map(({ title }) => title);
  const until = (end: string) => good.slice(0, good.indexOf(end));

  it.each([
    ["cut before its last sign", good.slice(0, -1), ["A", "Second"]],
    ["cut in a title", until("cond</title>"), ["A"]],
    ["cut in an address", until("/b</link>"), ["A"]],
    ["cut in a summary", until("re</description>"), ["A", "Second"]],
    ["cut in a tag", until("tion>More"), ["A", "Second"]],
    ["with a bare sign in a title", good.replace(">A<", ">5 < 6 jobs<"), ["5 &lt; 6 jobs", "Second"]],
    ["with CDATA that has no end", good.replace(">A<", "><![CDATA[A<"), ["A", "Second"]],
    ["whose elements have a prefix", good.replace(/<(\/?)(?=[a-z])/g, "<$1r:"), ["A", "Second"]],
    ["without the end of an item", good.replace("</item>", ""), ["A", "Second"]],
  ])("%s gives what can be read", (_, text, expected) => expect(titles(text)).toEqual(expected));
});

it("keeps the quotes of windows-1252 that calls itself Latin-1", () => {
  expect(titled("Don\u0092t &amp;amp; \u0093stay\u0094")).toBe("Don’t &amp; “stay”");
  expect(titled("Don&#146;t")).toBe("Don’t");
  const bytes = Buffer.from(
    '<?xml version="1.0" encoding="ISO-8859-1"?><rss version="2.0"><channel><item><title>Don\u0092t</title><link>https://example.org/a</link></item></channel></rss>',
    "latin1",
  );
  expect(parseItems({ body: bytes, contentType: "", url: URL }, NOW)[0]?.title).toBe("Don’t");
});

describe("elements of FeedBurner and of media", () => {
  it("have the article's own address, and title and summary where there are no others", () => {
    expect(
      linked(
        "<link>https://feeds.example/x</link><feedburner:origLink>https://example.org/o</feedburner:origLink>",
      ),
    ).toEqual(["https://example.org/o"]);
    const media = "<media:title>M</media:title><media:description>D</media:description>";
    expect(rss(`<link>https://example.org/a</link>${media}`)).toMatchObject([{ title: "M", summary: "D" }]);
    const itunes = "<title>A</title><itunes:summary>S</itunes:summary>";
    expect(rss(`<link>https://example.org/a</link>${itunes}`)).toMatchObject([{ title: "A", summary: "S" }]);
  });
});

describe("an address", () => {
  it("is resolved against the feed, or the base it names", () => {
    expect(linked("<link>/a</link>")).toEqual(["https://feeds.example.org/a"]);
    expect(linked("<link>a</link>", "<link>https://example.org/news/</link>")).toEqual([
      "https://example.org/news/a",
    ]);
    expect(linked("<link> //other.example/a </link>")).toEqual(["https://other.example/a"]);
    const based = atom('<title>A</title><link href="c"/>', 'xml:base="/b/"');
    expect(based?.url).toBe("https://example.org/a");
    const entry = '<entry><title>A</title><link href="c"/></entry>';
    expect(
      parse(`<feed xmlns="http://www.w3.org/2005/Atom" xml:base="/b/"><title>F</title>${entry}</feed>`),
    ).toMatchObject([{ url: "https://feeds.example.org/b/c" }]);
  });

  it("is the guid's where there is no other, and it is one", () => {
    expect(linked("<guid>https://example.org/g</guid>")).toEqual(["https://example.org/g"]);
    expect(linked('<guid isPermaLink="false">https://example.org/g</guid>')).toEqual([]);
    expect(linked("<guid>7</guid>")).toEqual([]);
    expect(linked('<link/><atom:link rel="alternate" href="https://example.org/b"/>')).toEqual([
      "https://example.org/b",
    ]);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://example.org/a",
    "mailto:a@example.org",
    "file:///etc/passwd",
    `https://example.org/${"a".repeat(2000)}`,
  ])("is none with %.30s", (href) => expect(linked(`<link>${href}</link>`)).toEqual([]));

  it("loses tracking parameters, and name and password", () => {
    expect(linked("<link>https://ann:secret@example.org/a?utm_source=b&amp;c=d</link>")).toEqual([
      "https://example.org/a?c=d",
    ]);
  });
});

describe("a date", () => {
  it.each([
    ["Thu, 19 Nov 2026 08:30:00 GMT", "2026-11-19T08:30:00.000Z"],
    ["Mon, 19 Nov 26 03:30 EST", "2026-11-19T08:30:00.000Z"],
    ["19 Nov 2026 08:30:00 +0000", "2026-11-19T08:30:00.000Z"],
    ["2026-11-19T09:30:00+01:00", "2026-11-19T08:30:00.000Z"],
    ["2026-11-19", "2026-11-19"],
    ["Do, 19 Nov 2026 08:30:00 CET", "2026-11-19T07:30:00.000Z"],
    ["Fri, 20 Nov 2026 20:00:00 GMT", NOW.toISOString()],
    ["2026-11-21", "2026-11-20"],
    ["yesterday", ""],
    ["", ""],
    ["0000-00-00", ""],
    ["Thu, 01 Jan 1970 00:00:00 GMT", ""],
    ["2036-01-01", ""],
    ["+275761-01-01T00:00:00Z", ""],
  ])("%j is %j", (text, iso) => expect(dated(text)).toBe(iso));

  describe("where the organization's clocks", () => {
    afterEach(() => setTimeZone("UTC"));

    it.each(["Pacific/Honolulu", "Pacific/Auckland"])(
      "are those of %s, is of the day that is written",
      (zone) => {
        setTimeZone(zone);
        for (const time of ["00:15:00", "23:45:00"])
          expect(localDay(dated(`Wed, 18 Nov 2026 ${time}`) ?? "")).toBe("2026-11-18");
      },
    );

    it("show the next day already, may be of that one", () => {
      const evening = new Date("2026-11-20T20:00:00.000Z");
      const text = `<rss version="2.0"><channel><item><title>A</title><link>https://example.org/a</link>
        <pubDate>2026-11-21</pubDate></item></channel></rss>`;
      const published = () =>
        parseItems({ body: Buffer.from(text), contentType: "", url: URL }, evening)[0]?.published;
      expect(published()).toBe("2026-11-20");
      setTimeZone("Pacific/Auckland");
      expect(published()).toBe("2026-11-21");
    });
  });

  it.each([
    "<atom:published>2026-11-19T08:30:00Z</atom:published>",
    "<atom:updated>2026-11-19T08:30:00Z</atom:updated>",
    "<dc:date>2026-11-19T08:30:00Z</dc:date>",
    "<dcterms:issued>2026-11-19T08:30:00Z</dcterms:issued>",
    "<pubDate>soon</pubDate><dcterms:created>2026-11-19T08:30:00Z</dcterms:created>",
  ])("is in %s", (element) => {
    const item = `<title>A</title><link>https://example.org/a</link>${element}`;
    expect(rss(item)[0]?.published).toBe("2026-11-19T08:30:00.000Z");
  });

  it("has the order of day and month that the feed's other dates have", () => {
    const item = (day: string) =>
      `<item><title>A</title><link>https://example.org/${day}</link><pubDate>${day}</pubDate></item>`;
    const published = (...days: string[]) =>
      parse(`<rss version="2.0"><channel>${days.map(item).join("")}</channel></rss>`).map(
        (entry) => entry.published,
      );
    expect(published("03/04/2026")).toEqual([""]);
    expect(published("03/04/2026", "13/04/2026")).toEqual(["2026-04-03", "2026-04-13"]);
  });
});

it("takes 200 items of a feed", () => {
  const items = Array.from(
    { length: 500 },
    (_, index) => `<item><title>${index}</title><link>https://example.org/${index}</link></item>`,
  );
  expect(parse(`<rss version="2.0"><channel>${items.join("")}</channel></rss>`)).toHaveLength(200);
});

it("names the publisher where a feed collects from others", () => {
  expect(
    rss(
      '<title>A</title><link>https://example.org/a</link><source url="x">B &amp;amp; C &lt;script&gt;x&lt;/script&gt;</source>',
    )[0]?.source,
  ).toBe("B &amp; C");
});

/** A parser that reads its text again and again takes minutes for one. */
describe("a feed of 256 kB of", () => {
  const many = (text: string) => text.repeat(2 ** 18 / text.length);
  const wrapped = (inner: string) => `<rss version="2.0"><channel><item>${inner}</item></channel></rss>`;
  it.each([
    [
      "brackets for a name",
      wrapped(`<title>A</title><link>https://example.org/a</link><author>${many("(")}</author>`),
    ],
    [
      "brackets for a prefixed name",
      wrapped(`<itunes:author>${many("(")}</itunes:author><managingEditor>${many("[")}</managingEditor>`),
    ],
    ["open tags", wrapped(many("<a>"))],
    ["open titles", wrapped(many("<title>"))],
    ["open comments", wrapped(`<title>${many("<!--")}</title>`)],
    ["open CDATA", wrapped(`<title>${many("<![CDATA[")}</title>`)],
    ["ampersands", wrapped(`<title>${many("&amp;")}</title><link>https://example.org/a</link>`)],
    ["attributes", wrapped(`<a ${many("b='c' ")}/>`)],
    ["namespaces", `<rss version="2.0" ${many('xmlns:a="b" ')}><channel/></rss>`],
    ["entities", `<!DOCTYPE rss [${many('<!ENTITY a "b">')}]>${wrapped("")}`],
    ["spaces", wrapped(`<title>a${many(" ")}b</title><link>https://example.org/a</link>`)],
    [
      "open markup",
      wrapped(
        `<title>A</title><link>https://example.org/a</link><description><![CDATA[${many("<b>")}]]></description>`,
      ),
    ],
    [
      "footnotes",
      wrapped(
        `<title>A</title><link>https://example.org/a</link><description>${many("The post x appeared ")}</description>`,
      ),
    ],
    ["query", wrapped(`<title>A</title><link>https://example.org/?${many("a&amp;")}</link>`)],
    ["JSON", `{"version":"https://jsonfeed.org/version/1","items":${many("[")}`],
  ])("%s is read or refused in a moment", { timeout: 5_000 }, (_, text) => {
    try {
      parse(text);
    } catch (error) {
      expect(error).toMatchObject({ message: feedProblems.notFeed });
    }
  });
});
