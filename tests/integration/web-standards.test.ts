import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { directoryWords } from "~/content/es/directory";
import { languageOf } from "~/content/page";
import { adminPaths } from "~/features/staff/admin-paths";
import { startSecondFactorForm } from "~/features/staff/second-factor/second-factor.form";
import { englishIn, textsOf } from "../support/english-words";
import { holdArticles } from "../support/held-articles";
import { checkFiles } from "../support/nu-checker";
import {
  alikeStates,
  openPages,
  pageStates,
  personalPages,
  publishLongContent,
} from "../support/page-states";
import { ASSETS, kindsIn, rhythmFaults, stylesheet, tooNew, unstyled } from "../support/page-styles";
import { formPages, publicPages } from "../support/pages";
import { projectRoot } from "../support/program";
import { routeRows } from "../support/routes";
import { withSentMark } from "../support/sent-mark";
import { type Site, startSite } from "../support/server";
import { structuredDataProblems } from "../support/structured-data-rules";
import { fillForms } from "../support/submissions";

let site: Site;
let folder: string;
beforeAll(async () => {
  site = await startSite();
  folder = mkdtempSync(join(tmpdir(), "checked-"));
  await keepPages();
  await publishLongContent(site.db);
  for (let id = 0; id < 6; id += 1) await fillForms(site.db, `${id}`, new Date().toISOString());
  for (const address of ["/", "/news", "/services/support-and-resources", "/survey-results"]) {
    await keep(`filled ${address}`, await get(address), 200);
  }
  for (const address of await personalPages(site.db)) await keep(address, await get(address), 200);
  await keepDashboard();
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

/** One mistake for each kind of file. */
const PLANTED = {
  "planted.html": '<!DOCTYPE html><html lang="en"><title>Planted</title><img src="wrong.png">',
  "planted.css": "p { colour: red }",
  "planted.svg": '<svg xmlns="http://www.w3.org/2000/svg"><rectangle/></svg>',
};

const fileName = (address: string) => address.replace(/^\//, "").replace(/[^\w.=-]+/g, "_") || "home";

/** Every kept page by what it is. */
const pages = new Map<string, string>();

/** Keeps a page as the server sends it, under a name that says which page it is. */
async function keep(what: string, response: Response, status: number): Promise<void> {
  expect(response.status, what).toBe(status);
  expect(response.headers.get("Content-Type"), what).toMatch(/^text\/html/);
  const html = await response.text();
  pages.set(what, html);
  writeFileSync(join(folder, `${fileName(what)}.html`), html);
}

const get = (address: string) => fetch(site.url + address);

const post = (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(site.url + address, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers,
    redirect: "manual",
  });

/** Each route below /es, the states that an address leads to, and what a search, a list or an answer looks like. */
const spanishPaths = [
  ...Object.values(routeRows).map(({ path }) => path),
  ...openPages,
  ...pageStates,
  "/es/first-week?state=OH",
  "/es/first-week/dates?lastDay=2026-11-20&state=OH",
  `${directoryWords.path}?q=no+puedo+pagar+la+renta&state=OH`,
  `${directoryWords.path}?show=all`,
].filter((path) => languageOf(path.split("?")[0] ?? "") === "es");

const spanish = new Map<string, string>();

async function keepPages(): Promise<void> {
  const unsent = [
    "/newsletter/unsubscribe",
    "/es/newsletter/unsubscribe",
    "/your-data/open",
    "/es/your-data/open",
    "/admin/reset-password?token=used",
  ];
  const missing = ["/no-such-page", "/es/no-hay", ...unsent];
  for (const address of [...openPages, ...pageStates, ...alikeStates]) {
    await keep(address, await get(withSentMark(site, address)), missing.includes(address) ? 404 : 200);
  }
  for (const { action, forms } of formPages) {
    for (const form of forms) await keep(`refused ${form} ${action}`, await post(action, { form }), 400);
  }
  for (const path of spanishPaths) spanish.set(path, pages.get(path) ?? (await (await get(path)).text()));
  await keep("no form", await post("/contact", { form: "none" }), 400);
  await keep("refused login", await post("/admin/login", { email: "", password: "" }), 400);
}

async function keepDashboard(): Promise<void> {
  const signedIn = await post("/admin/login", { ...site.admin });
  const cookie = signedIn.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const ask = (address: string, init: RequestInit = {}) =>
    fetch(site.url + address, { ...init, headers: { Cookie: cookie } });
  const { feed, articles } = await holdArticles(site.db, ["First", "Second", "Third"]);
  const news = adminPaths.articles;
  await site.db.updateTable("feeds").set({ last_error: "The site is away." }).execute();
  await ask(news, {
    method: "POST",
    body: new URLSearchParams({ form: "review", publish: `${articles[1]}` }),
  });
  const ofNews = [
    "",
    `?reviewed=${articles[1]}`,
    `/${articles[0]}`,
    "/feeds",
    "/feeds/new",
    `/feeds/${feed}`,
  ];
  for (const address of ["/admin/dashboard", "/admin/account", ...ofNews.map((rest) => news + rest)])
    await keep(address, await ask(address), 200);
  const start = { form: startSecondFactorForm.name, currentPassword: site.admin.password };
  const secondFactor = "/admin/account/second-factor";
  await keep("second factor, off", await ask(secondFactor), 200);
  await keep(
    "second factor, being set up",
    await ask(secondFactor, { method: "POST", body: new URLSearchParams(start) }),
    200,
  );
}

it("the W3C's checker finds no error in any page, stylesheet or SVG", async () => {
  const styles = readdirSync(ASSETS).filter((name) => name.endsWith(".css"));
  expect(styles).toContainEqual(expect.stringMatching(/^public-/));
  for (const name of styles) copyFileSync(join(ASSETS, name), join(folder, name));
  copyFileSync(join(projectRoot, "public/favicon.svg"), join(folder, "favicon.svg"));

  for (const [name, content] of Object.entries(PLANTED)) writeFileSync(join(folder, name), content);
  const errors = await checkFiles(folder);
  // Newer than the checker; where a browser does not know them, the staff's tabs begin at the first one and have no arrows,
  // and the text of a reply does not grow.
  const isNewer = (error: string) =>
    /Property “(?:scroll-initial-target|field-sizing|animation-timeline)” doesn't exist/.test(error);
  const isPlanted = (error: string) => error.startsWith("planted.");
  expect(errors.filter((error) => !isPlanted(error) && !isNewer(error))).toEqual([]);
  // A checker that looked at nothing would find nothing.
  expect(errors.filter(isPlanted).map((error) => error.split(":")[0])).toEqual(
    expect.arrayContaining(Object.keys(PLANTED)),
  );
});

/** But those of signed-in staff, whose sheet has a rule for every class. */
const isPublic = (what: string) => !/\/admin\/(?:dashboard|account|articles)|^second factor/.test(what);

it("has the rules of all classes in the markup of each public page, also around the errors of its forms", () => {
  expect(unstyled('<p class="border-l-[5px] no-rule">')).toEqual(["border-l-[5px]"]);
  const looked = [...pages].filter(([what]) => isPublic(what));
  expect(looked.length).toBeGreaterThan(openPages.length + pageStates.length);
  for (const [what, html] of looked) expect.soft(unstyled(html), what).toEqual([]);
});

it("has no rule in the sheets of public pages that is too new for older browsers", () => {
  const css = "@container (width>1px){a{b:c}}@media (width < 40rem){a{&:hover{b:c}}i{mask-image:none}}";
  expect(tooNew(css)).toHaveLength(4);
  const sheets = readdirSync(ASSETS).filter((name) => name.endsWith(".css") && !name.startsWith("staff"));
  expect(sheets.length).toBeGreaterThan(3);
  for (const name of sheets) expect.soft(tooNew(stylesheet(name)), name).toEqual([]);
});

it("has no two sections of the same kind after each other on a page, and one poster at most", () => {
  const planted = ["list", "list", "poster", "-", "quote", "poster"];
  expect(rhythmFaults(planted)).toEqual(["list after list", "more than one poster"]);
  const sections = '<section id="a" data-section="list" class="section"><section class="section">';
  expect(kindsIn(sections)).toEqual(["list", "-"]);
  for (const path of publicPages) {
    const kinds = kindsIn(pages.get(path) ?? "");
    expect(rhythmFaults(kinds), `${path}: ${kinds.join(" ")}`).toEqual([]);
  }
});

it("has no English on a Spanish page, but names and what is marked as English", async () => {
  expect(
    englishIn(textsOf('<body><p>Find help</p><p lang="en">Find it</p><b>Poison Help</b></body>')),
  ).toEqual(["Find help"]);
  expect(spanish.size).toBeGreaterThan(20);
  for (const [path, html] of spanish) {
    const texts = textsOf(html);
    expect(html, path).toContain('<html lang="es-US"');
    expect(texts.length, path).toBeGreaterThan(20);
    expect(englishIn(texts), path).toEqual([]);
  }
});

const dataOf = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = ""]) =>
    JSON.parse(text),
  );

