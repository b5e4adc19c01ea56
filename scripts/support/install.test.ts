import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isInstalled, matchesLock } from "./install.mjs";

const lock = {
  packages: {
    "": { dependencies: { zod: "4.6.7" }, devDependencies: { esbuild: "0.28.2" } },
    tests: { devDependencies: { vitest: "4.1.12" } },
    bench: { devDependencies: { lighthouse: "12.8.2" } },
    "node_modules/zod": { version: "4.6.7" },
    "node_modules/esbuild": {
      version: "0.28.2",
      dependencies: { semver: "7.0.0" },
      optionalDependencies: { "@esbuild/win32-x64": "0.28.2" },
    },
    "node_modules/esbuild/node_modules/semver": { version: "7.0.0" },
    "node_modules/@esbuild/win32-x64": { version: "0.28.2", optional: true },
    "node_modules/vitest": { version: "4.1.12", peerDependencies: { chai: "6.0.0" } },
    "node_modules/chai": { version: "6.0.0" },
    "node_modules/lighthouse": { version: "12.8.2" },
  },
};

const SITE = {
  "node_modules/zod": { version: "4.6.7" },
  "node_modules/esbuild": { version: "0.28.2" },
  "node_modules/esbuild/node_modules/semver": { version: "7.0.0" },
};
const TESTS = {
  ...SITE,
  "node_modules/vitest": { version: "4.1.12" },
  "node_modules/chai": { version: "6.0.0" },
};

describe("matchesLock", () => {
  it.each([
    ["the site's own packages", "site", SITE, true],
    ["the site's packages beside those of the tests", "site", TESTS, true],
    ["another version", "site", { ...SITE, "node_modules/zod": { version: "4.6.6" } }, false],
    ["a package too few", "site", { "node_modules/zod": { version: "4.6.7" } }, false],
    [
      "another version of an optional package",
      "site",
      { ...SITE, "node_modules/@esbuild/win32-x64": { version: "0.1.0" } },
      false,
    ],
    ["the site's packages alone", "tests", SITE, false],
    ["the packages of the tests", "tests", TESTS, true],
    ["no peer of a package", "tests", { ...TESTS, "node_modules/chai": {} }, false],
    ["no package of the benchmarks", "bench", TESTS, false],
  ] as const)("finds %s in the scope %s right or wrong", (_, scope, packages, expected) => {
    expect(matchesLock(lock, { packages }, scope)).toBe(expected);
  });
});

describe("isInstalled", () => {
  it("is false for a folder without packages", () => {
    const folder = mkdtempSync(join(tmpdir(), "install-"));
    expect(isInstalled(folder, "site")).toBe(false);
    rmSync(folder, { recursive: true });
  });
});
