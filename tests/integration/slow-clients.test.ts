import { afterAll, beforeAll, expect, it } from "vitest";
import { connectionDeadlines } from "~/http/connection-deadlines.server";
import { publicPages } from "../support/pages";
import { openRaw, type RawConnection } from "../support/raw-http";
import { type Site, startSite } from "../support/server";
import { waitFor } from "../support/wait-for";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const FORM = "POST /contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n";

async function open(count: number, bytes: string): Promise<RawConnection[]> {
  const connections = await Promise.all(Array.from({ length: count }, () => openRaw(site.url)));
  if (bytes) await Promise.all(connections.map((connection) => connection.send(bytes)));
  return connections;
}

it("serves pages beside a thousand unfinished requests, and ends those without headers by the deadline", async () => {
  const began = Date.now();
  const silent = await open(300, "");
  const half = await open(500, "GET / HTTP/1.1\r\nHost: a\r\nX-Half: ");
  const slow = [
    ...(await open(100, `${FORM}Content-Length: 1000\r\n\r\nform=`)),
    ...(await open(100, `${FORM}Transfer-Encoding: chunked\r\n\r\n5\r\nform=\r\n`)),
  ];
  for (const path of publicPages) {
    const response = await fetch(site.url + path);
    expect(response.status, path).toBe(200);
    await response.text();
  }
  let ended = 0;
  for (const connection of [...silent, ...half]) connection.ended.then(() => ended++);
  await waitFor("the end of those without headers", () => ended === silent.length + half.length, {
    timeoutMs: 2 * (connectionDeadlines.headers + connectionDeadlines.check) + 10_000,
  });
  expect(Date.now() - began).toBeGreaterThanOrEqual(connectionDeadlines.headers);
  expect(half.map((connection) => connection.responses()[0]?.status)).toEqual(half.map(() => 408));

  // A body has more time than headers have.
  for (const connection of slow) {
    expect(connection.responses()).toEqual([]);
    connection.destroy();
  }
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
});

it("stops soon after SIGTERM with an open connection", async () => {
  const connection = await openRaw(site.url);
  await connection.send(`${FORM}Content-Length: 12\r\n\r\nform=`);
  await (await fetch(`${site.url}/about`)).text();
  const ended = site.web().end("SIGTERM");
  await connection.send("contact");
  await connection.ended;
  expect(connection.responses()).toMatchObject([{ status: 400, complete: true }]);
  expect(await ended).toBe(0);
});
