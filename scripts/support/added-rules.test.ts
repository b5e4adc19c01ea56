import postcss from "postcss";
import { expect, it } from "vitest";
import { removePresent } from "./added-rules.mjs";

function added(sheet: string, shared: string): string {
  const root = postcss.parse(sheet);
  removePresent(root, postcss.parse(shared));
  return root.toString();
}

it("leaves the rules that the shared sheet lacks, in their layers and media", () => {
  expect(
    added(
      "@layer utilities{.a{color:red}.b{color:blue}@media print{.a{color:red}.c{top:0}}}",
      "@layer utilities{.a{color:red}@media print{.c{top:0}}}",
    ),
  ).toBe("@layer utilities{.b{color:blue}@media print{.a{color:red}}}");
});

it("takes present variables out of the lists of them, and what is then empty", () => {
  expect(added("@layer theme{:root{--a:1;--b:2}}", "@layer theme{:root{--a:1}}")).toBe(
    "@layer theme{:root{--b:2}}",
  );
  expect(
    added("@layer theme{:root{--a:1}}@font-face{src:x}", "@layer theme{:root{--a:1}}@font-face{src:x}"),
  ).toBe("");
});
