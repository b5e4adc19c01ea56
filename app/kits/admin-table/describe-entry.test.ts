import { expect, it } from "vitest";
import { describeEntry } from "./describe-entry";

const said = (action: string, before: object | null = null, after: object | null = null) => {
  const entry = { action, before: before && JSON.stringify(before), after: after && JSON.stringify(after) };
  const { start, end } = describeEntry(entry, (status) => status.toUpperCase());
  return ["Ana", start, "it", end].filter(Boolean).join(" ");
};

it.each([
  [
    said("status changed", { status: "pending" }, { status: "approved" }),
    "Ana set it from PENDING to APPROVED",
  ],
  [said("status changed", null, { status: "not_spam" }), "Ana set it to NOT SPAM"],
  [
    said("change undone", { status: "approved" }, { status: "pending" }),
    "Ana set it back from APPROVED to PENDING",
  ],
  [said("change undone", null, { change: "x" }), "Ana undid a change of it"],
  [said("deleted", null, { change: "x" }), "Ana deleted it"],
  [said("answered"), "Ana marked it as answered"],
  [said("signed in"), "Ana signed in to it"],
  [said("toString"), "Ana toString: it"],
])("says: %s", (sentence, expected) => {
  expect(sentence).toBe(expected);
});
