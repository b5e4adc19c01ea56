import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from "node:net";
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { selfSigned } from "#tests/support/self-signed";
import { FeedProblem, feedProblems as problems } from "./feed-problem";
import { type FetchedFeed, type FetchOptions, fetchFeed } from "./fetch-feed.server";
import { parseItems } from "./parse-items.server";

const FEED = `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Feed</title>
  <item><title>Café jobs</title><link>https://example.org/a</link></item></channel></rss>`;
const MB = 1024 * 1024;
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

const stop = new AbortController();
/** The servers of these tests. */
const allowedHosts: string[] = [];
const options: FetchOptions = {
  userAgent: "news-reader (+https://site.example/)",
  allowedHosts,
  signal: stop.signal,
};

const running: { server: Server; sockets: Set<Socket> }[] = [];
afterEach(async () => {
  for (const { server, sockets } of running.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await new Promise((closed) => server.close(closed));
  }
});

/** @returns its address */
async function listen(server: Server, scheme = "http"): Promise<string> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
  });
  running.push({ server, sockets });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  allowedHosts.push(host);
  return `${scheme}://${host}/feed`;
}

type Respond = (request: IncomingMessage, response: ServerResponse) => void;
const serve = (respond: Respond) => listen(createServer(respond));
/** Writes to the socket as soon as a request has come. */
const serveRaw = (respond: (socket: Socket) => void) =>
  listen(createSocketServer((socket) => socket.once("data", () => respond(socket))));

const read = (url: string, more: Partial<FetchOptions> = {}, stored = { etag: null, last_modified: null }) =>
  fetchFeed(url, stored, { ...options, ...more });

/** What staff are told. */
async function problemOf(url: string, more: Partial<FetchOptions> = {}): Promise<FeedProblem> {
  try {
    const fetched = await read(url, more);
    if (fetched !== "unchanged") parseItems(fetched, new Date());
  } catch (error) {
    if (error instanceof FeedProblem) return error;
    throw error;
  }
  throw new Error("The feed could be read.");
}

async function titlesOf(url: string): Promise<string[]> {
  const fetched = await read(url);
  return fetched === "unchanged" ? [] : parseItems(fetched, new Date()).map(({ title }) => title);
}

const body =
  (content: string | Uint8Array, headers: Record<string, string | number> = {}, status = 200): Respond =>
  (_request, response) =>
    response.writeHead(status, headers).end(content);
const redirect = (location: string, status = 302) => body("", { Location: location }, status);
const utf16 = (bigEndian: boolean) => {
  const bytes = Buffer.from(`\ufeff${FEED.replace("utf-8", "utf-16")}`, "utf16le");
  return bigEndian ? bytes.swap16() : bytes;
};
const inLatin1 = (label: string) => Buffer.from(FEED.replace("utf-8", label), "latin1");

const SHORT = { timeoutMs: 150 };
const timeout = problems.timeout(0.15);

/** A server, and what staff read about it. */
const badServers: Record<
  string,
  { start: () => Promise<string>; problem: string; more?: Partial<FetchOptions> }
