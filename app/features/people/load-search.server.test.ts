import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { fillForms, fillQuarantine, putMessages } from "#tests/support/submissions";
import type { Database } from "~/database/open-database.server";
import { loadSearch } from "./load-search.server";
import { searchKinds } from "./people.copy";

const at = "2026-11-10T08:00:00.000Z";

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const search = (q: string, kind = "") => loadSearch(db, new URLSearchParams({ q, kind }));

const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join("");

async function namesOf(q: string): Promise<string[]> {
  const groups = await Promise.all(searchKinds.map((kind) => search(q, kind)));
  const hits = groups.flatMap((group) => group.groups.flatMap((found) => found.hits));
  return hits.map(({ kind, name }) => `${kind}: ${textOf(name)}`);
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
        subject: "Thank you",
        text: "About the quokka",
        quoted: "",
        reply_to: null,
        decision: null,
        sent_by: "staff@example.org",
        created_at: at,
      })
      .execute();
    const replies = (await search("quokka", "reply")).groups[0]?.hits;
    expect(replies?.map(({ to }) => to)).toEqual(["/admin/dashboard/contact/contact-Quokka"]);
    // People have all but what nobody sent or was sent.
    const { groups } = await search("quokka");
    expect(groups.flatMap(({ kind, hits }) => (hits.length > 0 ? [kind] : []))).toEqual([
      "resource",
      "article",
    ]);
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

  it.each([
    ["telephone number, by its digits", "2025550143"],
    ["telephone number, written in another way", "+1 202-555-0143"],
    ["note", "ring before noon"],
    ["label", "evenings"],
  ])("finds a row by its %s", async (_, q) => {
    await fillForms(db, "Ann", at);
    await fillForms(db, "Other", at);
    await db
      .updateTable("volunteer_applications")
      .set({
        phone: "(202) 555-0143",
        response_note: "Ring before noon",
        labels: JSON.stringify(["Evenings"]),
      })
      .where("id", "=", "volunteer-Ann")
      .execute();
    expect(await namesOf(q)).toEqual(["volunteer: Val Ann"]);
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

  it("counts up to a hundred, and lists a hundred of one kind", async () => {
    await putMessages({ db }, "many", 120);
    expect((await search("many")).groups).toMatchObject([{ kind: "contact", count: 101, hits: [] }]);
    const [all] = (await search("many", "contact")).groups;
    expect(all?.hits).toHaveLength(100);
  });

  it("lists a person once, with all that came from the address and was written to it", async () => {
    await fillForms(db, "Ann", at);
    await db.updateTable("contact_submissions").set({ email: "One@example.org" }).execute();
    await db.updateTable("volunteer_applications").set({ email: "one@example.org" }).execute();
    await db.updateTable("ai_impact_surveys").set({ email: "one@example.org", name: "Else" }).execute();
    const { people, groups } = await search("Cara Ann");
    expect(people).toMatchObject([{ to: "/admin/people/contact/contact-Ann", count: 3 }]);
    expect(people[0]?.rows.map(({ kind }) => kind).sort()).toEqual(["contact", "survey", "volunteer"]);
    expect(people[0]?.rows[0]).toMatchObject({ kind: "contact", state: "waiting" });
    expect(groups).toMatchObject([{ kind: "contact", count: 1, hits: [] }]);
  });

  it("lists who has the name before who wrote it", async () => {
    await fillForms(db, "Ann", "2026-10-01T08:00:00.000Z");
    await putMessages({ db }, "Note", 3, "For Cara Ann");
    const { people } = await search("cara ann");
    expect(people).toHaveLength(4);
    expect(people[0]?.email).toBe("contact.Ann@example.org");
  });

  it("lists what has no address by its kind", async () => {
    await fillForms(db, "Ann", at);
    await db.updateTable("resource_reports").set({ email: null }).execute();
    const { people, groups } = await search("Entry Ann");
    expect(people).toEqual([]);
    expect(groups).toMatchObject([{ kind: "report", count: 1, hits: [{ state: "open" }] }]);
  });

  it("begins with the person whose address was typed, in any case", async () => {
    await fillForms(db, "Ann", at);
    const { people } = await search("CONTACT.ann@example.org");
    expect(people).toMatchObject([
      { email: "contact.ann@example.org", to: "/admin/people/contact/contact-Ann" },
    ]);
    expect((await search("nobody@example.org")).people).toEqual([]);
  });

  it.each([
    ["", "begin"],
    ["   ", "begin"],
    ["\u0000", "begin"],
    ["a", "too short"],
    ["% _", "too short"],
    ["'", "too short"],
  ])("asks for more than %j", async (q, state) => {
    expect(await search(q)).toMatchObject({ state, people: [], groups: [] });
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
    expect((await search(q)).groups.every(({ count }) => count > 0)).toBe(true);
  });
});
