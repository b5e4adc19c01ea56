import { describe, expect, it } from "vitest";
import type { Resource } from "../admin/resource-editor.server";
import { rowProblems } from "./import.form";
import { planImport, StoredEntries } from "./plan-import.server";
import type { SheetRow } from "./resource-sheet.server";

const NOW = new Date("2026-11-20T09:05:00.000Z");

const entry = (id: number): Resource => ({
  id,
  category: "Housing",
  title: `Title ${id}`,
  organization: "Helpers",
  description: "Helps.",
  summary_es: null,
  eligibility_requirements: null,
  cost: "Free",
  phone_number: null,
  hours: null,
  when_you_call: null,
  have_ready: null,
  website_url: "https://example.org",
  geographic_scope: "Ohio",
  tags: "[]",
  is_active: 1,
  created_at: "2026-11-01T00:00:00.000Z",
  country: "US",
  state: "OH",
  languages: '["en"]',
  is_online: 0,
  checked_at: "2026-11-01T08:30:00.000Z",
  checked_by: "ann@example.org",
  link_status: null,
  link_reason: null,
  link_checked_at: null,
  link_failed_at: null,
  version: 1,
});

/** A row that gives an entry the title of another. */
const renaming = (id: number, to: number): SheetRow => ({
  line: id + 1,
  cells: { id: `${id}`, title: `Title ${to}` },
});

/** Entries from 1 to `count`, and how often one was looked up by its name. */
function countedEntries(count: number) {
  const entries = new StoredEntries(
    Array.from({ length: count }, (_, index) => entry(index + 1)),
    false,
  );
  const { called } = entries;
  let lookups = 0;
  entries.called = (name) => {
    lookups += 1;
    return called(name);
  };
  return { entries, lookups: () => lookups };
}

describe("rows that rename entries", () => {
  const COUNT = 3000;
  const shift = Array.from({ length: COUNT }, (_, index) => renaming(index + 1, index + 2));

  it("are all changed in a chain whose last name is free", () => {
    const { entries } = countedEntries(COUNT);
    const plan = planImport(shift, entries, NOW);
    expect([plan.changed.length, plan.problems]).toEqual([COUNT, []]);
  });

  it("are all rejected in a chain whose last name stays taken, with one look-up for each row", () => {
    const { entries, lookups } = countedEntries(COUNT + 1);
    const plan = planImport(shift, entries, NOW);
    expect(plan.changed).toEqual([]);
    expect(plan.problems).toEqual(shift.map(({ line }) => ({ line, messages: [rowProblems.taken(line)] })));
    expect(lookups()).toBeLessThanOrEqual(COUNT);
  });

  it("are all changed in a circle", () => {
    const { entries } = countedEntries(3);
    const plan = planImport([renaming(1, 2), renaming(2, 3), renaming(3, 1)], entries, NOW);
    expect([plan.changed.length, plan.problems]).toEqual([3, []]);
  });

  it("are rejected for a name that an earlier row takes, and so is who waits for the name they leave", () => {
    const { entries } = countedEntries(3);
    const plan = planImport([renaming(1, 9), renaming(2, 9), renaming(3, 2)], entries, NOW);
    expect(plan.changed.map(({ line }) => line)).toEqual([2]);
    expect(plan.problems).toEqual([
      { line: 3, messages: ["It has the title and organization of line 2"] },
      { line: 4, messages: [rowProblems.taken(2)] },
    ]);
  });
});
