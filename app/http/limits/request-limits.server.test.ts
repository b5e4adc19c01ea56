import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import type { Database } from "~/database/open-database.server";
import { rateLimitRules } from "./rate-limit-rules";
import { RequestLimits, requestClassOf } from "./request-limits.server";

const env = {
  SESSION_SECRET: "a secret of at least thirty-two characters",
  CLIENT_ADDRESS_HEADER: "x-client",
};
const now = new Date("2026-11-20T12:00:00.000Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const SEARCH = "/news?q=work";
const { limit } = rateLimitRules.searches;

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
const made: RequestLimits[] = [];
afterEach(async () => {
  for (const each of made.splice(0)) await each.flush();
  await db.destroy();
});

function request(url: string, from: string, method = "GET") {
  const message = new IncomingMessage(new Socket());
  return Object.assign(message, { url, method, headers: { "x-client": from, "x-peer-ip": "10.0.0.1" } });
}
function limits(): RequestLimits {
  const each = new RequestLimits({ db, env });
  made.push(each);
  return each;
}
/** @returns how many of the requests are answered */
function ask(to: RequestLimits, count: number, { url = SEARCH, from = "203.0.113.7", at = now } = {}) {
  return Array.from({ length: count }, () => to.check(request(url, from), at)).filter(
    (seconds) => seconds === undefined,
  ).length;
}
const rows = () => db.selectFrom("rate_limits").select(["key", "hits"]).execute();

describe("requestClassOf", () => {
  it.each([
    ["GET", "/news?q=work", "searches"],
    ["GET", "/services/support-and-resources.data?q=rent", "searches"],
    ["HEAD", "/no-such-page", "otherReads"],
    ["GET", "/admin/dashboard/contact?q=ann", "otherReads"],
    ["GET", "/admin/exports/contact.csv?q=ann", "exports"],
    ["GET", "/your-data?token=a", "personalPages"],
    ["GET", "/es/your-data/open?token=a", "personalPages"],
    ["GET", "/newsletter/unsubscribe?token=a", "personalPages"],
    ["GET", "/es/newsletter/preferences?token=a", "personalPages"],
    ["POST", "/contact", "otherWrites"],
    ["POST", "/form-events", undefined],
    ["GET", "/build/no-such-file.js", "otherReads"],
    ["GET", "/about.data", "searches"],
    ["GET", "/__manifest", "searches"],
    ["GET", "/healthz", undefined],
  ])("of %s %s is %s", (method, target, requestClass) => {
    expect(requestClassOf(method, target)).toBe(requestClass);
  });
});

it("lets an ordinary visitor, and thirty people who share an address, search without a write", async () => {
  const to = limits();
  expect(ask(to, 20)).toBe(20);
  await to.flush();
  expect(await rows()).toEqual([]);
  for (let minute = 0; minute < 60; minute += 1) {
    const everyone = { from: "203.0.113.8", at: minutes(minute) };
    expect(ask(to, 30, everyone)).toBe(30);
    expect(ask(to, 30, { ...everyone, url: "/volunteers" })).toBe(30);
  }
});

it("stops at the limit, says when to come again, and counts no request that it rejects", async () => {
  const to = limits();
  expect(ask(to, limit + 500)).toBe(limit);
  expect(to.check(request(SEARCH, "203.0.113.7"), minutes(5))).toBe(301);
  expect(ask(to, 10, { at: minutes(11) })).toBe(10);
  expect(ask(to, 10, { url: "/no-such-page" })).toBe(10);
});

it("counts an IPv6 network together, and neither other networks nor a proxy's own address", () => {
  const to = limits();
  expect(ask(to, limit, { from: "2001:db8:1:2::1" })).toBe(limit);
  expect(ask(to, 1, { from: "2001:db8:1:2:ffff::9" })).toBe(0);
  expect(ask(to, 1, { from: "2001:db8:1:3::1" })).toBe(1);
  expect(ask(to, limit + 1, { from: "10.0.0.9" })).toBe(limit + 1);
});

it("writes in groups, without the address, and goes on there after a restart and in a second process", async () => {
  const first = limits();
  ask(first, limit - 100);
  await first.flush();
  const stored = await rows();
  expect(stored).toEqual([
    { key: expect.stringMatching(/^requests:searches:[\w-]{22}$/), hits: limit - 100 },
  ]);

  const restarted = limits();
  ask(restarted, 70);
  await restarted.flush();
  expect(ask(restarted, 100)).toBe(30);
  await restarted.flush();
  const inNextWindow = limits();
  ask(inNextWindow, 61, { at: minutes(10) });
  await inNextWindow.flush();
  expect(ask(inNextWindow, 1, { at: minutes(10) })).toBe(0);
});

it("remembers a bounded number of addresses", () => {
  const to = limits();
  for (let place = 0; place < 21_000; place += 1) ask(to, 1, { from: `2001:db8:${place.toString(16)}:1::1` });
  expect(to.size).toBe(20_000);
});
