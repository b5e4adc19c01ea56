import { expect, it } from "vitest";
import { paragraphsOf } from "./paragraphs";

it("splits paragraphs at empty lines, and their lines", () => {
  expect(paragraphsOf("Dear all,\n\n  one\ntwo \n \n\nend\n")).toEqual([
    ["Dear all,"],
    ["one", "two"],
    ["end"],
  ]);
  expect(paragraphsOf(" \n\n")).toEqual([]);
});
