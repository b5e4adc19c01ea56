import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { escapeToAscii, minifyInlineScripts } from "./shrink.mjs";

const component = "  jsx(InlineScript, { run: greet, args: [] });\n";

it("minifies a function that is written into pages, and nothing else", async () => {
  const other = "function other(first) {\n  return first;\n}\n";
  const bundle = `${other}function greet(name) {\n  if (name) {\n    alert(name + "$&");\n  }\n}\n${component}`;
  expect(await minifyInlineScripts(bundle)).toBe(`${other}function greet(t){t&&alert(t+"$&")}\n${component}`);
});

it("finds one whose properties are on lines of their own", async () => {
  const bundle = `function greet() {\n  return 1;\n}\njsx(InlineScript, {\n  run: greet,\n  args: []\n});\n`;
  expect(await minifyInlineScripts(bundle)).toContain("function greet(){return 1}");
});

it("fails where the function is no declaration", async () => {
  await expect(minifyInlineScripts(`const greet = () => 1;\n${component}`)).rejects.toThrow("greet");
});

it("escapes characters outside of ASCII, and changes no meaning", () => {
  const source = String.raw`[/^[é—]\\—$/.test("é\\—"), /^\—$/.test("—"), "…", "😀"].join()`;
  const escaped = escapeToAscii(source);
  expect(escaped).toMatch(/^[ -~]*$/);
  expect(runInNewContext(escaped)).toBe("true,true,…,😀");
});
