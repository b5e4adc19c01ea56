import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runLimited } from "./run-limited.server";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "limited-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(program: string, timeoutMs = 60_000): Promise<string | undefined> {
  const path = join(folder, "program.cjs");
  writeFileSync(path, program);
  const options = { program: path, signal: new AbortController().signal, timeoutMs };
  return runLimited(Buffer.from("what others have sent"), options, 16);
}

describe("a program that reads what others have sent", () => {
  it("gives what it writes", async () => {
    expect(await run("process.stdin.pipe(process.stdout);")).toBe("what others have sent");
  });

  it("is ended where it takes too long, or too much memory", async () => {
    expect(await run("console.log(1); for (;;);", 500)).toBeUndefined();
    expect(await run("const all = []; for (;;) all.push([all.length]);")).toBeUndefined();
  });

  it("is believed where it says what is wrong", async () => {
    await expect(run("console.error('A mistake.'); process.exitCode = 1;")).rejects.toThrow("A mistake.");
  });
});
