import { afterEach, beforeEach, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { stateWords } from "~/content/states/en";
import { factNames } from "~/content/states/words";
import type { Database } from "~/database/open-database.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { loadState } from "../load-state.server";
import { factForms, newFactForms } from "./edit-facts.server";
import { factForm, hideFactForm, newFactForm, undoFactForm } from "./fact.form";
import { factLabel } from "./fact-label";
import { countOldFacts, loadFacts } from "./list-facts.server";
import { loadFact } from "./load-fact.server";

const now = new Date("2026-11-26T12:00:00Z");
const who = { userId: "u1", email: "ed@example.org" };

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  await db
    .insertInto("state_facts")
    .values({
      state: "OH",
      fact: "most",
      value: "842",
      source: "US Labor Department",
      as_of: "2026-01",
      created_at: now.toISOString(),
    })
    .execute();
});
afterEach(() => db.destroy());

const post = (forms: Parameters<typeof handleForms>[1], fields: Record<string, string>) =>
  handleForms(
    new Request("https://aa.org/admin/states/1", { method: "POST", body: new URLSearchParams(fields) }),
    forms,
  ).catch((thrown: unknown) => thrown);

const edited = {
  form: factForm.name,
  state: "OH",
  fact: "most",
  value: "900",
  address: "",
  note: "",
  source: "The office, by phone",
  sourceUrl: "",
  asOf: "2026-11-26",
  version: "1",
};

const shown = async () => {
  const { sections } = await loadState(db, "ohio", stateWords, now);
  return sections.flatMap(({ facts }) => facts.map(({ text, source }) => [text, source.name]));
};

it("changes the page of the state, with who did it in the history, and undoes that again", async () => {
  await post(factForms(db, who, 1), edited);
  expect(await shown()).toEqual([
    ["Up to $900 a week (Nov 26, 2026). That is the maximum: most people get less.", "The office, by phone"],
  ]);
  const fact = await loadFact(db, 1, now);
  expect(fact.history).toMatchObject([
    { who: who.email, action: "edited", fields: ["Value", "Source", "As of"] },
  ]);
  await post(factForms(db, who, 1), { form: undoFactForm.name, version: "1" });
  expect((await loadFact(db, 1, now)).values.value).toBe("900");
  await post(factForms(db, who, 1), { form: undoFactForm.name, version: "2" });
  expect((await loadFact(db, 1, now)).values).toMatchObject({ value: "842", asOf: "2026-01", version: "3" });
  expect((await loadFact(db, 1, now)).history[0]?.action).toBe("change undone");
});

it.each([
  [{ value: "a lot" }, "value"],
  [{ value: "" }, "value"],
  [{ asOf: "2026-13" }, "asOf"],
  [{ asOf: "last year" }, "asOf"],
  [{ source: "" }, "source"],
  [{ fact: "weather" }, "fact"],
  [{ address: "javascript:alert(1)", value: "" }, "address"],
])("refuses %j", async (changed, field) => {
  const result = await post(factForms(db, who, 1), { ...edited, ...changed });
  expect(JSON.stringify(result)).toContain(`"${field}":`);
  expect((await loadFact(db, 1, now)).values.value).toBe("842");
});

it("hides a fact, and adds one that the state does not have yet", async () => {
  await post(factForms(db, who, 1), { form: hideFactForm.name });
  expect(await shown()).toEqual([]);
  const added = { ...edited, form: newFactForm.name, fact: "waiting_week", value: "yes", version: "" };
  await post(newFactForms(db, who), added);
  await post(newFactForms(db, who), added);
  expect(await shown()).toEqual([["Usually the first week of a claim is not paid.", "The office, by phone"]]);
});

it("lists the facts that are more than a year old", async () => {
  expect(await countOldFacts(db, now)).toBe(0);
  const later = new Date("2027-02-01T12:00:00Z");
  expect(await countOldFacts(db, later)).toBe(1);
  const list = (query: string, at = later) => loadFacts(db, new URLSearchParams(query), at);
  expect((await list("filter=old")).facts).toMatchObject([{ state: "Ohio", says: "842", isOld: true }]);
  expect((await list("filter=old", now)).facts).toEqual([]);
  expect((await list("state=MI")).facts).toEqual([]);
  expect((await list("state=OH&fact=most&sort=-as_of")).facts).toHaveLength(1);
});

it("names each fact for staff", () => {
  expect(factLabel("most")).toBe("Unemployment pay: Most per week");
  expect(new Set(factNames.map(factLabel)).size).toBe(factNames.length);
});
