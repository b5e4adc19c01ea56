import { test as base, expect, type Page } from "@playwright/test";
import { attachToSite, type Site, startSite } from "../support/server";

export interface JavaScriptOption {
  /** Which of the two projects a test runs in. */
  javaScript: "on" | "off";
}

interface TestFixtures extends JavaScriptOption {
  /** Takes the articles and resources away again that a test has added: others count what visitors see. */
  addedContent: undefined;
  /** Lets a test expect what otherwise fails it. */
  problems: Problems;
}

interface WorkerFixtures {
  /** One built, migrated and seeded site for all tests of a worker: never count on an empty table. */
  site: Site;
}

/** Collects what a page should not do: errors on the console, uncaught exceptions, answers of 500 and above. */
class Problems {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.#found.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }

  watch(page: Page): void {
    page.on("pageerror", (error) => this.#found.push(`Exception: ${error.message}`));
    page.on("response", (response) => {
      if (response.status() >= 500) this.#found.push(`${response.status()} ${response.url()}`);
    });
    page.on("console", (message) => {
      // Chromium reports every 4xx here, and a refused form is a 400; 5xx are caught above.
      const isStatus = message.text().startsWith("Failed to load resource");
      // Remix logs it when a newer navigation, such as the next letter of a live search, gives up an older one.
      const isGivenUp = message.text().startsWith("AbortError: signal is aborted");
      if (message.type() === "error" && !isStatus && !isGivenUp)
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

  context: async ({ context, problems }, use) => {
    context.on("page", (page) => problems.watch(page));
    await use(context);
    expect(problems.unexpected(), "unexpected problems on a page").toEqual([]);
  },
});

export { expect };
