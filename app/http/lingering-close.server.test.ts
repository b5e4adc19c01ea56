import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, expect, it } from "vitest";
import { openRaw } from "#tests/support/raw-http";
import { waitFor } from "#tests/support/wait-for";
import { closeAfterUnreadBody, isClosing } from "./lingering-close.server";

const LIMITS = { totalMs: 20_000, idleMs: 20_000, bytes: 1024 * 1024 };
const HEAD = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 900000000\r\n\r\n";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const readNothing: RequestListener = (_request, response) => void response.end("refused");
/** As a stream does whose reader has stopped. */
const readInPart: RequestListener = (request, response) => {
  request.once("data", () => {
    request.pause();
    setTimeout(() => response.end("refused"), 50);
  });
};

async function start(limits: Partial<typeof LIMITS>, listener = readNothing): Promise<string> {
  server = createServer((request, response) => {
    if (isClosing(request.socket)) return;
    closeAfterUnreadBody(request, response, { ...LIMITS, ...limits });
    listener(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("No port");
  return `http://127.0.0.1:${address.port}`;
}

const openConnections = () =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
const allClosed = () => waitFor("the end of every connection", async () => (await openConnections()) === 0);

async function refused(limits: Partial<typeof LIMITS>) {
  const connection = await openRaw(await start(limits));
  await connection.send(HEAD);
  expect(await connection.ended).toBe("FIN");
  expect(connection.responses()).toMatchObject([{ status: 200, body: "refused", complete: true }]);
  return connection;
}

it("goes on reading after the response until the client closes", async () => {
  const connection = await refused({});
  for (let sent = 0; sent < 8; sent += 1) await connection.send(Buffer.alloc(64 * 1024));
  expect(await openConnections()).toBe(1);
  connection.finish();
  await allClosed();
});

it("goes on reading after the response to a body that was read in part", async () => {
  const connection = await openRaw(await start({ bytes: 64 * 1024 * 1024 }, readInPart));
  await connection.send(HEAD);
  const megabyte = Buffer.alloc(1024 * 1024);
  for (let sent = 0; sent < 32; sent += 1) expect(await connection.send(megabyte)).toBe(true);
  expect(await connection.ended).toBe("FIN");
  expect(connection.responses()).toMatchObject([{ status: 200, body: "refused", complete: true }]);
  connection.finish();
  await allClosed();
});

it("stops reading after the byte limit", async () => {
  const connection = await refused({});
  for (let sent = 0; sent < 20; sent += 1) await connection.send(Buffer.alloc(64 * 1024));
  await allClosed();
});

it("stops waiting when nothing arrives", async () => {
  const connection = await refused({ idleMs: 200 });
  await allClosed();
  connection.destroy();
});

it("stops waiting when the rest arrives for too long", async () => {
  const connection = await refused({ totalMs: 1_000, idleMs: 10_000 });
  const drip = setInterval(() => void connection.send("a"), 20);
  await allClosed();
  clearInterval(drip);
});

it("does not end a connection without a body to wait for", async () => {
  const connection = await openRaw(await start({}));
  const request = "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n";
  await connection.send(request + request);
  await waitFor("two responses", () => connection.responses().length === 2);
  expect(connection.responses()[1]?.headers.get("connection")).toBe("keep-alive");
  connection.destroy();
});
