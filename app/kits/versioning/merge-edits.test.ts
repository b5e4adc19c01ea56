import { expect, it } from "vitest";
import { mergeEdits } from "./merge-edits";

const base = { title: "Old", summary: "Text", source: "Paper" };

it("reports no conflict when the stored fields are unchanged", () => {
  const mine = { ...base, title: "Mine" };
  expect(mergeEdits({ base, theirs: base, mine })).toEqual({ changes: [], values: mine });
  expect(
    mergeEdits({
      base: { title: "A", hidden: "0" },
      theirs: { title: "A", hidden: "1" },
      mine: { title: "B" },
    }),
  ).toEqual({ changes: [], values: { title: "B" } });
});

it("reports no conflict when both edits are the same", () => {
  const both = { ...base, title: "Same" };
  expect(mergeEdits({ base, theirs: both, mine: both })).toEqual({ changes: [], values: both });
});

it("merges both edits and lists all concurrent changes", () => {
  const theirs = { title: "Theirs", summary: "Better text", source: "Paper" };
  const mine = { title: "Mine", summary: "Text", source: "Daily" };
  expect(mergeEdits({ base, theirs, mine })).toEqual({
    changes: [
      { name: "title", before: "Old", theirs: "Theirs", mine: "Mine" },
      { name: "summary", before: "Text", theirs: "Better text", mine: null },
    ],
    values: { title: "Mine", summary: "Better text", source: "Daily" },
  });
});
