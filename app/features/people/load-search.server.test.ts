import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { fillForms, fillQuarantine, putMessages } from "#tests/support/submissions";
import type { Database } from "~/database/open-database.server";
import { loadSearch } from "./load-search.server";

const at = "2026-11-10T08:00:00.000Z";

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const search = (q: string, kind = "") => loadSearch(db, new URLSearchParams({ q, kind }));

const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join("");

async function namesOf(q: string): Promise<string[]> {
  const { groups } = await search(q);
  return groups.flatMap(({ kind, hits }) => hits.map(({ name }) => `${kind}: ${textOf(name)}`));
}

describe("loadSearch", () => {
  it("finds a word in every kind of row, grouped by kind", async () => {
    await fillForms(db, "Quokka", at);
    await fillQuarantine(db, "Quokka", at);
    await db
      .insertInto("support_resources")
      .values({
        title: "Quokka aid",
        organization: "Help",
        description: "Text",
        category: "General Support",
        cost: "Free",
        eligibility_requirements: "",
        geographic_scope: "",
        tags: "[]",
        website_url: "https://quokka.example.org",
        created_at: at,
        is_active: 0,
      })
      .execute();
    await db
      .insertInto("articles")
      .values({
        title: "A quokka works",
        source: "News",
        summary: "",
        url: "https://a.example.org",
        published_date: "2026-11-01",
        created_at: at,
      })
      .execute();
    await db
      .insertInto("replies")
      .values({
        id: "reply",
        kind: "contact",
        record_id: "contact-Quokka",
        recipient: "cara@example.org",
        name: "Cara",
        subject: "About the quokka",
        text: "Thank you",
        quoted: "",
        reply_to: null,
        decision: null,
        sent_by: "staff@example.org",
        created_at: at,
      })
      .execute();
    const replies = (await search("quokka", "reply")).groups[0]?.hits;
    expect(replies?.map(({ to }) => to)).toEqual(["/admin/dashboard/contact/contact-Quokka"]);
    expect(await namesOf("quokka")).toEqual([
      "contact: Cara Quokka",
      "volunteer: Val Quokka",
      "partnership: Works Quokka (Pat Doe)",
      "survey: Sol Quokka",
      "newsletter: Nia Quokka",
      "report: Entry Quokka",
      "spam: Sal Quokka",
      "reply: Cara",
      "resource: Quokka aid",
      "article: A quokka works",
    ]);
  });

  it.each([
    ["Zoë", "zoe"],
    ["Jörg Müller", "muller jorg"],
    ["Łukasz Żak", "zak lukasz"],
    ["Lukasz Zak", "Łukasz"],
    ["Bjørn Großmann", "BJORN grossmann"],
    ["Ann Smith", "smith ann"],
    ["González", "gonz"],
    ['100% "quoted" O\'Neil', '100% "quoted" o\'neil'],
    ["王小明", "王"],
    ["Ana 😀", "😀"],
  ])("finds %s by %s", async (name, q) => {
    await fillForms(db, "other", at);
    await db
      .insertInto("contact_submissions")
      .values({
        id: "sought",
        name,
        email: "sought@example.org",
        subject: "other",
        message: "Hi",
        content_hash: "sought",
        created_at: at,
      })
      .execute();
    expect(await namesOf(q)).toEqual([`contact: ${name.normalize("NFC")}`]);
  });

  it("says what became of each result", async () => {
    await fillForms(db, "Quokka", at);
    const stateOf = async (kind: string) => (await search("quokka", kind)).groups[0]?.hits[0]?.state;
    expect(await stateOf("contact")).toBe("waiting");
    await db.updateTable("contact_submissions").set({ responded_at: at }).execute();
    expect(await stateOf("contact")).toBe("answered");
    expect(await stateOf("report")).toBe("open");
  });

  it("follows a change of what was found, and finds nothing that was deleted", async () => {
    await fillForms(db, "Quokka", at);
    await db.updateTable("resource_reports").set({ details: "Wombat" }).execute();
    expect(await namesOf("wombat")).toEqual(["report: Entry Quokka"]);
    await db.deleteFrom("resource_reports").execute();
    expect(await namesOf("wombat")).toEqual([]);
  });

  it("counts up to a hundred, lists the newest five, and a hundred of one kind", async () => {
    await putMessages({ db }, "many", 120);
    const [group] = (await search("many")).groups;
    expect(group).toMatchObject({ kind: "contact", count: 101, hits: { length: 5 } });
    const [all] = (await search("many", "contact")).groups;
    expect(all?.hits).toHaveLength(100);
  });

  it("leads to the person whose address was typed, in any case", async () => {
    await fillForms(db, "Ann", at);
    const { person } = await search("CONTACT.ann@example.org");
    expect(person).toEqual({ email: "contact.ann@example.org", to: "/admin/people/contact/contact-Ann" });
    expect((await search("nobody@example.org")).person).toBeNull();
  });

  it.each([
    ["", "begin"],
    ["   ", "begin"],
    ["\u0000", "begin"],
    ["a", "too short"],
    ["% _", "too short"],
    ["'", "too short"],
  ])("asks for more than %j", async (q, state) => {
    expect(await search(q)).toMatchObject({ state, groups: [] });
  });

  it.each([
    '"',
    '""" OR text:*',
    "NEAR(a b) AND NOT",
    "' or 1=1 --",
    "%%",
    "__",
    "\\x",
    "(((",
    "😀👩‍👩‍👧",
    "\ud800",
    "a".repeat(2000),
    "ab ".repeat(700),
    "ł".repeat(100),
    "losodatheoeloso".repeat(6),
    "\u202eabc\u0000def",
  ])("answers %j without an error", async (q) => {
    await fillForms(db, "Ann", at);
    expect((await search(q)).groups.every(({ hits }) => hits.length > 0)).toBe(true);
  });
});
