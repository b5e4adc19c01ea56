import { describe, expect, it } from "vitest";
import { MARKUP_LIMITS, teamUpdateContent } from "./team-update-content.server";

const SITE = "https://aa.example";
function made(content: string) {
  const result = teamUpdateContent(content, SITE);
  if (!result) throw new Error("The markup is too complex");
  return result;
}
/** The html without the look every element is given. */
const bare = (content: string) => made(content).html.replace(/ (?:class|style)="[^"]*"/g, "");

describe("teamUpdateContent", () => {
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
    ["mail and web addresses", '<a href="mailto:a@b.example">A</a>', '<a href="mailto:a@b.example">A</a>'],
    [
      "addresses of this site, whole",
      '<a href="/news?q=1&r=2">A</a>',
      `<a href="${SITE}/news?q=1&amp;r=2">A</a>`,
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
    ["addresses that run", '<a href=" java\nscript:alert(1)">A</a><a href="data:text/html,x">B</a>', "AB"],
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
    ["other languages in HTML", '<svg><a xlink:href="javascript:1">A</a></svg><math><mi>B</mi></math>', "AB"],
    [
      "a way out of a comment or a text",
      '<!--<p>--><noscript><p title="</noscript><img src=x onerror=1>">A',
      "<p>A</p>",
    ],
    ["broken tags", "<<b>A</b><a<b>B", "&lt;<b>A</b>B"],
  ])("takes out %s", (_, content, expected) => expect(bare(content)).toBe(expected));

  it("replaces styles by its own", () => {
    const { html } = made(
      '<p class="x" style="position:fixed">A</p><h2 style="x">B</h2><div style="y">C</div>',
    );
    expect(html).toBe(
      '<p style="margin:0 0 16px">A</p><h2 style="margin:24px 0 8px;font-size:24px;line-height:1.2">B</h2><div>C</div>',
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
    expect(made("<script>1</script><img><p>A</p><iframe src=x></iframe>").removedTags).toEqual([
      "pictures",
      "scripts",
      "embedded pages",
    ]);
    expect(made("<p>A</p>").removedTags).toEqual([]);
  });

  it.each(["<script>1</script>", "<p> &nbsp; </p><br>", '<img src="x">'])(
    "finds no words in %s",
    (content) => {
      expect(made(content)).toMatchObject({ html: "", text: "" });
    },
  );
});

describe("markup beyond the limits", () => {
  const { depth, elements } = MARKUP_LIMITS;
  const nested = (levels: number) => `${"<b>".repeat(levels)}A${"</b>".repeat(levels)}`;

  it("is rejected, and up to them is not", () => {
    expect(teamUpdateContent(nested(depth + 1), SITE)).toBeUndefined();
    expect(teamUpdateContent("<b>".repeat(66_000), SITE)).toBeUndefined();
    expect(made(nested(depth)).text).toBe("A");
    expect(teamUpdateContent("<i>A</i>".repeat(elements + 1), SITE)).toBeUndefined();
    expect(made("<i>A</i>".repeat(elements)).text).toHaveLength(elements);
  });

  it("is not what unclosed paragraphs and list items make, which end where the next begins", () => {
    expect(made(`${"<p>A".repeat(2 * depth)}<ul>${"<li>B".repeat(2 * depth)}</ul>`).text).toContain("B");
  });
});
