import postcss from "postcss";
import { expect, it } from "vitest";
import { plainProperties } from "./plain-properties.mjs";

const plain = (css: string) => postcss([plainProperties()]).process(css, { from: undefined }).css;

it("sets Tailwind's variables in every browser by the rule for old ones, and registers none", () => {
  const css = plain(
    "@layer properties{@supports (margin-trim:inline){*{--tw-a:0;--tw-b:initial}}}" +
      "p{color:red}" +
      '@property --tw-a{syntax:"*";inherits:false;initial-value:0}@property --tw-b{syntax:"*";inherits:false}',
  );
  expect(css).toBe("@layer properties{*{--tw-a:0;--tw-b:initial}}p{color:red}");
});

it("leaves conditions of other layers and variables that nothing else sets", () => {
  const css = "@layer base{@supports (color:red){p{--a:1}}}" + '@property --tw-c{syntax:"*";inherits:false}';
  expect(plain(css)).toBe(css);
});
