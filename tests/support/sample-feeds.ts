/** The same two articles in every format, written as feeds are. */
const link = "https://example.org/news/robots?id=7&amp;utm_source=feed";
const title = "Robots &amp;amp; &lt;b&gt;jobs&lt;/b&gt;";
const summary =
  "&lt;p&gt;Who pays? A study of 1,000 firms says:&lt;/p&gt; &lt;p&gt;&amp;ldquo;we&amp;rdquo; do.&lt;/p&gt;";
const markup = "<p>Who pays? A study of 1,000 firms says:</p> <p>&ldquo;we&rdquo; do.</p>";

export const sampleFeeds = {
  "RSS 0.91": `<?xml version="1.0"?>
<!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" "http://my.netscape.com/publish/formats/rss-0.91.dtd">
<rss version="0.91"><channel><title>Feed</title><link>https://example.org/</link><description>News</description>
<language>en</language>
<item><title>${title}</title><link>${link}</link><description>${summary}</description>
  <pubDate>Thu, 19 Nov 2026 08:30:00 GMT</pubDate></item>
<item><title>Second</title><link>https://example.org/news/second</link></item>
</channel></rss>`,
  "RSS 1.0": `<?xml version="1.0"?>
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
  xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel rdf:about="https://example.org/"><title>Feed</title><link>https://example.org/</link><description/>
  <items><rdf:Seq><rdf:li rdf:resource="${link}"/><rdf:li rdf:resource="https://example.org/news/second"/></rdf:Seq></items>
</channel>
<item rdf:about="${link}"><title>${title}</title><link>${link}</link><description>${summary}</description>
  <dc:date>2026-11-19T08:30:00Z</dc:date><dc:creator>Ann</dc:creator></item>
<item rdf:about="https://example.org/news/second"><title>Second</title><link>https://example.org/news/second</link></item>
</rdf:RDF>`,
  "RSS 2.0": `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet href="feed.xsl" type="text/xsl"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel><title><![CDATA[Feed]]></title><link>https://example.org/</link><description>News</description>
<atom:link href="https://example.org/feed" rel="self" type="application/rss+xml"/>
<!-- written by a program -->
<item><title><![CDATA[Robots &amp; <b>jobs</b>]]></title><link>${link}</link>
  <guid isPermaLink="false">tag:7</guid><author>ann@example.org (Ann)</author><dc:creator><![CDATA[Ann]]></dc:creator>
  <description><![CDATA[${markup}]]></description><content:encoded><![CDATA[<p>The whole article</p>]]></content:encoded>
  <media:thumbnail url="https://example.org/a.jpg"/><category>AI</category>
  <pubDate>Thu, 19 Nov 2026 03:30:00 -0500</pubDate></item>
<item><title>Second</title><link>https://example.org/news/second</link></item>
</channel></rss>`,
  Atom: `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en" xml:base="https://example.org/"><title>Feed</title>
<id>tag:example.org,2026:feed</id><updated>2026-11-20T00:00:00Z</updated><link rel="self" href="/feed"/>
<entry><title type="html">${title}</title><id>tag:example.org,2026:7</id>
  <link rel="enclosure" href="/a.mp3"/><link rel="alternate" type="text/html" href="/news/robots?id=7&amp;utm_source=feed"/>
  <summary type="html">${summary}</summary><published>2026-11-19T08:30:00Z</published>
  <updated>2026-11-19T10:00:00Z</updated><author><name>Ann</name></author></entry>
<entry><title>Second</title><id>https://example.org/news/second</id><link href="news/second"/></entry>
</feed>`,
  "Atom with a prefix": `<?xml version="1.0"?>
<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:title>Feed</a:title>
<a:entry><a:title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Robots &amp; <b>jobs</b></div></a:title>
  <a:link href="${link}"/><a:content type="html">${summary}</a:content><a:updated>2026-11-19T08:30:00Z</a:updated></a:entry>
<a:entry><a:title>Second</a:title><a:link href="https://example.org/news/second"/></a:entry>
</a:feed>`,
  "JSON Feed": JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: "Feed",
    items: [
      {
        id: "7",
        url: "https://example.org/news/robots?id=7&utm_source=feed",
        title: "Robots & jobs",
        content_html: markup,
        date_published: "2026-11-19T08:30:00Z",
      },
      { id: "https://example.org/news/second", title: "Second", content_text: "2" },
    ],
  }),
} as const;
