import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allowedScripts, isInstalled, matchesLock, missingTools } from "./install.mjs";

describe("matchesLock", () => {
  const lock = {
    packages: {
      "": { version: "0.1.0" },
      "node_modules/zod": { version: "4.6.7" },
      "node_modules/@esbuild/win32-x64": { version: "0.28.2", optional: true },
    },
  };

  it.each([
    ["the same packages", { "node_modules/zod": { version: "4.6.7" } }, true],
    ["another version", { "node_modules/zod": { version: "4.6.6" } }, false],
    ["a package too few", {}, false],
    [
      "another version of an optional one",
      { "node_modules/zod": { version: "4.6.7" }, "node_modules/@esbuild/win32-x64": { version: "0.1.0" } },
      false,
    ],
  ])("%s: %j is %s", (_, packages, expected) => {
    expect(matchesLock(lock, { packages })).toBe(expected);
  });
});

describe("isInstalled", () => {
  it("is false for a folder without packages", () => {
    const folder = mkdtempSync(join(tmpdir(), "install-"));
    expect(isInstalled(folder)).toBe(false);
    rmSync(folder, { recursive: true });
  });
});

describe("allowedScripts", () => {
  it("names the packages whose scripts may run", () => {
    expect(allowedScripts({ allowScripts: { "better-sqlite3": true, "vnu-jar": false } })).toEqual([
      "better-sqlite3",
    ]);
    expect(allowedScripts({})).toEqual([]);
  });
});

describe("missingTools", () => {
  it("names what the compiler needs, whatever it is called here", () => {
    const folder = mkdtempSync(join(tmpdir(), "tools-"));
    expect(missingTools(folder)).toEqual(["python3", "make", "g++"]);
    writeFileSync(join(folder, "python3"), "");
    writeFileSync(join(folder, "clang++"), "");
    expect(missingTools(folder)).toEqual(["make"]);
    rmSync(folder, { recursive: true });
  });
});
