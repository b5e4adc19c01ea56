import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { databaseProblems } from "../support/database-check";
import { formRowProblems } from "../support/form-rows";
import { type HostileRequest, hostileRequests } from "../support/hostile-requests";
import { attribute, tags } from "../support/markup";
import { type PostedForm, postedForms } from "../support/posted-forms";
import { publicPosts } from "../support/public-posts";
import { exchange } from "../support/raw-http";
import { routeRows } from "../support/routes";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff } from "../support/staff";
import { fillForms } from "../support/submissions";

/** `npm run test:hostile` sends 10,000. */
const REQUESTS = Number(process.env.HOSTILE_REQUESTS || 300);
const SEED = Number(process.env.HOSTILE_SEED || 1);
const isLong = process.env.HOSTILE_REQUESTS !== undefined;
const AT_ONCE = 4;
/** Some requests sign staff out. */
const REQUESTS_A_SESSION = 40;
const TIMEOUT_MS = 20_000;
const MOST_MEMORY_MB = 400;
/** In everything that is typed. */
const PRIVATE = "zzprivate";

/** By the names of staff's fields: what such a field accepts. */
const accepted: Record<string, string> = {
  url: "https://example.org/zzprivate",
  websiteUrl: "https://example.org/zzprivate",
  publishedDate: "2026-11-20",
  email: `${PRIVATE}@example.org`,
  country: "US",
  isOnline: "yes",
  publishes: "review",
};

let site: Site;
let paths: string[];
let forms: PostedForm[];
let parameters: [name: string, value: string][];

beforeAll(async () => {
  site = await startSite({ asDeployed: true });
  await fillForms(site.db, PRIVATE, "2026-11-20T08:00:00.000Z");
  const Cookie = await staffSession();
  paths = Object.values(routeRows).map(({ path }) => path);
  const pages = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(site.url + path, { headers: { Cookie }, redirect: "manual" });
      return { path, html: await response.text() };
    }),
  );
  const isSafe = ({ action, body }: PostedForm) =>
    // They would read feeds from the Internet.
    !action.startsWith("http") && body.form !== "read-feed" && body.form !== "review";
  const found = pages.flatMap(({ path, html }) => postedForms(html, path)).filter(isSafe);
  const staff = found.map(({ action, body }) => ({
    action,
    body: Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        value === "something" ? (accepted[name] ?? PRIVATE) : value,
      ]),
    ),
  }));
  // Often, because their fields are accepted.
  forms = [
    ...staff,
    ...Array.from({ length: 6 }, (_, round) => publicPosts(site, `${PRIVATE}${round}`)).flat(),
  ];
  const links = pages.flatMap(({ html }) => tags(html, "a").map((tag) => attribute(tag, "href") ?? ""));
  const linked = links.flatMap((href) => [...new URL(href, site.url).searchParams]);
  const names = pages.flatMap(({ html }) => tags(html, "input").map((tag) => attribute(tag, "name") ?? ""));
  const typed = [...new Set([...names, "mark", "token", "next"])].map((name): [string, string] => [
    name,
    "1",
  ]);
  const search = Array.from({ length: 20 }, (): [string, string] => ["q", "work"]);
  const known = new Map(
    linked.map(([name, value]) => [`${name}=${value}`, [name, value] satisfies [string, string]]),
  );
  parameters = [...known.values(), ...typed, ...search];
});
afterAll(() => site.stop());

async function staffSession(): Promise<string> {
  const email = `${crypto.randomUUID()}.${PRIVATE}@example.org`;
  return await cookieOf(site, await makeStaff(site, { email, password: "correct horse battery" }));
}

const latin1 = (text: string) => Buffer.from(text, "latin1");

const STACK = /\n\s+at .+:\d+:\d+|node_modules\/|SqliteError|SQLITE_[A-Z]/;

/** @returns what is wrong with the response, if anything */
async function send({ lines, body, isStaff }: HostileRequest, cookie: string): Promise<string | undefined> {
  const head = [...lines, ...(isStaff ? [`Cookie: ${cookie}`] : []), "Connection: close"].join("\r\n");
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<"no response">((resolve) => {
    timer = setTimeout(() => resolve("no response"), TIMEOUT_MS);
  });
  const began = performance.now();
  const result = await Promise.race([exchange(site.url, latin1(`${head}\r\n\r\n`), body), timeout]);
  clearTimeout(timer);
  if (result === "no response") return result;
  const [response] = result.responses;
  if (!response)
    return result.ended === "FIN" || result.ended === "ECONNRESET" ? "closed without a response" : undefined;
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  slowest = Math.max(slowest, performance.now() - began);
  // No worker runs, which /readyz says, however its path is written.
  if (response.status === 503 && lines[0]?.includes("/readyz")) return undefined;
  if (response.status >= 500 && response.status !== 501) return String(response.status);
  if (response.headers.has("x-injected")) return "an injected header";
  if (STACK.test(response.body)) return `a stack trace: ${STACK.exec(response.body)?.[0]}`;
  return undefined;
}

const statuses = new Map<number, number>();
let slowest = 0;

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

it(`answers ${REQUESTS} hostile requests without a failure, a broken row or a private word in the log`, async () => {
  const requests = hostileRequests(SEED, { paths, forms, parameters, origin: site.url });
  const wrong: string[] = [];
  const cookies: string[] = [];
  let sent = 0;
  const worker = async () => {
    while (sent < REQUESTS) {
      if (sent++ % REQUESTS_A_SESSION === 0 || cookies.length === 0) cookies.push(await staffSession());
      const request = requests.next().value;
      const problem = await send(request, cookies.at(-1) ?? "");
      if (problem)
        wrong.push(
          `${problem}: ${request.isStaff ? "staff " : ""}${request.lines.join(" | ").slice(0, 500)} || ${request.body.toString("latin1").slice(0, 400)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (isLong) {
    const counts = [...statuses].sort().map(([status, count]) => `${status} x ${count}`);
    process.stdout.write(
      `${sent} requests (seed ${SEED}): ${counts.join(", ")}; slowest ${Math.round(slowest)} ms; ${Math.round(residentMb(site.web().pid))} MB\n`,
    );
  }
  const log = site.web().output();
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(residentMb(site.web().pid)).toBeLessThan(MOST_MEMORY_MB);
  expect(log.match(/^\S+ error .*/gm)?.slice(0, 5) ?? []).toEqual([]);
  for (const secret of [PRIVATE, ...cookies.map((cookie) => cookie.split("=")[1] ?? "")])
    expect(log).not.toContain(secret);
  expect(await databaseProblems(site.db)).toEqual([]);
  expect(await formRowProblems(site.db)).toEqual([]);
}, 1_800_000);
