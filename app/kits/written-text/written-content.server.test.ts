import { describe, expect, it } from "vitest";
import { forMail, MARKUP_LIMITS, writtenContent } from "./written-content.server";

const SITE = "https://aa.example";
function made(content: string) {
  const result = writtenContent(content, SITE);
  if (!result) throw new Error("The markup is too complex");
  return result;
}
const bare = (content: string) => made(content).html;

describe("writtenContent", () => {
  it.each([
    ["headings below the mail's own", "<h1>A</h1><h2>B</h2><h6>C</h6>", "<h2>A</h2><h2>B</h2><h4>C</h4>"],
    [
      "lists, emphasis and quotes",
      "<ul><li><b>A</b></ul><blockquote><em>B</em></blockquote>",
      "<ul><li><b>A</b></li></ul><blockquote><em>B</em></blockquote>",
    ],
    ["blocks that part words", "<div>A</div><section>B</section>", "<div>A</div><div>B</div>"],
    [
      "spans of cells",
      '<table><tr><td colspan="2" width="9">A</table>',
      '<table><tr><td colspan="2">A</td></tr></table>',
    ],
    [
      "mail and web addresses",
      '<p><a href="mailto:a@b.example">A</a></p>',
      '<p><a href="mailto:a@b.example">A</a></p>',
    ],
    [
      "addresses of this site, whole",
      '<p><a href="/news?q=1&r=2">A</a></p>',
      `<p><a href="${SITE}/news?q=1&amp;r=2">A</a></p>`,
    ],
    ["text that only looks like markup", "<p>1 &lt; 2 &amp; 3</p>", "<p>1 &lt; 2 &amp; 3</p>"],
  ])("preserves %s", (_, content, expected) => expect(bare(content)).toBe(expected));

  it.each([
    ["scripts", "<p>A</p><script>alert(1)</script>", "<p>A</p>"],
    [
      "handlers, styles and classes",
      '<p onclick="x()" style="color:red" class="ink" id="a">A</p>',
      "<p>A</p>",
    ],
    [
      "addresses that run",
      '<a href=" java\nscript:alert(1)">A</a><a href="data:text/html,x">B</a>',
      "<p>AB</p>",
    ],
    [
      "links that lead nowhere, and leaves those beside them",
      `<p><a name="top">A</a> <a href="tel:1">B</a> <a href="${SITE}/c">C</a> D</p><p>E</p>`,
      `<p>A B <a href="${SITE}/c">C</a> D</p><p>E</p>`,
    ],
    [
      "links within links that lead nowhere",
      `<a name="x">A <b>B</b><ul><li><a>C</a></li></ul></a> <a href="${SITE}/d">D</a>`,
      `A <b>B</b><ul><li>C</li></ul> <a href="${SITE}/d">D</a>`,
    ],
    ["pictures", '<p>A<img src="https://track.example/x.gif" onerror="x()"> B</p>', "<p>A B</p>"],
    ["style sheets", "<style>p{}</style><p>A</p>", "<p>A</p>"],
    [
      "forms",
      '<form action="https://evil.example"><input name="a">A<textarea><b>B</b></textarea></form>',
      "A",
    ],
    [
      "other languages in HTML",
      '<svg><a xlink:href="javascript:1">A</a></svg><math><mi>B</mi></math>',
      "<p>AB</p>",
    ],
    [
      "a way out of a comment or a text",
      '<!--<p>--><noscript><p title="</noscript><img src=x onerror=1>">A',
      "<p>A</p>",
    ],
    ["broken tags", "<p><<b>A</b><a<b>B", "<p>&lt;<b>A</b>B</p>"],
  ])("takes out %s", (_, content, expected) => expect(bare(content)).toBe(expected));

  it("replaces styles by its own", () => {
    const written = made(
      '<p class="x" style="position:fixed">A</p><h2 style="x">B</h2><div style="y">C</div>',
    );
    expect(forMail(written)).toBe(
      '<p>A</p><h2 style="margin:24px 0 8px;font-size:24px;line-height:1.2">B</h2><div>C</div>',
    );
  });

  it("takes text without a tag as it was typed", () => {
    expect(bare("Dear all,\n\nless < more & more.\nBye")).toBe(
      "<p>Dear all,</p>\n<p>less &lt; more &amp; more.<br />\nBye</p>",
    );
  });

  it("says the same in plain text", () => {
    const { text } = made(
      '<h1>Meeting</h1><p>We meet <b>at six</b>, see <a href="/news">the news</a>.</p><ul><li>Bread<li>Salt</ul><a href="https://b.example">https://b.example</a>',
    );
    expect(text).toBe(
      `MEETING\n\nWe meet at six, see the news <${SITE}/news>.\n\n- Bread\n- Salt\n\nhttps://b.example`,
    );
  });

  it("names what it took out", { tags: ["@staff-5.1"] }, () => {
    const { removed, changed } = made(
      '<h1 style="color:red" onclick="x()">A</h1><script>1</script><img><p dir="rtl">A</p><iframe src=x></iframe>' +
        '<p><a name="top">Top</a> <marquee>B</marquee> <a href="www.example.org">C</a></p>',
    );
    expect(removed).toEqual([
      "pictures",
      "scripts",
      "embedded pages",
      "colors, fonts, sizes and positions",
      "actions of scripts",
      "the link of “Top”, which has no address to open",
      "tags that no mail has: <marquee>",
      "attributes: dir",
    ]);
    expect(changed).toEqual([
      "headings of the first level are of the second, below the subject",
      "the address “www.example.org” is https://www.example.org",
    ]);
    expect(made("<p>A</p>")).toMatchObject({ removed: [], changed: [] });
  });

  it.each(["<script>1</script>", "<p> &nbsp; </p><br>", '<img src="x">'])(
    "finds no words in %s",
    (content) => {
      expect(made(content)).toMatchObject({ html: "", text: "" });
    },
  );
});

