import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as about from "~/content/about";
import * as community from "~/content/community-building";
import * as contact from "~/content/contact";
import * as corporate from "~/content/corporate-accountability";
import * as crowdfunding from "~/content/crowdfunding";
import * as donate from "~/content/donate";
import * as firstWeek from "~/content/first-week";
import { formWords } from "~/content/form-words";
import { headlineFigures } from "~/content/headline-figures";
import * as home from "~/content/home";
import { privacyPolicy } from "~/content/legal/privacy-policy";
import { termsOfService } from "~/content/legal/terms-of-service";
import * as navigation from "~/content/navigation";
import * as news from "~/content/news";
import { languageOf } from "~/content/page";
import * as partner from "~/content/partner";
import * as policy from "~/content/policy-advocacy";
import { directoryWords } from "~/content/resources/resource-directory";
import * as support from "~/content/resources/support-resources-page";
import * as statistics from "~/content/statistics-page";
import * as survey from "~/content/survey";
import * as videos from "~/content/videos";
import * as volunteer from "~/content/volunteer";
import { loadSeeds } from "~/features/seed/load-seeds.server";
import { readable } from "../support/markup";
import { formPages } from "../support/pages";
import { projectRoot } from "../support/program";
import { type Site, startSite } from "../support/server";

let site: Site;
beforeAll(async () => {
  site = await startSite({ seed: false });
});
afterAll(() => site.stop());

/** A page's markup as the words stand in it. */
const markup = async (path: string) => readable(await (await fetch(site.url + path)).text());

it("shows the empty-list messages while the tables are empty", {
  tags: ["@public-2.5", "@public-2.14"],
}, async () => {
  const { empty } = news.newsPage;
  const newsHtml = await markup("/news");
  for (const text of [empty.title, empty.text]) expect(newsHtml).toContain(text);
  expect(newsHtml).not.toContain(news.newsPage.emptyFiltered.title);
  const homeHtml = await markup("/");
  for (const text of [home.latestNews.empty.title, home.latestNews.empty.text])
    expect(homeHtml).toContain(text);
  expect(await markup(support.page.path)).toContain(directoryWords.list.empty({}));
});

/** Not words of a page: names, what only files hold, and what is said while one waits or where data or addresses lack. */
const UNSEEN =
  "id kind tone box slug to place setting fileColumns yes loading untitled textWithoutChat unset".split(" ");

const missing = ["nameMissing", "emailMissing", "subjectMissing", "messageMissing"];
/** Words that a page says in another state, with the end-to-end tests of that state beside them. */
const ELSEWHERE: Record<string, readonly string[]> = {
  "/": ["empty", "earlier", "notOpen"],
  "/news": ["empty", "emptyFiltered", "partial", "newest", "clear", "undated", "archive"],
  "/videos": ["empty", "clear", "duration", "fromFirst"],
  "/statistics": ["topicPages", "industryBarChart", "economicImpactGrid", "help"],
  "/crowdfunding": ["thankYou", "helpFor", "notSaved", "submitting", "allAnswered"],
  "/about": ["onRecord", "noGifts"],
  "/partner": ["notOpen", "report"],
  "/services/support-and-resources": ["notOpen"],
  "/support": ["notOpen", "money"],
  "/contact": [
    "recordPanels",
    "ask",
    "contactTopics",
    "topics",
    "security",
    "wrongAnswer",
    "spentSum",
    "busy",
    "success",
    ...missing,
  ],
  "/terms-of-service": ["none"],
  "/first-week": ["none", "count"],
  "/volunteer": ["rolePages", "application", "backToRoles"],
};

/** Without the words of errors, which `frame` holds as well. */
const { frame: _, ...headerAndFooter } = navigation;

function wordsOf(value: unknown, without: ReadonlySet<string>): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (without.has(key) ? [] : wordsOf(part, without)));
}

describe("a page", () => {
  beforeAll(async () => {
    await loadSeeds(site.db, join(projectRoot, "seeds"));
  });

  it.each([
    ["/", { home, headlineFigures }],
    ["/first-week", firstWeek],
    ["/about", { about, navigation: headerAndFooter }],
    ["/services/support-and-resources", support],
    ["/services/policy-advocacy", policy],
    ["/services/community-building", community],
    ["/services/corporate-accountability", corporate],
    ["/partner", partner],
    ["/volunteer", volunteer],
    ["/support", donate],
    ["/news", news],
    ["/videos", videos],
    ["/statistics", statistics],
    ["/crowdfunding", { crowdfunding, survey }],
    ["/contact", contact],
    ["/privacy-policy", privacyPolicy],
    ["/terms-of-service", termsOfService],
  ] as const)("%s says every word of its content", async (path, content) => {
    const words = wordsOf(content, new Set([...UNSEEN, ...(ELSEWHERE[path] ?? [])]));
    expect(words.length).toBeGreaterThan(10);
    const html = await markup(path);
    expect(words.filter((text) => !html.includes(text))).toEqual([]);
  });

  it.each(formPages)("$page says at each button what becomes of what is sent", async ({ page, forms }) => {
    const { privacy } = formWords[languageOf(page)];
    const html = await markup(page);
    for (const name of forms) {
      const [, form = ""] = html.split(`id="${name}-inputs"`);
      expect(form.split("</form>")[0], name).toContain(`href="${privacy.to}"`);
    }
  });

  const parts = [...Object.values(statistics.topicPages), ...Object.values(volunteer.rolePages)];
  it.each(parts)("$path has the specified copy", async (topic) => {
    const html = await markup(topic.path);
    expect(html).toContain(`<title>${topic.title} – `);
    expect(html).toContain(`<meta property="og:title" content="${topic.title}"/>`);
    expect(html).toContain(`<meta name="description" content="${topic.description}"/>`);
  });
});
