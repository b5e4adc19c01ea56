import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { feedProblems } from "./feed-problem";
import { parseInProcess } from "./parse-in-process.server";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "parsers-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const signal = new AbortController().signal;
const file = { body: Buffer.from("A feed\n"), contentType: "text/xml", url: "https://example.org/" };

/** Runs a program in place of the parser. */
function run(text: string, more: { timeoutMs?: number; signal?: AbortSignal } = {}) {
  const program = join(folder, "program.cjs");
  writeFileSync(program, text);
  return parseInProcess(file, new Date(0), { program, signal, ...more });
}

it("passes on the feed, and no setting of this process", async () => {
  const items = await run(`const input = require("node:fs").readFileSync(0, "utf8");
    const item = { key: "", url: "", title: input, summary: Object.keys(process.env).join(), source: null, published: "" };
    console.log(JSON.stringify({ items: [item] }))`);
  const head =
    '{"contentType":"text/xml","url":"https://example.org/","now":"1970-01-01T00:00:00.000Z","timeZone":"UTC"}';
  expect(items).toMatchObject([{ title: `${head}\nA feed\n`, summary: expect.not.stringContaining("HOME") }]);
});

it("tells what is wrong with the feed", async () => {
  await expect(run(`console.log('{"problem":"No feed.","namedFeed":null}')`)).rejects.toThrow("No feed.");
});

it.each([
  ["does not end", "for (;;);", 300],
  ["waits", "setInterval(() => {}, 1000)", 300],
  ["takes all memory", "const all = []; for (;;) all.push(Array.from({ length: 1e5 }, () => ({})))", 30_000],
])(
  "ends a program that %s, and says that the feed cannot be read in time",
  async (_, program, timeoutMs) => {
    await expect(run(program, { timeoutMs })).rejects.toThrow(feedProblems.tooSlow);
  },
  300_000,
);

it("passes on an error of the program", async () => {
  await expect(run('throw new Error("a mistake")')).rejects.toThrow("a mistake");
});

it("ends when the process is to stop", async () => {
  const stop = new AbortController();
  const running = run("for (;;);", { signal: stop.signal });
  stop.abort(new Error("stopping"));
  await expect(running).rejects.toThrow("stopping");
});
