import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { attachToSite, type Site, startSite } from "../support/server";
import { type StaffedSite, startStaffedSite } from "./staffed-site";

export interface JavaScriptOption {
  /** Which of the two projects a test runs in. */
  javaScript: "on" | "off";
}

interface TestFixtures extends JavaScriptOption {
  /** Takes the articles and resources away again that a test has added: others count what visitors see. */
  addedContent: undefined;
  /** Lets a test expect what otherwise fails it. */
  problems: Problems;
  /** A window of the test's own: what stops a clock in the shared one would still run in the next test's pages. */
  ownContext: BrowserContext;
}

interface WorkerFixtures {
  /** One built, migrated and seeded site for all tests of a worker: never count on an empty table. */
  site: Site;
  /** A second one, for what the rows of other tests would hide, and what would be in their way. */
  full: StaffedSite;
}

/** Runs in each document before its own scripts. */
function reportPolicyViolations(mark: string): void {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, documentURI }) => {
    // biome-ignore lint/suspicious/noConsole: what the test reads.
    console.error(`${mark} ${effectiveDirective} against ${blockedURI} in ${documentURI}`);
  });
}

const VIOLATION_MARK = "Content-Security-Policy:";
/** The browsers' own words, which Chromium also says where no script runs. */
const VIOLATION =
  /^Refused to |violates the following (?:Content Security Policy|directive)|^Content-Security-Policy:/;

/** The only other origin that pages load from. */
const THUMBNAILS = "https://i.ytimg.com";

/**
 * Collects what a page should not do: errors on the console, uncaught exceptions, responses of 500 and above; and
 * what no test can allow: violations of the Content-Security-Policy, and loading from another site.
 */
class Problems {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];
  #violations: string[] = [];

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  unexpected(): string[] {
    const found = this.#found.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
    return [...found, ...this.#violations];
  }

  /** Of the policy, and loads from another site. */
  violations(): readonly string[] {
    return this.#violations;
  }

  /** For the test that has planted some. */
  clearViolations(): void {
    this.#violations = [];
  }

  watchViolations(page: Page, siteUrl: string): void {
    page.on("console", (message) => {
      if (VIOLATION.test(message.text())) this.#violations.push(message.text());
    });
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      const isNetwork = protocol === "http:" || protocol === "https:";
      const isOpened = request.isNavigationRequest() && request.frame() === page.mainFrame();
      // A test may open another site that it has started.
      const own = [siteUrl, new URL(page.url()).origin];
      if (isNetwork && !isOpened && !own.includes(origin) && origin !== THUMBNAILS)
        this.#violations.push(`Loads from another site: ${request.url()}`);
    });
  }

  watch(page: Page, siteUrl: string): void {
    this.watchViolations(page, siteUrl);
    // Remix gives up a request when a newer navigation begins, such as the next letter of a live search, and says so on the
    // console or in an exception.
    const isGivenUp = (text: string) =>
      /^AbortError: (signal is aborted|BodyStreamBuffer was aborted)/.test(text);
    page.on("pageerror", ({ name, message }) => {
      // Firefox reports a violation here too.
      if (!VIOLATION.test(message) && !isGivenUp(`${name}: ${message}`))
        this.#found.push(`Exception: ${message}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 500) this.#found.push(`${response.status()} ${response.url()}`);
    });
    page.on("console", (message) => {
      // Chromium reports every 4xx here, and a refused form is a 400; 5xx are caught above.
      const isStatus = message.text().startsWith("Failed to load resource");
      const isViolation = VIOLATION.test(message.text());
      if (message.type() === "error" && !isStatus && !isGivenUp(message.text()) && !isViolation)
        this.#found.push(`Console: ${message.text()}`);
    });
  }
}

/** The newest article and resource; ids only ever grow. */
async function newestContent({ db }: Site) {
  const newest = async (table: "articles" | "support_resources") =>
    (await db.selectFrom(table).select("id").orderBy("id", "desc").limit(1).executeTakeFirst())?.id ?? 0;
  return { article: await newest("articles"), resource: await newest("support_resources") };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  javaScript: ["on", { option: true }],

  site: [
    async ({ browserName: _ }, use) => {
      const running = process.env.RUNNING_SITE_URL;
      const site = running ? attachToSite(running) : await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],

  full: [
    async ({ browserName: _ }, use) => {
      const full = await startStaffedSite();
      await use(full);
      await full.stop();
    },
    { scope: "worker" },
  ],

  baseURL: ({ site }, use) => use(site.url),

  addedContent: [
    async ({ site }, use) => {
      const before = await newestContent(site);
      await use(undefined);
      await site.db.deleteFrom("articles").where("id", ">", before.article).execute();
      await site.db.deleteFrom("support_resources").where("id", ">", before.resource).execute();
    },
    { auto: true },
  ],

  problems: ({ browserName: _ }, use) => use(new Problems()),

  context: async ({ browser, browserName, context, javaScript, problems, site }, use) => {
    if (browserName === "firefox" && javaScript === "off")
      await context.route("**/*.js", (route) => route.abort());
    await context.addInitScript(reportPolicyViolations, VIOLATION_MARK);
    const watch = (page: Page) => problems.watch(page, site.url);
    context.pages().forEach(watch);
    context.on("page", watch);
    const watchOther = (other: BrowserContext) =>
      other.on("page", (page) => problems.watchViolations(page, site.url));
    browser.on("context", watchOther);
    await use(context);
    browser.off("context", watchOther);
    expect(problems.unexpected(), "unexpected problems on a page").toEqual([]);
  },

  // It is closed before what the shared window's test has found is looked at.
  ownContext: async ({ browser, context: _, problems, site }, use) => {
    const own = await browser.newContext();
    await own.addInitScript(reportPolicyViolations, VIOLATION_MARK);
    own.on("page", (page) => problems.watch(page, site.url));
    await use(own);
    await own.close();
  },
});

/** Opens pages of the site with one of everything, signed in as its owner. */
export const staffedTest = test.extend({
  baseURL: ({ full }, use) => use(full.url),
  context: async ({ context, full }, use) => {
    const [name = "", value = ""] = full.cookie.split("=");
    await context.addCookies([{ name, value, url: full.url }]);
    await use(context);
  },
});

/** The end of a title: a test of many alike runs without script for one of each sort only. */
export const alsoWithoutScript = (isOneOfEach: boolean) => (isOneOfEach ? "" : " @with-script");

export { expect };
