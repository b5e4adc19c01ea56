import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findProgram, isNewEnough } from "./programs.mjs";

let folders: string[];
beforeEach(() => {
  folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), "path-")));
});
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

it("finds the first that works, in the order of the names and then of the folders", () => {
  const path = folders.join(delimiter);
  const [first = "", second = ""] = folders;
  const find = (works: (file: string) => boolean) => findProgram(["java", "java11"], works, path);
  expect(find(() => true)).toBeUndefined();
  writeFileSync(join(second, "java"), "");
  expect(find(() => true)).toBe(join(second, "java"));
  writeFileSync(join(first, "java11"), "");
  expect(find(() => true)).toBe(join(second, "java"));
  expect(find((file) => file.startsWith(first))).toBe(join(first, "java11"));
  writeFileSync(join(first, "java"), "");
  expect(find(() => true)).toBe(join(first, "java"));
});

it.each([
  ['openjdk version "17.0.15" 2025-04-15', true],
  ['openjdk version "11.0.2" 2019-01-15', true],
  ['openjdk version "21" 2023-09-19', true],
  ['java version "1.8.0_402"', false],
  ["The operation couldn't be completed. Unable to locate a Java Runtime.", false],
  ["", false],
])("%j is %s", (words, expected) => {
  expect(isNewEnough(words)).toBe(expected);
});
