import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import { openRaw } from "#tests/support/raw-http";
import { waitFor } from "#tests/support/wait-for";
import { closeIdleWhenStopping, connectionDeadlines, setDeadlines } from "./connection-deadlines.server";

/** Short, so that nothing has to be waited for; far enough apart to be told from each other. */
const DEADLINES = { headers: 300, request: 1_500, check: 50, keepAlive: 60_000 };

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  server.close();
});

async function start(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  setDeadlines(server, DEADLINES);
  closeIdleWhenStopping(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("No port");
  return `http://127.0.0.1:${address.port}`;
}

const readAll: RequestListener = (request, response) => {
  text(request).then(
    () => response.end("read"),
    () => undefined,
  );
};

it.each([
  ["silent", ""],
  ["half a header", "GET / HTTP/1.1\r\nHost: a\r\nX-Half: "],
])("ends a connection whose headers do not arrive: %s", async (_what, bytes) => {
  const began = Date.now();
  const connection = await openRaw(await start(readAll));
  if (bytes) await connection.send(bytes);
  await connection.ended;
  expect(connection.responses().map(({ status }) => status)).toEqual([408]);
  expect(Date.now() - began).toBeGreaterThanOrEqual(DEADLINES.headers);
});

it.each([
  ["a declared body", "Content-Length: 1000\r\n\r\n", "a"],
  ["a chunked body without end", "Transfer-Encoding: chunked\r\n\r\n", "1\r\na\r\n"],
])("ends a connection whose body goes on after the deadline: %s", async (_what, headers, piece) => {
  const began = Date.now();
  const connection = await openRaw(await start(readAll));
  await connection.send(`POST / HTTP/1.1\r\nHost: a\r\n${headers}`);
  const drip = setInterval(() => void connection.send(piece), 20);
  await connection.ended;
  clearInterval(drip);
  expect(connection.responses().map(({ status }) => status)).toEqual([408]);
  expect(Date.now() - began).toBeGreaterThanOrEqual(DEADLINES.request);
});

it("lets a body arrive that is slower than the headers may be", async () => {
  const connection = await openRaw(await start(readAll));
  await connection.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\na");
  await new Promise((resolve) => setTimeout(resolve, DEADLINES.headers + 200));
  await connection.send("a");
  await waitFor("the response", () => connection.responses()[0]?.complete);
  expect(connection.responses()[0]).toMatchObject({ status: 200, body: "read" });
});

it("closes a connection that becomes idle while the server is being closed", async () => {
  let finish = () => {};
  const url = await start((_request, response) => {
    finish = () => response.end("late");
    response.write("early, ");
  });
  const connection = await openRaw(url);
  await connection.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await waitFor("half of the response", () => connection.responses().length === 1);
  const closed = once(server, "close");
  server.close();
  finish();
  await closed;
  await connection.ended;
  expect(connection.responses()[0]).toMatchObject({ body: "early, late", complete: true });
});

it("has deadlines that are longer for a request than for its headers", () => {
  expect(connectionDeadlines.request).toBeGreaterThan(connectionDeadlines.headers);
});
