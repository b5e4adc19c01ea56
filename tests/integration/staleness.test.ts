import { join } from "node:path";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newsPage } from "~/content/news";
import { surveyQuestions } from "~/content/survey";
import { answerCount } from "~/content/survey-results";
import { hideArticleForm, showArticleForm } from "~/features/articles/admin/article.form";
import { surveyForm } from "~/features/survey/survey.form";
import { randomNumbers } from "../support/random";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff } from "../support/staff";

/** `STALENESS_STEPS=1000 STALENESS_SEED=2 npm run test:integration -- tests/integration/staleness.test.ts` */
const { STALENESS_STEPS = "100", STALENESS_SEED = "1" } = process.env;

let site: Site;
let urls: string[];
let shell: SQLite.Database;
let cookie: string;
beforeAll(async () => {
  site = await startSite();
  urls = [site.url, await site.startSecond()];
  shell = new SQLite(join(site.directory, "site.db"), { timeout: 5000 });
  cookie = await cookieOf(site, await makeStaff(site));
});
afterAll(async () => {
  shell.close();
  await site.stop();
});

const random = randomNumbers(Number(STALENESS_SEED));
const pick = <T>(items: readonly T[]): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("Nothing to pick");
  return item;
};

/** What pages must show: written once a write is acknowledged. */
const shown = { article: "", isHidden: false, office: "", answers: 0 };
let made = 0;
function newNumber(): string {
  made += 1;
  return String(made).padStart(5, "0");
}
const newToken = () => `token-${newNumber()}-end`;

interface Reading {
  path: string;
  /** Undefined: no token. */
  expected: () => string | undefined;
}

const articleReading = (path: string): Reading => ({
  path,
  expected: () => (shown.isHidden ? undefined : shown.article),
});
const officeReading = (path: string): Reading => ({ path, expected: () => shown.office });
const surveyReading: Reading = {
  path: "/survey-results",
  expected: () => answerCount(shown.answers),
};
const readings = [
  ...["/", "/news", "/news?utm_source=x", "/news.rss"].map(articleReading),
  ...[
    "/first-week?state=OH",
    "/help/ohio",
    "/es/help/ohio",
    "/services/support-and-resources?category=Unemployment+Benefits&state=OH",
  ].map(officeReading),
  surveyReading,
];

const seen = new Map<string, { etag: string; body: string }>();

async function get(url: string): Promise<string> {
  const before = random() < 0.5 ? seen.get(url) : undefined;
  const response = await fetch(url, { headers: before ? { "If-None-Match": before.etag } : {} });
  const body = await response.text();
  if (before && response.status === 304) return before.body;
  expect(response.status, url).toBe(200);
  const etag = response.headers.get("ETag");
  expect(etag, `${url} is stored`).not.toBeNull();
  seen.set(url, { etag: etag ?? "", body });
  return body;
}

async function check({ path, expected }: Reading): Promise<void> {
  const url = pick(urls) + path;
  const text = await get(url);
  const content = expected();
  if (content !== undefined) expect(text.includes(content), `${url} shows ${content}`).toBe(true);
  const older = text.match(/token-\d+-end/g)?.filter((token) => token !== content) ?? [];
  expect(older, `${url} shows nothing older`).toEqual([]);
}

async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const url = pick(urls);
  const response = await fetch(url + path, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
    headers: { "Sec-Fetch-Site": "same-origin", ...headers },
  });
  expect(response.status, await response.text()).toBe(303);
}

const answers = Object.fromEntries(
  surveyQuestions.map(({ name, options }) => [name, options[0]?.value ?? ""]),
);

const writes = {
  article: async () => {
    const title = newToken();
    shell.prepare("update articles set title = ? where id = 1").run(title);
    shown.article = title;
  },
  articleReplaced: async () => {
    const title = newToken();
    const copied = "summary, source, url, published_date, created_at, is_hidden";
    shell.exec(`begin immediate; create temp table old as select * from articles where id = 1;
      delete from articles where id = 1;
      insert into articles (id, title, ${copied}) select id, '${title}', ${copied} from old;
      drop table old; commit`);
    shown.article = title;
  },
  articleByTheLibrary: async () => {
    const title = newToken();
    await site.db.updateTable("articles").set({ title }).where("id", "=", 1).execute();
    shown.article = title;
  },
  articleHiddenByStaff: async () => {
    const form = shown.isHidden ? showArticleForm : hideArticleForm;
    await post("/admin/articles/1", { form: form.name }, { Cookie: cookie });
    shown.isHidden = !shown.isHidden;
  },
  office: async () => {
    const title = newToken();
    await site.db
      .updateTable("support_resources")
      .set({ title })
      .where("category", "=", "Unemployment Benefits")
      .where("state", "=", "OH")
      .execute();
    await site.db
      .updateTable("state_facts")
      .set({ value: title })
      .where("state", "=", "OH")
      .where("fact", "=", "office")
      .execute();
    shown.office = title;
  },
  answersByVisitors: async () => {
    const email = `sam-${newNumber()}@example.org`;
    await post("/crowdfunding", { form: surveyForm.name, ...answers, name: "Sam", email });
    shown.answers += 1;
  },
  answersRemoved: async () => {
    if (shown.answers < 8) return;
    shell.exec("delete from ai_impact_surveys where number = (select max(number) from ai_impact_surveys)");
    shown.answers -= 1;
  },
};

it("never shows what was before an acknowledged write, in two web servers at any order of writes and reads", async () => {
  shell.exec("update articles set published_date = '2099-01-01' where id = 1");
  await Promise.all(urls.map((url) => get(`${url}/crowdfunding`)));
  await writes.article();
  await writes.office();
  for (let i = 0; i < 8; i += 1) await writes.answersByVisitors();

  for (let step = 0; step < Number(STALENESS_STEPS); step += 1) {
    if (random() < 0.5) {
      await Promise.all([check(pick(readings)), check(pick(readings))]);
      continue;
    }
    // Renders that begin before the write, and must not be what is shown after it.
    const underWay = [pick(readings), pick(readings)].map(({ path }) => get(pick(urls) + path));
    await pick(Object.values(writes))();
    await Promise.all([...[pick(readings), pick(readings), pick(readings)].map(check), ...underWay]);
  }
});

it("shows the news again as soon as they can be read, without a change of them", async () => {
  const rename = (from: string, to: string) => shell.exec(`alter table ${from} rename to ${to}`);
  const pages = async () => {
    const found = await Promise.all(urls.map((url) => fetch(`${url}/news`).then((page) => page.text())));
    return found.map((page) => page.includes(newsPage.empty.title));
  };
  expect(await pages()).toEqual([false, false]);
  rename("articles", "unreadable");
  // Not stored: the version is the same, but the page is rendered again. What was stored before can still be shown.
  shell.exec("update content_versions set articles = 1");
  expect(await pages()).toEqual([true, true]);
  rename("unreadable", "articles");
  expect(await pages()).toEqual([false, false]);
});

it("shows what a command has added", async () => {
  const pages = () => Promise.all(urls.map((url) => get(`${url}/first-week?state=TX`)));
  shell.exec("delete from state_facts where state = 'TX' and fact = 'office'");
  for (const page of await pages()) expect(page).not.toContain("Texas Workforce Commission");
  expect(await site.run("prepare").exit).toBe(0);
  for (const page of await pages()) expect(page).toContain("Texas Workforce Commission");
});
