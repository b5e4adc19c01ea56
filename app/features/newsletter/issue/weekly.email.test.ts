import { describe, expect, it } from "vitest";
import { UNSUBSCRIBE_PLACE } from "./issue";
import { type IssueArticle, type IssueContents, weeklyIssue } from "./weekly.email";

const article = (parts: Partial<IssueArticle> = {}): IssueArticle => ({
  title: "Strike at the plant",
  summary: "Workers walked out.",
  source: "The Paper",
  url: "https://example.org/strike?a=1&b=2",
  publishedDate: "2026-11-19",
  ...parts,
});
const issue = (parts: Partial<IssueContents> = {}) =>
  weeklyIssue({
    articles: [article()],
    moreCount: 0,
    organization: { name: "After Automation", postalAddress: "1 Example Street" },
    siteUrl: "https://aa.example",
    ...parts,
  });

describe("weeklyIssue", () => {
  it("says the same in both forms", () => {
    const { subject, html, text } = issue({
      articles: [article(), article({ title: "Second" })],
      moreCount: 3,
    });
    expect(subject).toBe("This week in AI and work: Strike at the plant");
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
    const { html } = issue({
      articles: [article({ title: evil, summary: evil, source: evil, url: `https://example.org/${evil}` })],
      organization: { name: evil, postalAddress: evil },
    });
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("&quot;&gt;&lt;script&gt;alert(&#x27;1&#x27;)&lt;/script&gt;&amp;amp;");
  });

  it("links to web addresses only", () => {
    const { html, text } = issue({ articles: [article({ url: "javascript:alert(1)" })] });
    expect(html + text).not.toContain("javascript:");
    expect(html).toContain("Strike at the plant");
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

  it("keeps the subject short, and whole words", () => {
    const { subject } = issue({ articles: [article({ title: "word ".repeat(100).trim() })] });
    expect(subject.length).toBeLessThanOrEqual(120);
    expect(subject).toMatch(/word…$/);
  });
});
