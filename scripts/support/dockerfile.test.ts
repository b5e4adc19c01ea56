import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commandOf, parseDockerfile, parseDockerignore } from "./dockerfile.mjs";
import { root } from "./root.mjs";

describe("parseDockerfile", () => {
  it("joins continued lines, skips comments, and puts each instruction into its stage", () => {
    const text = '# why\nFROM a AS build\nRUN one \\\n  && two\n\nFROM b\nENV A=1 \\\n  B=2\nCMD ["c"]\n';
    expect(parseDockerfile(text)).toEqual([
      { base: "a", name: "build", instructions: [{ name: "RUN", args: "one && two" }] },
      {
        base: "b",
        name: "",
        instructions: [
          { name: "ENV", args: "A=1 B=2" },
          { name: "CMD", args: '["c"]' },
        ],
      },
    ]);
  });

  it("refuses an instruction that it does not know", () => {
    expect(() => parseDockerfile("FROM a\nADD x y")).toThrow("ADD x y is not known here");
  });

  it("reads the project's own file, whose last stage runs as another user", () => {
    const stages = parseDockerfile(readFileSync(join(root, "Dockerfile"), "utf8"));
    expect(stages).toHaveLength(2);
    expect(stages[1]?.instructions).toContainEqual({ name: "USER", args: "node" });
    expect(commandOf(stages[1], "CMD")).toEqual(["node", "scripts/start.mjs", "--built"]);
    expect(commandOf(stages[1], "HEALTHCHECK")[0]).toBe("node");
    expect(() => commandOf(stages[0], "CMD")).toThrow("no CMD");
  });
});

describe("parseDockerignore", () => {
  const isSent = parseDockerignore(readFileSync(join(root, ".dockerignore"), "utf8"));

  it.each([
    ["package.json", true],
    [".npmrc", true],
    ["app/root.tsx", true],
    ["app/lib/csv.test.ts", false],
    ["public/build/entry.client.js", false],
    ["public/favicon.svg", true],
    ["public/previews/home.png", true],
    ["tests/support/server.ts", false],
    [".env", false],
    ["data/session-secret", false],
    ["node_modules/zod/index.js", false],
  ])("%s is sent: %s", (path, expected) => {
    expect(isSent(path)).toBe(expected);
  });
});
