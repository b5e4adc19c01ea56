import { describe, expect, it } from "vitest";
import { UNSUBSCRIBE_PLACE } from "./issue";
import { composeContents, type IssueArticle, type IssueSelection } from "./issue-contents.server";
import { weeklyIssue } from "./weekly.email";

const article = (parts: Partial<IssueArticle> = {}): IssueArticle => ({
  id: 1,
  title: "Strike at the plant",
  summary: "Workers walked out.",
  source: "The Paper",
  url: "https://example.org/strike?a=1&b=2",
  publishedDate: "2026-11-19",
  ...parts,
});
const organization = { name: "After Automation", postalAddress: "1 Example Street" };
const issue = (parts: Partial<IssueSelection> = {}, publisher = { organization }) =>
  weeklyIssue(
    composeContents(
      { articles: [article()], moreCount: 0, resources: [], moreResources: 0, ...parts },
      "2026-11-20",
    ),
    { siteUrl: "https://aa.example", ...publisher },
  );

describe("weeklyIssue", () => {
  it("says the same in both forms", () => {
    const { subject, html, text } = issue({
      articles: [article(), article({ title: "Second" })],
      moreCount: 3,
    });
    expect(subject).toBe("Strike at the plant, and 4 more stories on AI and work");
    for (const form of [html, text]) {
      for (const words of [
        "Strike at the plant",
        "Second",
        "Workers walked out.",
        "Nov 19, 2026 · The Paper",
      ]) {
        expect(form).toContain(words);
      }
      expect(form).toContain("3 more articles are on our news page");
      expect(form).toContain("https://aa.example/news");
      expect(form).toContain("https://aa.example/services/support-and-resources");
      expect(form).toContain("After Automation, 1 Example Street");
      expect(form).toContain("You get this mail because");
      expect(form).toContain(UNSUBSCRIBE_PLACE);
    }
    expect(text).toContain("https://example.org/strike?a=1&b=2");
    expect(html).toContain('href="https://example.org/strike?a=1&amp;b=2"');
  });

  it("is a document mail programs and screen readers understand", () => {
    const { html } = issue();
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/<(img|script|table|link)\b/);
  });

  it("escapes whatever comes from outside", () => {
    const evil = `"><script>alert('1')</script>&amp;`;
    const { html } = issue(
      {
        articles: [article({ title: evil, summary: evil, source: evil, url: `https://example.org/${evil}` })],
      },
      { organization: { name: evil, postalAddress: evil } },
    );
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("&quot;&gt;&lt;script&gt;alert(&#x27;1&#x27;)&lt;/script&gt;&amp;amp;");
  });

  it("links no title to nothing", () => {
    expect(issue({ articles: [article({ url: null })] }).html).not.toMatch(/<a[^>]*>Strike at the plant/);
  });

  it.each([
    [1, "1 more article is on our news page"],
    [2, "2 more articles are on our news page"],
  ])("counts %i left out", (moreCount, words) => expect(issue({ moreCount }).text).toContain(words));

  it("does not speak of more articles when there are none", () => {
    expect(issue().text).not.toContain("news page");
  });

  it("leaves out what is not known", () => {
    const { text } = issue({ articles: [article({ source: null, summary: "", publishedDate: "soon" })] });
    expect(text).toContain("Strike at the plant\nhttps://example.org/strike");
  });
});

describe("the subject", () => {
  const subject = (title: string, moreCount = 0) =>
    issue({ articles: [article({ title })], moreCount }).subject;

  it.each([
    ["Strike at the plant.", 9, "Strike at the plant, and 9 more stories on AI and work"],
    ["Strike at the plant", 1, "Strike at the plant, and 1 more story on AI and work"],
    ["Strike at the plant", 0, "Strike at the plant"],
    ["Will it take my job?", 9, "Will it take my job? And 9 more stories on AI and work"],
    [
      "What unions won at the bargaining table this autumn",
      1200,
      "What unions won at the bargaining table this autumn, and 1,200 more",
    ],
    ["word ".repeat(100).trim(), 9, "word word word word word word word word word word word… and 9 more"],
    ["w".repeat(100), 0, `${"w".repeat(69)}…`],
  ])("names the lead story %s, and how many more there are: %i", (title, more, expected) => {
    expect(subject(title, more)).toBe(expected);
    expect(expected.length).toBeLessThanOrEqual(70);
  });
});
