import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { waitFor } from "#tests/support/wait-for";
import { StoredResponses } from "./serve-stored.server";

const SIZE = 20_000;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface Site {
  port: number;
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Got>;
  versions: { articles: number };
  /** How often the versions were read. */
  reads: () => number;
  /** The requests that the application answered. */
  requests: IncomingMessage[];
  visits: string[];
}

interface Got {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: Buffer;
}

type Answer = (request: IncomingMessage, response: ServerResponse, versions: { articles: number }) => void;

const page: Answer = (_request, response, { articles }) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "no-cache");
  response.end(`<p>Version ${articles}.</p>`.padEnd(SIZE));
};

/**
 * Stores `/news` by the version of the articles; `/news?a=b` is the same page. The articles change while a request for
 * `/news?changed` arrives.
 */
async function startSite(answer: Answer = page, maxBytes = 1_000_000): Promise<Site> {
  const versions = { articles: 1 };
  let reads = 0;
  const requests: IncomingMessage[] = [];
  const visits: string[] = [];
  const next = (incoming: IncomingMessage, response: ServerResponse) => {
    requests.push(incoming);
    answer(incoming, response, versions);
  };
  const listening = createServer((incoming, response) => {
    if (!stored.serve(incoming, response)) next(incoming, response);
  });
  server = listening;
  const stored = new StoredResponses({
    server: listening,
    siteUrl: "https://site.example",
    pages: {
      maxBytes,
      versions: {
        read: () => {
          reads += 1;
          return { ...versions };
        },
      },
      storedPageOf: (target) => {
        if (target.endsWith("?changed")) versions.articles += 1;
        const path = target.split("?")[0] ?? "";
        return path.startsWith("/news") ? { key: path, target: path, subjects: ["articles"] } : undefined;
      },
    },
    onGet: ({ url = "" }) => visits.push(url),
    onMiss: ({ headers }, response) => {
      if (headers["x-client"] !== "over the limit") return false;
      response.writeHead(429).end();
      return true;
    },
    next,
  });
  listening.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const get: Site["get"] = async (path, headers = {}, method = "GET") => {
    const sent = request({ port, path, method, headers }).end();
    const [response]: IncomingMessage[] = await once(sent, "response");
    if (!response) throw new Error("No response");
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
  };
  return { port, get, versions, reads: () => reads, requests, visits };
}

it("answers from the store until a version changes", async () => {
  const { get, versions, requests, visits } = await startSite();
  expect((await get("/news")).body.toString()).toContain("Version 1.");
  expect((await get("/news?a=b")).body.toString()).toContain("Version 1.");
  expect(requests).toHaveLength(1);
  expect(visits).toEqual(["/news", "/news?a=b"]);
  versions.articles = 2;
  expect((await get("/news")).body.toString()).toContain("Version 2.");
  expect(requests).toHaveLength(2);
});

it("reads the versions once for the requests of one turn of the event loop, after the last of them", async () => {
  const { port, get, reads, requests } = await startSite();
  await get("/news");
  const [readsBefore, rendersBefore] = [reads(), requests.length];
  const socket = connect(port, "127.0.0.1");
  // Node parses them together, since they arrive in one packet.
  const of = (target: string, last = "") => `GET ${target} HTTP/1.1\r\nHost: a.example\r\n${last}\r\n`;
  socket.write(of("/news") + of("/news?a=b") + of("/news?changed", "Connection: close\r\n"));
  const responses = (await buffer(socket)).toString();
  expect(responses.match(/Version \d/g)).toEqual(["Version 2", "Version 2", "Version 2"]);
  expect(reads() - readsBefore).toBe(1);
  expect(requests.length - rendersBefore).toBe(1);
});

it("answers who is over a limit from the store, and renders nothing for them", async () => {
  const { get, requests } = await startSite();
  const over = { "X-Client": "over the limit" };
  expect(await get("/news", over)).toMatchObject({ status: 429 });
  expect(requests).toEqual([]);
  await get("/news");
  expect(await get("/news", over)).toMatchObject({ status: 200 });
});

it("renders with nothing of the visitor", async () => {
  const { get, requests } = await startSite();
  await get("/news", { Cookie: "a=b", "Accept-Encoding": "br", "User-Agent": "someone", Origin: "null" });
  expect(requests[0]?.headers).toEqual({ host: "site.example", connection: "close" });
});