describe("the small Markdown", () => {
  it.each([
    [
      "bold, italics and links",
      "A **b** and *c*, [d](https://e.example/f_g_h).",
      '<p>A <strong>b</strong> and <em>c</em>, <a href="https://e.example/f_g_h">d</a>.</p>',
    ],
    [
      "headings and lists, also one that begins with another number",
      "# A\n\n- b\n- c\n\n3. d\n4. e",
      '<h2>A</h2>\n<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n<ol start="3">\n<li>d</li>\n<li>e</li>\n</ol>',
    ],
    [
      "paragraphs, though there is a single tag in a line",
      "Dear all,\n\nThe job fair is on <b>Saturday</b>, see https://fair.example/?a=1&b=2.\n\nThank you",
      '<p>Dear all,</p>\n<p>The job fair is on <b>Saturday</b>, see <a href="https://fair.example/?a=1&amp;b=2">https://fair.example/?a=1&amp;b=2</a>.</p>\n<p>Thank you</p>',
    ],
    [
      "web and mail addresses, but not names of files",
      "See www.fair.example/x_y_z, ask <jobs@fair.example>, read notes.md",
      '<p>See <a href="https://www.fair.example/x_y_z">www.fair.example/x_y_z</a>, ask <a href="mailto:jobs@fair.example">jobs@fair.example</a>, read notes.md</p>',
    ],
    ["line breaks of either kind", "A<br>\nB\nC", "<p>A<br />\nB<br />\nC</p>"],
    [
      "marks that mean nothing, as they are",
      "2 * 3 * 4 = 24, my_file_name, 5 > 4, ---, `x`, | a |",
      "<p>2 * 3 * 4 = 24, my_file_name, 5 &gt; 4, ---, `x`, | a |</p>",
    ],
    ["no address that runs", "[a](javascript:alert(1))", "<p>[a](javascript:alert(1))</p>"],
    ["indented text, which is no code", "    A", "<p>A</p>"],
  ])("knows %s", (_, content, expected) => expect(bare(content)).toBe(expected));

  it("leaves the lines of HTML alone, and links its addresses", () => {
    expect(bare("<p>Dear *all*,\n\nsee https://fair.example &amp; <code>www.code.example</code></p>")).toBe(
      '<p>Dear *all*,\n\nsee <a href="https://fair.example">https://fair.example</a> &amp; <code>www.code.example</code></p>',
    );
  });

  it("has its links with their targets in plain text", () => {
    expect(made("**Fair**: [sign up](https://a.example), or write to b@c.example\n\n- one\n- two").text).toBe(
      "Fair: sign up <https://a.example>, or write to b@c.example\n\n- one\n- two",
    );
  });

  it.each(["[", "*", "_a", "![", "<", "<a ", "- ", "www.", "a@b."])("is quick with much of %s", (mark) => {
    const started = performance.now();
    writtenContent(mark.repeat(20_000), SITE);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe("markup beyond the limits", () => {
  const { depth, elements } = MARKUP_LIMITS;
  const nested = (levels: number) => `<div>${"<b>".repeat(levels)}A${"</b>".repeat(levels)}</div>`;

  it("is rejected, and up to them is not", () => {
    expect(writtenContent(nested(depth), SITE)).toBeUndefined();
    expect(writtenContent("<b>".repeat(66_000), SITE)).toBeUndefined();
    expect(made(nested(depth - 1)).text).toBe("A");
    expect(writtenContent("<i>A</i>".repeat(elements + 1), SITE)).toBeUndefined();
    expect(made(`<p>${"<i>A</i>".repeat(elements - 1)}</p>`).text).toHaveLength(elements - 1);
  });

  it("is not what unclosed paragraphs and list items make, which end where the next begins", () => {
    expect(made(`${"<p>A".repeat(2 * depth)}<ul>${"<li>B".repeat(2 * depth)}</ul>`).text).toContain("B");
  });
});
