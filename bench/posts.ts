/**
 * From a form's post to its acknowledged row: 50 posts a second with their views, while 2,000 stored pages a second are
 * served. Each post comes from an address of its own that opened the form's page more than the minimum submit time ago.
 *
 * `npm run bench:posts [-- minutes]`
 */
import { Agent, request as httpRequest } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { publicPaths } from "~/content/addresses";
import { say } from "../scripts/support/program";
import type { Site } from "../tests/support/server";
import { ACCEPT_ENCODING } from "./support/load";
import { type Measure, quantile } from "./support/measures";
import { residentOf } from "./support/processes";
import { report } from "./support/report";
import { withSite } from "./support/with-site";

const [minutes = 10] = process.argv.slice(3).map(Number);

const POSTS_PER_SECOND = 50;
const PAGES_PER_SECOND = 2000;
const TICK_MS = 10;
/** On a machine that cannot serve the pages, more of them would fill the memory, and the visits would queue behind them. */
const MAX_WAITING = PAGES_PER_SECOND / 4;
const CLIENT_HEADER = "X-Client-Address";
/** Above the minimum submit time of two seconds. */
const READING_MS = 2200;
const FORM_PAGE = "/news";
/** Pages are stored and memory is at its level before anything is measured. */
const WARM_UP_SECONDS = 10;

interface Figures {
  times: number[];
  pages: number;
  errors: number;
  seconds: number;
  startMiB: number;
  endMiB: number;
  storedEvents: number;
  sentEvents: number;
}

const measures: Measure<Figures>[] = [
  { title: "posts/s", of: ({ times, seconds }) => times.length / seconds },
  { title: "p50 ms", of: ({ times }) => quantile(times, 0.5), digits: 1 },
  { title: "p95 ms", of: ({ times }) => quantile(times, 0.95), digits: 1, atMost: 25 },
  { title: "p99 ms", of: ({ times }) => quantile(times, 0.99), digits: 1 },
  { title: "pages/s", of: ({ pages, seconds }) => pages / seconds, atLeast: PAGES_PER_SECOND * 0.99 },
  { title: "errors", of: ({ errors }) => errors, atMost: 0 },
  { title: "MiB at start", of: ({ startMiB }) => startMiB },
  { title: "MiB at end", of: ({ endMiB }) => endMiB },
  { title: "events lost", of: ({ sentEvents, storedEvents }) => sentEvents - storedEvents, atMost: 0 },
];

/** Public, and another one for each visitor. */
const addressOf = (visitor: number) =>
  `${20 + (visitor >> 16)}.${(visitor >> 8) & 255}.${visitor & 255}.${1 + (visitor % 250)}`;

class Load {
  readonly #site: Site;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  readonly #posts = new Agent({ keepAlive: true, maxSockets: 64 });
  figures = { times: [] as number[], pages: 0, errors: 0, sentEvents: 0 };
  #visitors = 0;
  #turn = 0;
  /** Pages that were requested and have not arrived. */
  #waiting = 0;

  constructor(site: Site) {
    this.#site = site;
  }

  reset(): void {
    this.figures = { times: [], pages: 0, errors: 0, sentEvents: this.figures.sentEvents };
  }

  /** @returns false when the status is another one */
  #send(path: string, expected: number, from: string, body?: string): Promise<boolean> {
    const options = {
      agent: body ? this.#posts : this.#agent,
      method: body ? "POST" : "GET",
      headers: {
        "Accept-Encoding": ACCEPT_ENCODING,
        [CLIENT_HEADER]: from,
        ...(body && { "Content-Type": "application/x-www-form-urlencoded", Origin: this.#site.url }),
      },
    };
    return new Promise((resolve) => {
      const fail = () => {
        this.figures.errors += 1;
        resolve(false);
      };
      const sent = httpRequest(this.#site.url + path, options, (response) => {
        response.resume().on("error", fail);
        response.on("end", () => (response.statusCode === expected ? resolve(true) : fail()));
      });
      sent.on("error", fail).end(body);
    });
  }

  async page(): Promise<void> {
    this.#turn += 1;
    this.#waiting += 1;
    const path = publicPaths[this.#turn % publicPaths.length] ?? "/";
    if (await this.#send(path, 200, "203.0.113.1")) this.figures.pages += 1;
    this.#waiting -= 1;
  }

  /** One visitor: opens the page, is counted as its script does, and signs up. */
  async visit(): Promise<void> {
    this.#visitors += 1;
    const address = addressOf(this.#visitors);
    const tab = crypto.randomUUID();
    await this.#send(FORM_PAGE, 200, address);
    for (const event of ["view", "unique_view", "start"]) {
      const body = new URLSearchParams({ form: "newsletter", event, tabSession: tab });
      if (await this.#send("/form-events", 204, address, String(body))) this.figures.sentEvents += 1;
    }
    await sleep(READING_MS);
    const fields = { form: "newsletter", name: "Sam", email: `visitor-${tab}@example.org`, wantsNews: "on" };
    const start = performance.now();
    if (!(await this.#send(FORM_PAGE, 303, address, String(new URLSearchParams(fields))))) return;
    this.figures.times.push(performance.now() - start);
    this.figures.sentEvents += 1;
  }

  /** Visits at a fixed rate, whether or not the server keeps up; pages at theirs while it does. */
  async run(seconds: number, stopped: AbortSignal): Promise<void> {
    const work: Promise<void>[] = [];
    const start = performance.now();
    let pages = 0;
    let posts = 0;
    for (;;) {
      const elapsed = (performance.now() - start) / 1000;
      if (elapsed >= seconds || stopped.aborted) break;
      for (; pages < elapsed * PAGES_PER_SECOND; pages += 1)
        if (this.#waiting < MAX_WAITING) void this.page();
      for (; posts < elapsed * POSTS_PER_SECOND; posts += 1) work.push(this.visit());
      await sleep(TICK_MS);
    }
    await Promise.all(work);
  }
}

async function measure(site: Site, stopped: AbortSignal): Promise<Figures> {
  const pid = site.web().pid;
  const load = new Load(site);
  await load.run(WARM_UP_SECONDS, stopped);
  load.reset();
  const startMiB = residentOf(pid);
  const start = performance.now();
  await load.run(minutes * 60, stopped);
  const seconds = (performance.now() - start) / 1000;
  const endMiB = residentOf(pid);
  // The events of the last second.
  await sleep(1500);
  const { count } = await site.db
    .selectFrom("form_analytics")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { ...load.figures, seconds, startMiB, endMiB, storedEvents: count };
}

await withSite(
  async (site, stopped) => {
    say(`${POSTS_PER_SECOND} posts and ${PAGES_PER_SECOND} pages a second for ${minutes} minutes`);
    report("Posts", measures, [{ name: "newsletter sign-up", runs: [await measure(site, stopped)] }]);
  },
  { env: { CLIENT_ADDRESS_HEADER: CLIENT_HEADER } },
);
