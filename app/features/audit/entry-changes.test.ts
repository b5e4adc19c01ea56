import { expect, it } from "vitest";
import { entryChanges } from "./entry-changes";

const changes = (before: object | null, after: object | null) =>
  entryChanges({ before: before && JSON.stringify(before), after: after && JSON.stringify(after) }).map(
    ({ label, before: was, after: is }) => [label, was, is],
  );

it("pairs before and after, without internal fields", () => {
  expect(changes({ title: "Old", version: 1 }, { title: "New", version: 2 })).toEqual([
    ["Title", "Old", "New"],
  ]);
  expect(changes({ status: "pending" }, { status: "approved", change: "some-id" })).toEqual([
    ["Status", "pending", "approved"],
  ]);
});

it.each<[string, object, [string, string]]>([
  ["a flag", { is_hidden: 1 }, ["Hidden from visitors", "Yes"]],
  ["a flag that is off", { is_active: 0 }, ["Active", "No"]],
  ["nothing", { source: null }, ["Source", "(empty)"]],
  ["a moment", { checked_at: "2026-11-20T09:05:00.000Z" }, ["Last checked", "Nov 20, 2026, 09:05 UTC"]],
  ["a day", { published_date: "2026-11-20" }, ["Published", "Nov 20, 2026"]],
  ["a stored list", { tags: '["food","rent"]' }, ["Tags", "food, rent"]],
  ["brackets that are no list", { title: "[sic]" }, ["Title", "[sic]"]],
  ["a number", { sessions: 3 }, ["Sessions", "3"]],
  ["a code", { status: "status_unknown" }, ["Status", "status unknown"]],
  [
    "the filters that rows had to match",
    { matching: { q: "ann", choices: { role: "x" } } },
    ["All rows that matched", "Search: ann; Choices: Role: x"],
  ],
  [
    "search text",
    { matching: { searched: true, choices: { role: "x" } } },
    ["All rows that matched", "By words: Yes; Choices: Role: x"],
  ],
  ["every row", { matching: { q: "", choices: {} } }, ["All rows that matched", "(empty)"]],
  ["a program's name", { secondFactor: true }, ["Second factor", "Yes"]],
])("formats %s as text", (_, after, [label, text]) => {
  expect(changes(null, after)).toEqual([[label, null, text]]);
});

it("returns no changes for an entry without details", () => expect(changes(null, null)).toEqual([]));