it("renders once for all who ask after a change, and not what they asked before it", async () => {
  const waiting: (() => void)[] = [];
  const { get, versions, requests } = await startSite((incoming, response, { articles }) => {
    waiting.push(() => page(incoming, response, { articles }));
  });
  const before = get("/news");
  await waitFor("a render", () => waiting.length === 1);
  versions.articles = 2;
  const after = Array.from({ length: 20 }, () => get("/news"));
  await waitFor("the render after the change", () => waiting.length === 2);
  // The one that began later ends first.
  waiting[1]?.();
  for (const { body } of await Promise.all(after)) expect(body.toString()).toContain("Version 2.");
  waiting[0]?.();
  expect((await before).body.toString()).toContain("Version 1.");
  expect((await get("/news")).body.toString()).toContain("Version 2.");
  expect(requests).toHaveLength(2);
});

it("sends the encoding that the client prefers, with an entity tag of its own", async () => {
  const { get } = await startSite();
  const plain = await get("/news");
  const br = await get("/news", { "Accept-Encoding": "gzip, deflate, br, zstd" });
  const gzip = await get("/news", { "Accept-Encoding": "br;q=0.5, gzip" });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(br.headers["content-encoding"]).toBe("br");
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  for (const { headers, body } of [plain, br, gzip]) {
    expect(headers).toMatchObject({
      vary: "Accept-Encoding",
      "content-length": String(body.length),
      "cache-control": "public, max-age=0, must-revalidate, s-maxage=10",
    });
  }
});

it("answers 304 to a tag that it would send, and HEAD without a body", async () => {
  const { get, requests } = await startSite();
  const { headers } = await get("/news", { "Accept-Encoding": "br" });
  const etag = String(headers.etag);
  const ofOtherLevel = etag.includes("-fast") ? etag.replace("-fast", "") : etag.replace(/"$/, '-fast"');
  for (const tags of [etag, ofOtherLevel, `W/${etag}`, `"other", W/${etag}`, "*"]) {
    const response = await get("/news", { "Accept-Encoding": "br", "If-None-Match": tags });
    expect(response, tags).toMatchObject({ status: 304, headers: { etag, vary: "Accept-Encoding" } });
    expect(response.headers).not.toHaveProperty("content-type");
    expect(response.headers).not.toHaveProperty("content-encoding");
  }
  const other = await get("/news", { "Accept-Encoding": "gzip", "If-None-Match": `${etag}, "other"` });
  expect(other.status).toBe(200);
  const head = await get("/news", { "Accept-Encoding": "br" }, "HEAD");
  expect(head.headers["content-length"]).toBe(headers["content-length"]);
  expect(head.body).toHaveLength(0);
  expect(requests).toHaveLength(1);
});

it.each<[string, Record<string, string>]>([
  ["of signed-in staff", { Cookie: "a=b; __Host-staff=c" }],
  ["with credentials", { Authorization: "Basic YTpi" }],
  ["for a range", { Range: "bytes=0-1" }],
  ["with a body", { "Transfer-Encoding": "chunked" }],
])("leaves a request %s to the application", async (_what, headers) => {
  const { get, requests } = await startSite();
  await get("/news");
  await get("/news", headers);
  expect(requests).toHaveLength(2);
});

it.each([
  ["Set-Cookie", "a=b"],
  ["Cache-Control", "no-store"],
  ["Cache-Control", "private, max-age=60"],
  ["Vary", "Cookie"],
])("does not store a response with %s: %s", async (name, value) => {
  const { get, requests } = await startSite((incoming, response, versions) => {
    response.setHeader(name, value);
    response.end(`${incoming.headers.cookie} ${versions.articles}`);
  });
  expect((await get("/news", { Cookie: "a=1" })).body.toString()).toBe("a=1 1");
  expect((await get("/news", { Cookie: "a=2" })).body.toString()).toBe("a=2 1");
  // Once to find out.
  expect(requests).toHaveLength(3);
});

it("stores no error, and tries again with the next request", async () => {
  let status = 500;
  const { get, requests } = await startSite((_incoming, response) => response.writeHead(status).end("a"));
  expect((await get("/news")).status).toBe(500);
  expect(requests).toHaveLength(2);
  status = 200;
  expect((await get("/news")).status).toBe(200);
  await get("/news");
  expect(requests).toHaveLength(3);
});

it("finishes a page whose first visitor leaves", async () => {
  let finish: (() => void) | undefined;
  const { get, requests } = await startSite((incoming, response, versions) => {
    finish = () => page(incoming, response, versions);
  });
  const address = server?.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const leaving = request({ port, path: "/news" }).on("error", () => {});
  leaving.end();
  await waitFor("the render", () => finish !== undefined);
  const staying = get("/news");
  leaving.destroy();
  finish?.();
  expect((await staying).status).toBe(200);
  expect(requests).toHaveLength(1);
});

it("answers with pages for which there is no memory", async () => {
  const { get, requests } = await startSite(page, 1_000);
  for (let visit = 0; visit < 2; visit += 1) {
    expect((await get("/news", { "Accept-Encoding": "br" })).headers["content-encoding"]).toBe("br");
  }
  expect(requests).toHaveLength(2);
});
