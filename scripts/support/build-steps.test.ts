import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fingerprint, invalidateBuild, isBuilt } from "./build-steps.mjs";

let folder: string;
function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-"));
  for (const name of ["package.json", "package-lock.json", "tsconfig.json"]) write(name, "{}");
  for (const name of ["remix.config.js", "postcss.config.js"]) write(name, "export default {}");
  write("app/root.tsx", "one");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("fingerprint", () => {
  it("changes with a source's text, its name and a configuration", () => {
    const seen = new Set([fingerprint(folder)]);
    write("app/root.tsx", "two");
    seen.add(fingerprint(folder));
    write("app/lib/new.ts", "");
    seen.add(fingerprint(folder));
    write("tsconfig.json", "{ }");
    seen.add(fingerprint(folder));
    expect(seen.size).toBe(4);
  });

  it("does not change with tests or other folders", () => {
    const before = fingerprint(folder);
    write("app/lib/new.test.ts", "");
    write("docs/new.md", "");
    expect(fingerprint(folder)).toBe(before);
  });
});

describe("isBuilt", () => {
  const finish = () => {
    for (const file of [
      "build/index.js",
      "build/scripts/prepare.cjs",
      "build/browser-scripts.json",
      "public/build/entry.js",
    ])
      write(file, "");
    write("build/.sources", fingerprint(folder));
  };

  it("holds for a complete build of the sources as they are", () => {
    expect(isBuilt(folder)).toBe(false);
    finish();
    expect(isBuilt(folder)).toBe(true);
  });

  it("does not hold after a change, without a result, or for a build that was cut short", () => {
    finish();
    write("app/root.tsx", "two");
    expect(isBuilt(folder)).toBe(false);

    finish();
    rmSync(join(folder, "public/build"), { recursive: true });
    expect(isBuilt(folder)).toBe(false);

    finish();
    invalidateBuild(folder);
    expect(isBuilt(folder)).toBe(false);
  });
});