> = {
  "sends no header": { start: () => serve(() => undefined), problem: timeout, more: SHORT },
  "sends no body": {
    start: () => serve((_request, response) => response.writeHead(200).flushHeaders()),
    problem: timeout,
    more: SHORT,
  },
  "stops in the middle": {
    start: () => serve((_request, response) => void response.write(FEED.slice(0, 90))),
    problem: timeout,
    more: SHORT,
  },
  "drips a byte at a time": {
    start: () =>
      serve((_request, response) => {
        const timer = setInterval(() => response.write(" "), 20);
        response.on("close", () => clearInterval(timer));
      }),
    problem: timeout,
    more: SHORT,
  },
  "drips its header": {
    start: () =>
      serveRaw((socket) => {
        socket.write("HTTP/1.1 200 OK\r\nX-Slow: ");
        const timer = setInterval(() => socket.write("x"), 20);
        socket.on("close", () => clearInterval(timer));
      }),
    problem: timeout,
    more: SHORT,
  },
  "redirects slowly again and again": {
    start: () =>
      serve((request, response) => {
        setTimeout(() => redirect("/next")(request, response), 60);
      }),
    problem: timeout,
    more: SHORT,
  },
  "closes the connection at once": {
    start: () => serveRaw((socket) => socket.destroy()),
    problem: problems.brokenOff,
  },
  "resets the connection in the body": {
    start: () =>
      serveRaw((socket) => {
        socket.write(`HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n${FEED.slice(0, 50)}`, () =>
          socket.resetAndDestroy(),
        );
      }),
    problem: problems.brokenOff,
  },
  "promises more than it sends": {
    start: () =>
      serveRaw((socket) => void socket.end(`HTTP/1.1 200 OK\r\nContent-Length: 99999\r\n\r\n${FEED}`)),
    problem: problems.brokenOff,
  },
  "ends a chunked body early": {
    start: () =>
      serveRaw(
        (socket) => void socket.end("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n<rss>\r\n"),
      ),
    problem: problems.brokenOff,
  },
  "does not speak HTTP": {
    start: () => serveRaw((socket) => void socket.end("220 mail.example.org ESMTP\r\n")),
    problem: problems.notHttp,
  },
  "sends a header of a megabyte": {
    start: () => serveRaw((socket) => void socket.end(`HTTP/1.1 200 OK\r\nX: ${"x".repeat(MB)}\r\n\r\n`)),
    problem: problems.notHttp,
  },
  "is not there": {
    start: async () => {
      const url = await serve(() => undefined);
      await new Promise((closed) => running.pop()?.server.close(closed));
      return url;
    },
    problem: problems.noConnection("ECONNREFUSED"),
  },
  "has no name": { start: async () => "http://no-such-site.invalid/", problem: problems.noSite },
  "has a certificate of its own": {
    start: () => listen(createTlsServer(selfSigned, body(FEED)), "https"),
    problem: problems.certificate("DEPTH_ZERO_SELF_SIGNED_CERT"),
  },
  "speaks no TLS": {
    start: async () => (await serve(body(FEED))).replace("http:", "https:"),
    problem: problems.certificate("EPROTO"),
  },
  "answers 404": { start: () => serve(body("No", {}, 404)), problem: problems.gone(404) },
  "answers 410": { start: () => serve(body("No", {}, 410)), problem: problems.gone(410) },
  "answers 403": { start: () => serve(body("No", {}, 403)), problem: problems.noPrograms(403) },
  "answers 400": { start: () => serve(body("No", {}, 400)), problem: problems.clientError(400) },
  "answers 500 with a feed": { start: () => serve(body(FEED, {}, 500)), problem: problems.serverError(500) },
  "answers 206": { start: () => serve(body(FEED, {}, 206)), problem: problems.strangeStatus(206) },
  "redirects without end": { start: () => serve(redirect("/feed")), problem: problems.tooManyRedirects(5) },
  "redirects nowhere": { start: () => serve(body("", {}, 302)), problem: problems.strangeStatus(302) },
  "redirects to a private address": {
    start: () => serve(redirect("http://169.254.169.254/latest/meta-data")),
    problem: problems.privateAddress,
  },
  "redirects to a private name": {
    start: () =>
      serve((request, response) => redirect(`http://localhost:1${request.url}`)(request, response)),
    problem: problems.privateAddress,
  },
  "redirects to a file": { start: () => serve(redirect("file:///etc/passwd")), problem: problems.notWeb },
  "redirects to FTP": {
    start: () => serve(redirect("ftp://example.org/feed", 301)),
    problem: problems.notWeb,
  },
  "sends more than 5 MB": {
    start: () => serve(body(Buffer.alloc(5 * MB + 1, " "))),
    problem: problems.tooLarge(5),
  },
  "sends without end": {
    start: () =>
      serve((_request, response) => {
        const chunk = Buffer.alloc(256 * 1024, " ");
        const more = () => {
          while (!response.destroyed && response.write(chunk));
        };
        response.on("drain", more);
        more();
      }),
    problem: problems.tooLarge(5),
  },
  "sends a gzip bomb": {
    start: () => serve(body(gzipSync(Buffer.alloc(20 * MB)), { "Content-Encoding": "gzip" })),
    problem: problems.tooLarge(5),
  },
  "sends a brotli bomb": {
    start: () => serve(body(brotliCompressSync(Buffer.alloc(6 * MB), FAST), { "Content-Encoding": "br" })),
    problem: problems.tooLarge(5),
  },
  "sends damaged gzip": {
    start: () => serve(body(gzipSync(FEED).fill(0, 20, 60), { "Content-Encoding": "gzip" })),
    problem: problems.badCompression,
  },
  "sends half of its gzip": {
    start: () => serve(body(gzipSync(FEED).subarray(0, 60), { "Content-Encoding": "gzip" })),
    problem: problems.badCompression,
  },
  "says gzip and sends text": {
    start: () => serve(body(FEED, { "Content-Encoding": "gzip" })),
    problem: problems.badCompression,
  },
  "compresses as no one asked for": {
    start: () => serve(body(FEED, { "Content-Encoding": "zstd" })),
    problem: problems.unknownCompression("zstd"),
  },
  "compresses ten times": {
    start: () => serve(body(FEED, { "Content-Encoding": Array.from({ length: 10 }, () => "gzip").join() })),
    problem: problems.unknownCompression(Array.from({ length: 10 }, () => "gzip").join(", ")),
  },
  "sends a web page": {
    start: () => serve(body("<!DOCTYPE html><html><title>News</title><link rel=alternate>")),
    problem: problems.webPage,
  },
  "sends nothing": { start: () => serve(body("")), problem: problems.empty },
  "sends spaces": { start: () => serve(body(" \n ")), problem: problems.empty },
  "sends another XML": { start: () => serve(body("<opml><body/></opml>")), problem: problems.notFeed },
  "sends half a feed": { start: () => serve(body(FEED.slice(0, 130))), problem: problems.notFeed },
  "sends JSON of its own": { start: () => serve(body('{"news":[]}')), problem: problems.notFeed },
  "sends a picture": {
    start: () => serve(body(Buffer.from("89504e470d0a1a0a00ff00ff", "hex"))),
    problem: problems.notFeed,
  },
};