it("has valid schema.org structured data", () => {
  const all = [...pages].flatMap(([what, html]) => dataOf(html).map((data) => ({ what, data })));
  expect(
    all.flatMap(({ what, data }) => structuredDataProblems(data).map((text) => `${what}: ${text}`)),
  ).toEqual([]);
  expect(all.map(({ what }) => what)).toEqual(expect.arrayContaining(["/", "/news", "/videos"]));
});

const addressOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]?.replace(/^Error: /, "") ?? "";
const previewOf = (html: string, what: string) =>
  new RegExp(`<meta property="og:${what}" content="([^"]*)"`).exec(html)?.[1];

it("gives every indexable page a unique canonical URL and title, and lists it in the sitemap", async () => {
  const titles = new Map<string, Set<string>>();
  for (const [what, html] of pages) {
    const address = addressOf(html);
    if (!address) {
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      continue;
    }
    expect(html, what).not.toContain('name="robots"');
    expect(previewOf(html, "url"), what).toBe(address);
    // A page says in its title that its form was sent, and stays the same page.
    const title = titleOf(html).replace(/^(?:Sent|Enviado): /, "");
    expect(title, what).toBe(`${previewOf(html, "title")} – After Automation`);
    // What is searched for stands in the title, but a search is no page of its own.
    const isSearch = new URL(what, "http://localhost").search.match(/[?&](q|source|category|state|ids)=/);
    if (!isSearch) titles.set(address, (titles.get(address) ?? new Set()).add(title));
  }
  expect([...titles.values()].map((those) => those.size)).toEqual([...titles].map(() => 1));
  expect(new Set([...titles.values()].flatMap((those) => [...those])).size).toBe(titles.size);
  const map = await (await get("/sitemap.xml")).text();
  // The pages of the states are of one kind, of which one is looked at.
  const mapped = [...map.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, address]) => address ?? "")
    .filter((address) => !/\/help\/(?!ohio$)/.test(address));
  const first = [...titles.keys()].filter((address) => !/[?&]page=/.test(address));
  expect(first.toSorted()).toEqual(mapped.toSorted());
});

