import { expect, it } from "vitest";
import { myDates as spanish } from "~/content/es/my-dates";
import { myDates } from "~/content/my-dates/en";
import { phoneParts } from "./phone-parts";

it("links each number, and leaves other figures alone", () => {
  expect(phoneParts("In 60 days call 211 or 1-866-674-6327 (form 1099-G).")).toEqual([
    "In 60 days call ",
    { text: "211", href: "tel:211" },
    " or ",
    { text: "1-866-674-6327", href: "tel:+1-866-674-6327" },
    " (form 1099-G).",
  ]);
});

it.each([
  ["English", myDates],
  ["Spanish", spanish],
])("knows every number that the words in %s write", (_, { dated, undated }) => {
  const texts = [dated, undated].flatMap((words) => JSON.stringify(words));
  const left = texts.flatMap(phoneParts).filter((part) => typeof part === "string");
  expect(left.join(" ")).not.toMatch(/\d{3}[-. ]\d{4}|\b[2-9]11\b/);
});
