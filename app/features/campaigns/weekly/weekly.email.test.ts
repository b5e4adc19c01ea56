import { describe, expect, it } from "vitest";
import { newsPage } from "~/content/news";
import { page as newsletterArchivePage } from "~/content/newsletter/newsletter-archive";
import { weeklyNewsletter } from "~/content/newsletter/newsletter-mails";
import { newsletterSignup } from "~/content/newsletter/personal-pages";
import { newsletter as supportNewsletter } from "~/content/resources/support-resources-page";
import { videosPage } from "~/content/videos";
import { UNSUBSCRIBE_PLACE } from "~/kits/list-mail/list-mail";
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
      expect(form).toContain("3 more articles are on our news page.");
      expect(form).toContain("Call 988");
      expect(form).toContain("https://aa.example/first-week");
      expect(form).toContain("https://aa.example/news");
      expect(form).toContain("https://aa.example/services/support-and-resources");
      expect(form).toContain("After Automation, 1 Example Street");
      expect(form).toContain("You get this email because");
      expect(form).toContain(UNSUBSCRIBE_PLACE);
    }
    expect(text).toContain("https://example.org/strike?a=1&b=2");
    expect(html).toContain('href="https://example.org/strike?a=1&amp;b=2"');
  });

  it("says in plain text all that it says in HTML", () => {
    const place = { id: 1, title: "Pantry", organization: "City", description: "Meals", url: null };
    const { html, text } = issue({
      articles: [article(), article({ id: 2, title: "Second" })],
      moreCount: 3,
      resources: [place],
      moreResources: 2,
    });
    const shown = html
      .replace(
        /<head>.*<\/head>|<!--.*?-->|<div class="preview".*?<\/div>|<td[^>]* aria-hidden.*?<\/table>/gs,
        "",
      )
      .split(/<[^>]*>/)
      .map((part) =>
        part
          .replace(/\s+/g, " ")
          .replaceAll("&#x27;", "'")
          .replace(/^[ ·.]+|[ ·.]+$/g, ""),
      )
      .filter((part) => part !== "" && part !== "Read it at The Paper");
    const words = text.replace(/\s+/g, " ").toLowerCase();
    expect(shown.length).toBeGreaterThan(30);
    expect(shown.filter((part) => !words.includes(part.toLowerCase()))).toEqual([]);
  });

  it("is a document mail programs and screen readers understand, and loads nothing", () => {
    const { html } = issue({ articles: [article(), ...Array.from({ length: 9 }, () => article())] });
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(|@import|@font-face/);
    expect(html.match(/<table(?! role="presentation")/g)).toBeNull();
    expect(Buffer.byteLength(html)).toBeLessThan(25_000);
  });

  it("has the date, help and the lead story in this order before all other articles", () => {
    const [lead, second] = [article({ title: "First" }), article({ id: 2, title: "Second" })];
    const { html, text } = issue({ articles: [lead, second] });
    for (const form of [html.slice(html.indexOf("<h1") - 500), text]) {
      const found = ["20, 2026", "Call 988", "First", "Second"].map((words) =>
        form.replaceAll("\u00a0", " ").indexOf(words),
      );
      expect(found).toEqual(found.toSorted((one, other) => one - other));
      expect(found).not.toContain(-1);
    }
  });

  it("shows other titles beside the subject in an inbox, and nothing of them in the mail's plain text", () => {
    const others = [article({ id: 2, title: "Second" }), article({ id: 3, title: "Third" })];
    const { html, text } = issue({ articles: [article(), ...others] });
    const shown =
      /<body[^>]*>\s*<div class="preview" style="display:none[^"]*">([^<]*)/.exec(html)?.[1] ?? "";
    expect(shown.replaceAll("\u034f", "").trim()).toBe("Also this week: Second · Third");
    expect(text).not.toContain("Also this week");
  });

  it("has no line of plain text beyond 78 letters but URLs", () => {
    const long = "Workers walked out of the plant in the morning. ".repeat(12).trim();
    const url = `https://example.org/${"long-".repeat(30)}`;
    const { text } = issue({ articles: [article({ title: long, summary: long, url })] });
    expect(text.split("\n").filter((line) => line.length > 78)).toEqual([url]);
  });

  it("does not say the organization's name twice where the address begins with it", () => {
    const { text } = issue(
      {},
      { organization: { ...organization, postalAddress: "After Automation, 1 Road" } },
    );
    expect(text).toContain("\n\nAfter Automation, 1 Road\n");
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

  it("does not speak of more articles, or of new places to get help, when there are none", () => {
    expect(issue().text).not.toMatch(/news page|NEW PLACES|MORE THIS WEEK/);
  });

  it("names new places to get help", () => {
    const place = {
      id: 1,
      title: "Pantry",
      organization: "City",
      description: "Meals",
      url: "https://food.example/",
    };
    const { html, text } = issue({ resources: [place], moreResources: 1 });
    expect(text).toContain(
      "Pantry\nMeals\nCity\nhttps://food.example/\n\n1 more new place is in the directory.",
    );
    expect(html).toContain('href="https://food.example/"');
  });

  it("leaves out what is not known", () => {
    const { text } = issue({ articles: [article({ source: null, summary: "", publishedDate: "soon" })] });
    expect(text).toContain("Strike at the plant\nhttps://example.org/strike?a=1&b=2\n\n");
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
    [
      "Challenger report for September 2026: AI named in 3,961 job cuts",
      1,
      "Challenger report for September 2026: AI named in 3,961 job cuts",
    ],
    ["word ".repeat(100).trim(), 9, "word word word word word word word word word word word… and 9 more"],
    ["w".repeat(100), 0, `${"w".repeat(69)}…`],
  ])("names the lead story %s, and how many more there are: %i", (title, more, expected) => {
    expect(subject(title, more)).toBe(expected);
    expect(expected.length).toBeLessThanOrEqual(70);
  });
});

describe("what pages promise of the newsletter", () => {
  const { resources, speakUp } = weeklyNewsletter;
  const promises = [
    newsletterSignup.intro,
    supportNewsletter.text,
    videosPage.subscribe.text,
    newsPage.newsletter.text,
    newsletterArchivePage.description,
  ].map((text) => text.toLowerCase());

  it("is in it", () => {
    const place = { id: 1, title: "Pantry", organization: "City", description: "Meals", url: null };
    const { html, text } = issue({ resources: [place] });
    for (const { heading } of [resources, speakUp]) {
      expect(promises.join("\n")).toContain(heading.toLowerCase());
      expect(html).toContain(heading);
      expect(text).toContain(heading.toUpperCase());
    }
  });

  it("is nothing that it does not hold", () => {
    expect(promises.filter((text) => /deadline|program|event|add to this list/.test(text))).toEqual([]);
  });
});