it("tells search engines and browsers of both languages of a page", () => {
  for (const english of ["/first-week", "/help", "/help/ohio", "/services/support-and-resources"])
    for (const path of [english, `/es${english}`]) {
      const links = pages.get(path)?.matchAll(/<link\b[^>]*\bhreflang="[^>]*>/gi) ?? [];
      const told = [...links].map(([link]) => [
        /hreflang="([^"]*)"/i.exec(link)?.[1],
        new URL(/href="(http[^"]*)"/.exec(link)?.[1] ?? "").pathname,
      ]);
      const expected = { en: english, es: `/es${english}`, "x-default": english };
      expect(Object.fromEntries(told), path).toEqual(expected);
    }
});

it("has the poster of a page as the preview of its link, and Home's elsewhere", {
  tags: ["@public-10.2"],
}, async () => {
  for (const [path, name] of [
    ["/", "home"],
    ["/contact", "home"],
    ["/statistics?tab=economic", "home"],
    ["/first-week", "first-week"],
    ["/services/support-and-resources?page=7", "support-and-resources"],
    ["/services/policy-advocacy", "policy-advocacy"],
    ["/services/community-building", "community-building"],
    ["/services/corporate-accountability", "corporate-accountability"],
  ] as const) {
    const image = previewOf(pages.get(path) ?? "", "image")?.replace(/^https?:\/\/[^/]+/, "");
    expect(image, path).toBe(`/previews/${name}.png`);
    expect((await get(image ?? "")).headers.get("Content-Type"), path).toBe("image/png");
  }
});

