import { afterAll, beforeAll, expect, it } from "vitest";
import { frameworkAddresses } from "~/http/framework-addresses.server";
import {
  type CostlyRequest,
  costlyParameters,
  costlyRequests,
  frameworkRequests,
} from "../support/costly-requests";
import { attribute, tags } from "../support/markup";
import { leastCpuMs, MOST_ANSWER_MS } from "../support/process-cpu";
import { exchange } from "../support/raw-http";
import { routeRows } from "../support/routes";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff } from "../support/staff";
import { fillForms } from "../support/submissions";

/** `npm run test:hostile` also fills 10,000 parameters each by itself, and prints what cost most. */
const isLong = process.env.HOSTILE_REQUESTS !== undefined;
const PARAMETERS = Number(process.env.HOSTILE_REQUESTS || 0);
/**
 * What the framework and the guard of staff pages do with an address, they do on every page alike: `npm test` asks one page of
 * these for it.
 */
const OTHERS_EVERY = 9;
/** Of the web server's processor, for one answer. */
const MOST_MS = MOST_ANSWER_MS;

let site: Site;
let staff: string;
let rows: { path: string; isStaff: boolean; names: string[] }[];

const paths = [...new Set(Object.values(routeRows).map(({ path }) => path))];

/** The parameters of a page's links and fields. */
async function parametersOf(path: string, Cookie: string): Promise<string[]> {
  const response = await fetch(site.url + path, { headers: { Cookie }, redirect: "manual" });
  const html = await response.text();
  const linked = tags(html, "a").flatMap((tag) => {
    const href = attribute(tag, "href") ?? "";
    if (!URL.canParse(href, site.url)) return [];
    const url = new URL(href, site.url + path);
    return url.pathname === new URL(site.url + path).pathname ? [...url.searchParams.keys()] : [];
  });
  const typed = tags(html, "input").map((tag) => attribute(tag, "name") ?? "");
  return [...new Set([...linked, ...typed, "q", "page", "sort", "token", "sent", "mark", "next"])].filter(
    Boolean,
  );
}

beforeAll(async () => {
  site = await startSite();
  await fillForms(site.db, "somebody", "2026-11-20T08:00:00.000Z");
  staff = await cookieOf(site, await makeStaff(site));
  rows = [];
  // Everything is asked for once before anything is measured.
  for (const path of paths) {
    const isStaff = path.startsWith("/admin");
    rows.push({ path, isStaff, names: await parametersOf(path, isStaff ? staff : "") });
  }
});
afterAll(() => site.stop());

interface Cost {
  ms: number;
  status: number;
  request: CostlyRequest;
}

async function measure(request: CostlyRequest, cookie: string | undefined, mostMs: number): Promise<Cost> {
  const { method, target, headers = [] } = request;
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${new URL(site.url).host}`, ...headers];
  if (cookie && headers.length === 0) lines.push(`Cookie: ${cookie}`);
  const head = `${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`;
  let status = 0;
  const ms = await leastCpuMs(site.web().pid, mostMs, async () => {
    const { responses } = await exchange(site.url, head);
    status = responses.at(-1)?.status ?? 0;
  });
  return { ms, status, request };
}

const written = ({ ms, status, request: { what, method, target } }: Cost) =>
  `${ms} ms, ${status}, ${what}: ${method} ${target.slice(0, 60)}`;

async function printDearest(kind: string, costs: readonly Cost[], cookie?: string): Promise<void> {
  const again: Cost[] = [];
  for (const { request } of costs.slice(0, 25)) again.push(await measure(request, cookie, 0));
  const lines = again.toSorted((one, other) => other.ms - one.ms).map(written);
  process.stdout.write(
    `The dearest of ${costs.length} requests ${kind}:\n${lines.slice(0, 10).join("\n")}\n`,
  );
}

async function expectCheap(kind: string, requests: readonly CostlyRequest[], cookie?: string): Promise<void> {
  const costs: Cost[] = [];
  for (const request of requests) costs.push(await measure(request, cookie, MOST_MS));
  const dearest = costs.toSorted((one, other) => other.ms - one.ms);
  if (isLong) await printDearest(kind, dearest, cookie);
  expect(dearest.filter(({ ms }) => ms > MOST_MS).map(written)).toEqual([]);
  const failed = costs.filter(
    ({ status, request }) => (status === 0 || status >= 500) && !request.target.startsWith("/readyz"),
  );
  expect(failed.map(written)).toEqual([]);
}

/** So many of them as the long form sends, of all places in the list. */
function someOf<T>(all: readonly T[], most: number): T[] {
  const step = Math.max(1, all.length / Math.max(1, most));
  return Array.from(
    { length: Math.min(most, all.length) },
    (_, place) => all[Math.floor(place * step)],
  ).filter((one) => one !== undefined);
}

it.each([
  ["of nobody", false],
  ["of staff", true],
])(
  "answers the largest requests %s within the bound of processor time",
  async (kind, isSignedIn) => {
    const isAsked = (place: number) => isLong || place % OTHERS_EVERY === 0;
    const asked = rows.filter(
      ({ isStaff }, place) => isStaff === isSignedIn || (!isSignedIn && isAsked(place)),
    );
    const requests = asked.flatMap(({ path, names }, place) =>
      costlyRequests(path, names).filter(({ isOfPage }) => isOfPage || isAsked(place)),
    );
    const filled = asked.flatMap(({ path, names }) => costlyParameters(path, names));
    const all = [...requests, ...someOf(filled, PARAMETERS / 2)];
    await expectCheap(kind, all, isSignedIn ? staff : undefined);
    if (!isSignedIn) return;
    const Cookie = staff;
    const answer = await fetch(`${site.url}/admin/dashboard`, { headers: { Cookie }, redirect: "manual" });
    expect(answer.status).toBe(200);
  },
  1_800_000,
);

it("answers what the framework answers by itself within the bound of processor time", async () => {
  const html = await (await fetch(`${site.url}/admin/login`)).text();
  const version = /manifest-(\w+)\.js/.exec(html)?.[1]?.toLowerCase() ?? "";
  expect(version).not.toBe("");
  const known = frameworkAddresses.flatMap(({ address }) =>
    costlyRequests(address, ["p", "_routes", "_data", "index"]),
  );
  const requests = [...frameworkRequests(version), ...known];
  const manifest = await fetch(`${site.url}/__manifest?version=${version}&p=/admin/login`);
  expect(manifest.status).toBe(404);
  await expectCheap("of nobody to the framework", requests);
  await expectCheap("of staff to the framework", requests, staff);
}, 600_000);
