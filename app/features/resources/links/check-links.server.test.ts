import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import type { Database } from "~/database/open-database.server";
import { checkNextLink } from "./check-links.server";
import { type LinkOptions, linkReasons, tryLink } from "./try-link.server";

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date("2026-11-20T09:05:00.000Z");
const later = (ms: number) => () => new Date(NOW.getTime() + ms);

let server: Server;
let asked: string[];
let respond: RequestListener;
let site: string;
beforeEach(async () => {
  asked = [];
  respond = (_request, response) => response.end("A page");
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    respond(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  options.allowedHosts = [new URL(site).host];
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const stop = new AbortController();
const options: LinkOptions = { userAgent: "link-checker", allowedHosts: [], signal: stop.signal };
const redirectTo =
  (to: string, status = 302): RequestListener =>
  (request, response) =>
    request.url === "/start" ? response.writeHead(status, { Location: to }).end() : response.end("A page");
const status =
  (code: number): RequestListener =>
  (_request, response) =>
    response.writeHead(code).end();

describe("a link", () => {
  it("works when its page does, whose body is not read", async () => {
    let closed: Promise<unknown> = Promise.resolve();
    respond = (_request, response) => {
      closed = new Promise((resolve) => response.once("close", resolve));
      response.write("x".repeat(1000));
    };
    expect(await tryLink(`${site}/start`, options)).toEqual({ status: "ok" });
    await closed;
    expect(asked).toEqual(["GET /start"]);
  });

  it.each([
    [404, { status: "failed", reason: linkReasons.gone(404) }],
    [410, { status: "failed", reason: linkReasons.gone(410) }],
    [400, { status: "failed", reason: linkReasons.clientError(400) }],
    [500, { status: "failed", reason: linkReasons.serverError(500) }],
    [403, { status: "unknown", reason: linkReasons.noPrograms(403) }],
    [429, { status: "unknown", reason: linkReasons.noPrograms(429) }],
  ])("with a %i is classified", async (code, result) => {
    respond = status(code);
    expect(await tryLink(site, options)).toEqual(result);
  });

  it("has moved when it redirects for good to another page", async () => {
    respond = redirectTo("/new", 301);
    const moved = { status: "moved", reason: linkReasons.moved(`${site}/new`) };
    expect(await tryLink(`${site}/start`, options)).toEqual(moved);
    respond = redirectTo("/start/", 308);
    expect(await tryLink(`${site}/start`, options)).toEqual({ status: "ok" });
    respond = redirectTo("/today", 302);
    expect(await tryLink(`${site}/start`, options)).toEqual({ status: "ok" });
  });

  it("is followed through five redirects, to web pages only", async () => {
    let redirects = 5;
    respond = (_request, response) =>
      redirects-- > 0 ? response.writeHead(302, { Location: "/again" }).end() : response.end();
    expect(await tryLink(site, options)).toEqual({ status: "ok" });
    redirects = 99;
    const reason = linkReasons.tooManyRedirects(5);
    expect(await tryLink(site, options)).toEqual({ status: "failed", reason });
    for (const target of ["javascript:alert(1)", "file:///etc/passwd", "http://"]) {
      respond = redirectTo(target);
      const failed = { status: "failed", reason: linkReasons.notWeb };
      expect(await tryLink(`${site}/start`, options), target).toEqual(failed);
    }
    expect(await tryLink("mailto:a@example.org", options)).toMatchObject({ status: "failed" });
  });

  it("is never followed into a private network, by address, by name or by redirect", async () => {
    const refused = { status: "failed", reason: linkReasons.privateAddress };
    const strict = { ...options, allowedHosts: [] };
    const { port } = new URL(site);
    for (const host of ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]"])
      expect(await tryLink(`http://${host}:${port}/`, strict), host).toEqual(refused);
    expect(asked).toEqual([]);
    respond = redirectTo(`http://localhost:${port}/secret`);
    expect(await tryLink(`${site}/start`, options)).toEqual(refused);
    respond = redirectTo("http://169.254.169.254/latest/meta-data");
    expect(await tryLink(`${site}/start`, options)).toEqual(refused);
    expect(asked).toEqual(["GET /start", "GET /start"]);
  });

  it("is not followed to another port of a host that is allowed", async () => {
    const refused = { status: "failed", reason: linkReasons.privateAddress };
    expect(await tryLink(site, { ...options, allowedHosts: ["127.0.0.1", "127.0.0.1:1"] })).toEqual(refused);
    respond = redirectTo("http://127.0.0.1:1/");
    expect(await tryLink(`${site}/start`, options)).toEqual(refused);
    expect(asked).toEqual(["GET /start"]);
  });

  it("sends no name and password of its address", async () => {
    let authorization: string | undefined;
    respond = (request, response) => {
      authorization = request.headers.authorization;
      response.end();
    };
    await tryLink(site.replace("//", "//ann:secret@"), options);
    expect(asked).toHaveLength(1);
    expect(authorization).toBeUndefined();
  });

  it("fails when the site does not respond, refuses, or has no name", async () => {
    respond = () => undefined;
    const slow = await tryLink(site, { ...options, timeoutMs: 50 });
    expect(slow).toEqual({ status: "failed", reason: linkReasons.timeout(0.05) });
    server.close();
    server.closeAllConnections();
    const reason = linkReasons.noConnection("ECONNREFUSED");
    expect(await tryLink(site, options)).toEqual({ status: "failed", reason });
  });

  it("is left when the worker stops", async () => {
    const stopping = new AbortController();
    respond = () => stopping.abort();
    await expect(tryLink(site, { ...options, signal: stopping.signal })).rejects.toThrow("aborted");
  });
});

describe("the checker", () => {
  let db: Database;
  beforeEach(async () => {
    db = await openTestDatabase();
  });
  afterEach(() => db.destroy());

  async function add(title: string, path: string, more: { is_active?: 0 | 1 } = {}): Promise<void> {
    await db
      .insertInto("support_resources")
      .values({
        category: "Housing",
        title,
        organization: "Helpers",
        description: "Helps.",
        cost: "Free",
        website_url: `${site}${path}`,
        geographic_scope: "Ohio",
        tags: "[]",
        is_active: 1,
        created_at: NOW.toISOString(),
        ...more,
      })
      .execute();
  }

  const check = (ms: number) => checkNextLink(db, options, later(ms));
  const states = async () => {
    const rows = await db.selectFrom("support_resources").selectAll().orderBy("id").execute();
    return rows.map(({ link_status, link_reason }) => [link_status, link_reason]);
  };

  it("tries one link at a time, the same link once for all its entries, and none of hidden entries", async () => {
    await add("A", "/a");
    await add("B", "/b");
    await add("A as well", "/a");
    await add("Hidden", "/hidden", { is_active: 0 });
    expect(await check(0)).toBe(true);
    expect(asked).toEqual(["GET /a"]);
    expect([await check(1), await check(2)]).toEqual([true, false]);
    expect(asked).toEqual(["GET /a", "GET /b"]);
    expect(await states()).toEqual([
      ["ok", null],
      ["ok", null],
      ["ok", null],
      [null, null],
    ]);
  });

  it("tries a link once a week", async () => {
    await add("A", "/a");
    await check(0);
    expect(await check(7 * DAY - 1)).toBe(false);
    expect(await check(7 * DAY)).toBe(true);
  });

  it("calls a link broken after two failures a day apart, and well again when it works", async () => {
    await add("A", "/a");
    respond = status(404);
    await check(0);
    expect(await states()).toEqual([[null, linkReasons.gone(404)]]);
    expect(await check(DAY - 1)).toBe(false);
    await check(DAY);
    expect(await states()).toEqual([["broken", linkReasons.gone(404)]]);
    expect(await check(2 * DAY)).toBe(false);
    respond = (_request, response) => response.end();
    await check(8 * DAY);
    expect(await states()).toEqual([["ok", null]]);
  });

  it("forgives one failure between two successes", async () => {
    await add("A", "/a");
    await check(0);
    respond = status(500);
    await check(7 * DAY);
    expect((await states())[0]?.[0]).toBe("ok");
    respond = (_request, response) => response.end();
    await check(8 * DAY);
    respond = status(500);
    await check(15 * DAY);
    expect((await states())[0]?.[0]).toBe("ok");
  });

  it("changes neither the version of an entry nor the audit log", async () => {
    await add("A", "/a");
    await check(0);
    const row = await db.selectFrom("support_resources").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ version: 1, checked_at: null, link_checked_at: NOW.toISOString() });
    expect(await db.selectFrom("audit_log").select("id").execute()).toEqual([]);
  });
});