// tests/integration/staff-access.test.ts has the routes of staff.
it("renders the page or the file of every public route", async () => {
  for (const { path, kind, status = 200 } of Object.values(routeRows)) {
    if (kind !== "page" && kind !== "file") continue;
    const response = await get(path);
    const body = await response.text();
    expect(response.status, path).toBe(status);
    if (kind === "page") {
      expect(body.match(/<h1[ >]/g), path).toHaveLength(1);
      expect(titleOf(body), path).toMatch(/ – After Automation$/);
    } else {
      expect(body.length, path).toBeGreaterThan(0);
      expect(response.headers.get("Content-Type"), path).not.toContain("text/html");
    }
  }
});

it.each([
  ["/news?page=2", "/news?page=2", "AI job displacement news, page 2"],
  ["/news?page=2&utm=x", "/news?page=2", "AI job displacement news, page 2"],
  ["/news?page=02", "/news?page=2", "AI job displacement news, page 2"],
  ["/news?page=0", "/news", "AI job displacement news"],
  ["/news?page=two", "/news", "AI job displacement news"],
  ["/news?q=AI&page=2", "/news", "AI job displacement news: AI, page 2"],
  ["/news?q=%3Cb%3E&source=CNBC", "/news", "AI job displacement news: &lt;b&gt;, CNBC"],
  [
    "/services/support-and-resources?page=2",
    "/services/support-and-resources?page=2",
    "Support &amp; Resources, page 2",
  ],
  [
    "/services/support-and-resources?q=rent",
    "/services/support-and-resources",
    "Support &amp; Resources: rent",
  ],
  ["/videos?category=research", "/videos", ": Research"],
  ["/volunteer?role=policy_advocate", "/volunteer?role=policy_advocate", "Apply as a policy advocate"],
  ["/volunteer?role=king", "/volunteer", "Volunteer With Us"],
  ["/volunteer?role=toString", "/volunteer", "Volunteer With Us"],
])("says that %s is %s, “%s”", async (asked, path, title) => {
  const html = await (await get(asked)).text();
  expect(addressOf(html)?.replace(/^https?:\/\/[^/]+/, "")).toBe(path);
  expect(titleOf(html)).toContain(`${title} – `);
});

it("shows the last page for a page number beyond it", async () => {
  const [beyond, far] = await Promise.all(
    ["99", "9".repeat(40)].map(async (number) => (await get(`/news?page=${number}`)).text()),
  );
  expect(addressOf(beyond ?? "")).toMatch(/\/news\?page=\d$/);
  expect(addressOf(far ?? "")).toBe(addressOf(beyond ?? ""));
  expect(titleOf(far ?? "")).toBe(titleOf(beyond ?? ""));
});