describe("a server that", () => {
  it.each(Object.entries(badServers))("%s is described to staff", async (_, { start, problem, more }) => {
    expect((await problemOf(await start(), more)).message).toBe(problem);
  });
});

describe("a feed", () => {
  it.each<[string, Respond]>([
    ["gzip", body(gzipSync(FEED), { "Content-Encoding": "gzip" })],
    ["deflate", body(deflateSync(FEED), { "Content-Encoding": "deflate" })],
    ["deflate without its header", body(deflateRawSync(FEED), { "Content-Encoding": "deflate" })],
    ["brotli", body(brotliCompressSync(FEED), { "Content-Encoding": "br" })],
    ["two compressions", body(gzipSync(deflateSync(FEED)), { "Content-Encoding": "deflate, gzip" })],
    ["UTF-8 with a mark", body(`\ufeff${FEED}`)],
    ["UTF-16, little end first", body(utf16(false))],
    ["UTF-16, big end first", body(utf16(true))],
    ["UTF-16 without a mark", body(utf16(false).subarray(2))],
    ["ISO-8859-1 in the declaration", body(inLatin1("ISO-8859-1"))],
    [
      "windows-1252 in the declaration, against the header",
      body(inLatin1("windows-1252"), { "Content-Type": "text/xml; charset=utf-8" }),
    ],
    [
      "ISO-8859-1 in the header",
      body(Buffer.from(FEED.replace(' encoding="utf-8"', ""), "latin1"), {
        "Content-Type": 'text/xml; charset="iso-8859-1"',
      }),
    ],
    ["windows-1252 without a word", body(inLatin1("utf-8"), { "Content-Type": "text/xml" })],
    ["an encoding there is not", body(FEED.replace("utf-8", "klingon"))],
    ["another type", body(FEED, { "Content-Type": "text/html" })],
    [
      "a body longer than its length",
      (_request, response) => {
        response.socket?.end(
          `HTTP/1.1 200 OK\r\nContent-Length: ${Buffer.byteLength(FEED)}\r\n\r\n${FEED}<more/>`,
        );
      },
    ],
  ])("in %s is read", async (_, respond) => {
    expect(await titlesOf(await serve(respond))).toEqual(["Café jobs"]);
  });

  it("is read after five redirects, with its last address", async () => {
    let redirects = 5;
    const url = await serve((request, response) => {
      const next = redirects-- > 0 ? redirect(`/${redirects}`, 308) : body(FEED);
      next(request, response);
    });
    expect(await read(url)).toMatchObject({ url: new URL("/0", url).href } satisfies Partial<FetchedFeed>);
  });

  it("is asked for with who asks, and whether it has changed", async () => {
    const url = await serve(({ headers }, response) => {
      const isKnown = headers["if-none-match"] === '"1"' && headers["if-modified-since"] === "then";
      response.writeHead(isKnown ? 304 : 200, { ETag: "x".repeat(2000), "X-Agent": "" });
      response.end(isKnown ? undefined : `${FEED}<!--${headers["user-agent"]}-->`);
    });
    const fetched = await read(url);
    expect(fetched).toMatchObject({ etag: null, last_modified: null });
    const text = fetched === "unchanged" ? "" : Buffer.from(fetched.body).toString();
    expect(text).toContain("<!--news-reader (+https://site.example/)-->");
    expect(await fetchFeed(url, { etag: '"1"', last_modified: "then" }, options)).toBe("unchanged");
  });

  it.each([
    ["a number of seconds", "120", 120_000],
    ["a year", String(365 * 24 * 60 * 60), 7 * 24 * 60 * 60_000],
    ["a date that is over", "Fri, 20 Nov 2020 09:00:00 GMT", null],
    ["nonsense", "soon", null],
    ["less than nothing", "-5", null],
  ])("waits for Retry-After with %s", async (_, header, ms) => {
    const url = await serve(body("", { "Retry-After": header }, 429));
    expect(await problemOf(url)).toMatchObject({ message: problems.tooOften(429), retryAfterMs: ms });
  });

  it("waits until the date of Retry-After", async () => {
    const url = await serve(body("", { "Retry-After": new Date(Date.now() + 3_600_000).toUTCString() }, 503));
    const { message, retryAfterMs } = await problemOf(url);
    expect(message).toBe(problems.serverError(503));
    expect(retryAfterMs).toBeGreaterThan(3_500_000);
    expect(retryAfterMs).toBeLessThanOrEqual(3_600_000);
  });

  it("is left when the worker stops", async () => {
    const stopping = new AbortController();
    const url = await serve(() => stopping.abort(new Error("stopping")));
    await expect(read(url, { signal: stopping.signal })).rejects.toThrow("stopping");
  });
});
