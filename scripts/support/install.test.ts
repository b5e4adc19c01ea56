import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isInstalled, matchesLock } from "./install.mjs";

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
