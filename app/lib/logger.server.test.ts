import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { inRequestContext, newRequestId, requestContext } from "~/http/request-context.server";
import { loggedPath, logger } from "./logger.server";

afterEach(() => vi.restoreAllMocks());

function written(log: () => void): string {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  log();
  return String(write.mock.lastCall?.[0]);
}

it("writes one line of time, level, message and values", () => {
  const text = written(() => logger.warn("two\nlines", { count: 2, text: "a\nb", list: [1], no: undefined }));
  expect(text).toMatch(
    /^\d{4}-\d\d-\d\dT[\d:.]+Z warn two lines count=2 text="a\\nb" list=\[1\] no=undefined\n$/,
  );
});

it("writes each line as an object with LOG_FORMAT=json, without addresses", () => {
  vi.stubEnv("LOG_FORMAT", "json");
  const details = {
    status: 200,
    text: "to ann@example.org\n",
    list: ["ann@example.org"],
    error: new Error("x"),
  };
  const text = written(() => logger.warn("failed for ann@example.org", details));
  expect(text.indexOf("\n")).toBe(text.length - 1);
  const { time, error, ...rest } = JSON.parse(text);
  expect(new Date(time).toISOString()).toBe(time);
  expect(error).toMatch(/^Error: x\n/);
  expect(rest).toEqual({
    level: "warn",
    message: "failed for [address]",
    status: 200,
    text: "to [address]\n",
    list: '["[address]"]',
  });
  vi.unstubAllEnvs();
});

it.each([
  "550 5.1.1 <ann.b+c@example.org>: no such user",
  "ann@example.org",
  "to=ann@exämple.org",
  "mailto:ann@example.org?subject=a",
  '{"email":"o\'neil@example.org"}',
  "ann%40b@example.org",
])("leaves email addresses out: %s", (text) => {
  const error = new Error(text);
  expect(written(() => logger.error("failed", { text, error }))).not.toMatch(/example|exämple/);
});

it("leaves paths of packages in stacks", () => {
  const text = "at file:///site/node_modules/@remix-run/node/index.js:1:2";
  expect(written(() => logger.error("failed", { text }))).toContain(text);
});

it("names the request in every line that it causes, however late", async () => {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url: "/news?token=a", headers: { "x-request-id": "000-000-000" } });
  const { id, path } = requestContext(request);
  expect(path).toBe("/news");
  expect(id).toMatch(/^\d{3}-\d{3}-\d{3}$/);
  expect(id).not.toBe("000-000-000");
  const later = await new Promise<string>((resolve) => {
    inRequestContext(request, () => {
      setTimeout(() => resolve(written(() => logger.error("late"))), 1);
    });
  });
  expect(later).toContain(` error late request="${id}"\n`);
  expect(written(() => logger.error("outside"))).not.toContain("request=");
});

it("gives ids that are read out in threes", () => {
  for (let i = 0; i < 100; i++) expect(newRequestId()).toMatch(/^\d{3}-\d{3}-\d{3}$/);
});

it.each([
  ["one letter", "a".repeat(65_536)],
  ["letters and separators", "a-".repeat(32_768)],
  ["addresses without an end", "a@".repeat(32_768)],
  ["dots and at signs", ".@".repeat(32_768)],
  ["white space", "\n ".repeat(32_768)],
  ["separators", "/".repeat(65_536)],
])("cuts a line of 64 kB before it is searched: %s", (_, text) => {
  const before = process.cpuUsage();
  for (let i = 0; i < 20; i++) written(() => logger.error(text, { text, error: new Error(text) }));
  const { user, system } = process.cpuUsage(before);
  expect(written(() => logger.error(text, { text })).length).toBeLessThan(4200);
  // The expression that was here before took 4 s for each such line.
  expect((user + system) / 1000).toBeLessThan(2000);
});

it("leaves no half of an address where it cuts a line", () => {
  const text = `${"word ".repeat(798)}jane.doe@example.org and more`;
  for (let i = 0; i < 30; i++) {
    const cut = written(() => logger.error("x".repeat(i), { text }));
    expect(cut).not.toContain("jane");
  }
});

it("says how long a path was that it cuts", () => {
  expect(loggedPath(`/${"a".repeat(999)}`)).toBe(`/${"a".repeat(199)}… (1000 characters)`);
  expect(loggedPath("/news")).toBe("/news");
});
