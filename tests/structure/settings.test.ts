import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { VARIABLES } from "~/server/read-environment.server";

/** The names in the first group of each match of `pattern`, sorted. */
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1]).sort();
const expected = [...VARIABLES].sort();

describe("every variable the program reads", () => {
  it("is in .env.example, unset", () => {
    expect(namesIn(readFileSync(".env.example", "utf8"), /^([A-Z0-9_]+)=$/gm)).toEqual(expected);
  });

  it("is in the table of docs/configuration.md", () => {
    const configuration = readFileSync("docs/configuration.md", "utf8");
    expect(namesIn(configuration, /^\| `([A-Z0-9_]+)` +\|/gm)).toEqual(expected);
  });
});
