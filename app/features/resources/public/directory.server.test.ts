import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { openTestDatabase } from "#tests/support/database";
import { directoryWords as directoryInSpanish } from "~/content/es/directory";
import { firstEntries } from "~/content/resources/first-entries";
import { type Database, openDatabase } from "~/database/open-database.server";
import type { NewRow } from "~/database/schema/schema.server";
import { readDanger } from "~/features/crisis/find-danger.server";
import { plainWords } from "~/kits/search/query-words.server";
import { loadDirectory } from "./directory.server";
import type { DirectoryQuery } from "./directory-query";

let db: Database;

beforeEach(async () => {
  db = await openTestDatabase();
});

afterEach(() => db.destroy());

async function list(...samples: Partial<NewRow<"support_resources">>[]): Promise<void> {
  for (const [index, sample] of samples.entries()) {
    await db
      .insertInto("support_resources")
      .values({
        category: "Legal Aid",
        title: `Entry ${String(index).padStart(2, "0")}`,
        organization: "Helpers",
        description: "Helps.",
        eligibility_requirements: null,
        cost: "Free",
        phone_number: null,
        website_url: "https://example.org/",
        geographic_scope: "National (US)",
        tags: "[]",
        is_active: 1,
        created_at: "2026-11-20T00:00:00.000Z",
        checked_at: "2026-11-20T00:00:00.000Z",
        ...sample,
      })
      .execute();
  }
}

const load = (query: Partial<DirectoryQuery>) =>
  loadDirectory(db, { q: "", category: "", page: 1, all: false, ...query });

async function titles(query: Partial<DirectoryQuery>): Promise<string[]> {
  const { resources, slice } = await load(query);
  expect(slice.total).toBe(resources.length);
  return resources.map((resource) => resource.title);
}

describe("the directory", () => {
  it("shows active entries by category, then by title, and counts them", {
    tags: ["@public-3.4", "@public-6", "@public-7.2"],
  }, async () => {
    await list(
      { category: "Work", title: "A" },
      { category: "Food", title: "C" },
      { category: "Food", title: "B" },
      { category: "Art", title: "Gone", is_active: 0 },
    );
    const { categories } = await load({});
    expect(categories).toEqual([
      { name: "Food", count: 2 },
      { name: "Work", count: 1 },
    ]);
    expect(await titles({})).toEqual(["B", "C", "A"]);
    expect(await titles({ q: "gone" })).toEqual([]);
    expect(await titles({ category: "Art" })).toEqual([]);
  });

  it("searches titles, categories, descriptions and organizations, titles first", {
    tags: ["@public-7.2"],
  }, async () => {
    await list(
      { title: "Rent fund" },
      { description: "Helps with RENT." },
      { organization: "Partridge & Co", description: "Current affairs" },
      { title: "Food bank", category: "Rent" },
    );
    expect(await titles({ q: "rent" })).toEqual(["Rent fund", "Food bank", "Entry 01"]);
    expect(await titles({ q: "partridge & co" })).toEqual(["Entry 02"]);
  });

  it.each([
    ["100% back", ["100%", "%"], ["100_"]],
    ["snake_case", ["_"], ["snakeXcase"]],
    [`It's "free"`, ["it's", "it’s", `"free"`, "“free”"], ["''"]],
    ["Élan", ["élan", "ÉLAN", "elan"], ["flan"]],
    ["a <b>b</b> & c", ["<b>", "& c"], ["&amp;"]],
  ])("finds %j", async (title, found, missed) => {
    await list({}, { title });
    for (const q of found) expect(await titles({ q }), q).toEqual([title]);
    for (const q of missed) expect(await titles({ q }), q).toEqual([]);
  });

  it("takes a category exactly", { tags: ["@public-7.2"] }, async () => {
    await list({ category: "Legal Aid" }, { category: "Legal Aid & Rights" });
    expect(await titles({ category: "Legal Aid" })).toEqual(["Entry 00"]);
    expect(await titles({ category: "legal aid" })).toEqual([]);
    expect(await titles({ category: "Legal Aid", q: "entry 01" })).toEqual([]);
  });

  it("pages by twelve and never beyond the end, or shows all at once", {
    tags: ["@public-7.2", "@public-9.3"],
  }, async () => {
    await list(...Array.from({ length: 25 }, () => ({})));
    expect((await load({ page: 2 })).slice).toMatchObject({ from: 13, to: 24, total: 25, pageCount: 3 });
    expect(await load({ page: 99 })).toMatchObject({
      slice: { page: 3 },
      resources: [{ title: "Entry 24" }],
    });
    const whole = await load({ all: true, page: 2 });
    expect(whole.slice).toMatchObject({ page: 1, pageCount: 1, from: 1, to: 25 });
    expect(whole.resources).toHaveLength(25);
  });

  it("prepares every field of an entry", { tags: ["@public-2.8", "@public-3.4"] }, async () => {
    await list({
      eligibility_requirements: "Everybody",
      phone_number: "Text HOME to 741741",
      website_url: "javascript:alert(1)",
      tags: '["one","two","two","three","four"]',
      hours: "Any hour",
      when_you_call: "Press 2, or call 988.",
      languages: '["en","es"]',
    });
    expect((await load({})).resources[0]).toEqual({
      id: 1,
      category: "Legal Aid",
      tone: "ink",
      icon: "scales",
      title: "Entry 00",
      organization: "Helpers",
      description: "Helps.",
      summary: "Helps.",
      isTranslated: false,
      rest: null,
      eligibility: "Everybody",
      cost: "Free",
      phone: {
        parts: [{ text: "Text HOME to 741741", href: "sms:741741?&body=HOME" }],
        links: [{ label: "Text HOME to 741741", to: "sms:741741?&body=HOME" }],
        note: null,
      },
      hours: "Any hour",
      whenYouCall: ["Press 2, or call ", { text: "988", href: "tel:988" }, "."],
      haveReady: null,
      website: null,
      area: "National (US)",
      speaks: null,
      languages: "English, Spanish",
      tags: ["one", "two", "three"],
      checked: { iso: "2026-11-20", text: "Nov 20, 2026" },
    });
  });

  it("says on the Spanish page first whether Spanish is spoken, and has the Spanish ways to reach a line", async () => {
    await list(
      { title: "Both", languages: '["en","es"]', phone_number: "Text HOME to 741741" },
      { title: "More", languages: '["en","es","fr"]', phone_number: "988" },
      { title: "None", languages: '["en"]', phone_number: "988, then press 1", state: "DC", country: "US" },
    );
    const shown = await loadDirectory(db, { state: "DC" }, new Date(), directoryInSpanish);
    expect(shown).toMatchObject({
      localTitle: "En el Distrito de Columbia",
      count: "Fichas 1 a 3 de 3 para el Distrito de Columbia",
      chosen: [{ label: "Distrito de Columbia", to: "/es/services/support-and-resources#results" }],
    });
    expect(shown.resources).toMatchObject([
      {
        ...{ title: "None", speaks: null, languages: "inglés" },
        phone: { links: [{ label: "Llame al 988", to: "tel:988" }], note: "988, then press 1" },
      },
      {
        ...{ title: "Both", speaks: "Atienden en español", languages: "" },
        phone: { links: [{ label: "Envíe HOLA al 741741", to: "sms:741741?&body=HOLA" }], note: null },
      },
      {
        ...{ title: "More", speaks: "Atienden en español", languages: "francés" },
        phone: { links: [{ label: "Llame al 988 y oprima 2", to: "tel:988" }], note: null },
      },
    ]);
    const spoken = await loadDirectory(db, { language: "es" }, new Date(), directoryInSpanish);
    expect(spoken.resources.map(({ title }) => title)).toEqual(["Both", "More"]);
    expect(spoken.chosen).toMatchObject([{ label: "Atienden en español" }]);
  });

  it("leads from a few results to all entries of the kind that most of them are of", async () => {
    const food = { category: "Food Assistance" };
    await list({ title: "Rent one" }, { title: "Rent two" }, { ...food, title: "Rent three" }, {}, food);
    expect((await load({ q: "rent" })).ofKind).toEqual({
      label: "All 3 entries in “A lawyer”",
      to: "/services/support-and-resources?category=Legal+Aid#results",
    });
    expect((await load({})).ofKind).toBeUndefined();
    expect((await load({ q: "rent", category: "Legal Aid" })).ofKind).toBeUndefined();
  });

  it("shows the first sentence of an entry whole, and opens what else it says", async () => {
    const long = `Pays ${"a month of rent ".repeat(20)}`;
    await list(
      { title: "A", description: "Pays rent from 9 a.m. to 5 p.m. Eastern. Call first." },
      { title: "B", description: long },
    );
    const [first, cut] = (await load({})).resources;
    expect(first).toMatchObject({
      summary: "Pays rent from 9 a.m. to 5 p.m. Eastern.",
      rest: "Call first.",
    });
    expect(cut?.summary).toMatch(/(?:rent|month|of|a)…$/);
    expect(cut?.summary.length).toBeLessThanOrEqual(160);
    expect(cut?.rest).toBe(long);
  });

  it("shows on the Spanish page the Spanish sentence of an entry, and opens all that it says in English", async () => {
    const description = "Pays rent. Call first.";
    await list({ title: "A", description, summary_es: "Paga la renta." }, { title: "B", description });
    const shown = await loadDirectory(db, {}, new Date(), directoryInSpanish);
    expect(shown.resources).toMatchObject([
      { summary: "Paga la renta.", isTranslated: true, rest: description },
      { summary: "Pays rent.", isTranslated: false, rest: "Call first." },
    ]);
    expect((await load({})).resources[0]).toMatchObject({ summary: "Pays rent.", rest: "Call first." });
  });

  it("gives the need that an entry was found by, the card and the empty list in Spanish", async () => {
    await list({ title: "Pantry", tags: '["food bank"]' });
    const find = (q: string) => loadDirectory(db, { q }, new Date(), directoryInSpanish);
    expect((await find("tengo hambre")).resources).toMatchObject([
      { title: "Pantry", foundBy: "comida para hoy" },
    ]);
    expect(await find("unicornio")).toMatchObject({
      empty: {
        text: "No encontramos nada para “unicornio”. Pruebe con una palabra más corta, como renta, comida o cursos.",
        help: {
          links: [
            { label: "Llame al 211" },
            { label: "Llame al 988 y oprima 2" },
            { to: "sms:988?&body=AYUDA" },
          ],
        },
      },
    });
    expect((await find("mi esposo me pega")).crisis).toMatchObject({
      heading: "No tiene que enfrentar esto a solas",
    });
  });

  it("begins, unasked, with what a lost job calls for, and leaves crisis lines to their tile", {
    tags: ["@public-7.2"],
  }, async () => {
    await list(
      { category: "Career Counseling", title: "Career" },
      { category: "Crisis Support", title: "Canada", country: "CA" },
      { category: "Crisis Support", title: "Ohio", country: "US", state: "OH" },
      { category: "Crisis Support", title: "Suicide", country: "US" },
      { category: "Food Assistance", title: "Food" },
      { category: "A category of staff", title: "Other" },
      { category: "Food Assistance", title: "SNAP Food Benefits" },
      { category: "Crisis Support", title: "211 Help Line" },
    );
    expect(await titles({})).toEqual([
      ...["211 Help Line", "SNAP Food Benefits", "Food", "Career", "Other"],
      ...["Suicide", "Ohio"],
    ]);
    expect(await titles({ category: "Crisis Support" })).toEqual(["211 Help Line", "Suicide", "Ohio"]);
    expect(await titles({ state: "OH" })).toEqual([
      ...["Ohio", "211 Help Line", "SNAP Food Benefits", "Food", "Career", "Other"],
      "Suicide",
    ]);
    expect(await titles({ cost: "free" })).toEqual(await titles({}));
  });

  it("has other countries only for a search that names them, and for a search that told of danger", async () => {
    await list(
      { title: "Rent help", country: "US" },
      { title: "Rent line", country: "CA" },
      { title: "Shelter line", country: "GB" },
      { category: "Crisis Support", title: "Lifeline", country: "CA" },
    );
    expect(await titles({})).toEqual(["Rent help"]);
    expect(await titles({ q: "rent" })).toEqual(["Rent help"]);
    expect(await titles({ q: "rent line" })).toContain("Rent line");
    expect(await titles({ q: "rent in Canada" })).toEqual(["Rent line", "Rent help"]);
    expect(await titles({ q: "lifeline" })).toEqual(["Lifeline"]);
    expect(await titles({ danger: "home" })).toEqual(["Lifeline"]);
    expect((await load({})).categories).toEqual([{ name: "Legal Aid", count: 1 }]);
  });

  it("counts by kind what people of the chosen state can use", async () => {
    await list({ country: "US" }, { country: "US", state: "OH" }, { country: "US", state: "TX" });
    const counted = async (query: Partial<DirectoryQuery>) => (await load(query)).categories[0]?.count;
    expect(await Promise.all([counted({}), counted({ state: "OH" }), counted({ state: "WY" })])).toEqual([
      3, 2, 1,
    ]);
  });

  it("puts first, in Spanish, who speaks it, and hides no one else", async () => {
    await list({ title: "Entry A" }, { title: "Entry B", languages: '["en","es"]' });
    for (const query of [{}, { q: "helps" }, { q: "entry" }, { category: "Legal Aid" }, { state: "OH" }]) {
      const { resources } = await loadDirectory(db, query, new Date(), directoryInSpanish);
      expect(
        resources.map(({ title }) => title),
        JSON.stringify(query),
      ).toEqual(["Entry B", "Entry A"]);
    }
  });

  it("knows each of its first entries among the seeds", () => {
    const seeded = z
      .object({ resources: z.array(z.object({ title: z.string() })) })
      .parse(JSON.parse(readFileSync("seeds/resources.json", "utf8")));
    const known = seeded.resources.map(({ title }) => title);
    expect(known).toEqual(expect.arrayContaining(Object.values(firstEntries).flat()));
  });

  it("says which entries of the page are for the chosen state, and what is chosen", async () => {
    await list(
      { title: "Nation", country: "US" },
      { title: "Ohio", country: "US", state: "OH", phone_number: "211" },
      { title: "Texas", country: "US", state: "TX" },
    );
    expect(await load({ state: "OH" })).toMatchObject({
      resources: [{ title: "Ohio" }, { title: "Nation" }],
      localCount: 1,
      localTitle: "In Ohio",
      count: "Showing 1-2 of 2 resources for Ohio",
      chosen: [{ label: "Ohio", to: "/services/support-and-resources#results" }],
    });
    const { chosen, count } = await load({ state: "OH", phone: "yes", q: "ohio" });
    expect(count).toBe("Showing 1 resource for Ohio");
    expect(chosen).toEqual([
      { label: "ohio", to: "/services/support-and-resources?state=OH&phone=yes#results" },
      { label: "Ohio", to: "/services/support-and-resources?q=ohio&phone=yes#results" },
      { label: "By phone", to: "/services/support-and-resources?q=ohio&state=OH#results" },
    ]);
    expect(await load({ state: "WY" })).toMatchObject({ resources: [{ title: "Nation" }], localCount: 0 });
  });

  it("shows a list of one's own in its order, whatever the filters", async () => {
    await list(...Array.from({ length: 20 }, () => ({})), { title: "Gone", is_active: 0 });
    const { resources, slice } = await load({ ids: [17, 3, 21, 99, 5], category: "Food", state: "OH" });
    expect(resources.map(({ id }) => id)).toEqual([17, 3, 5]);
    expect(slice).toMatchObject({ total: 3, pageCount: 1 });
    expect((await load({ ids: [] })).resources).toEqual([]);
  });

  it("shows all that helps in a crisis after a search that told of danger, whatever else was chosen", async () => {
    await list(
      { category: "Work" },
      ...Array.from({ length: 20 }, () => ({ category: "Crisis Support", country: "US" })),
      { category: "Crisis Support", country: "CA" },
    );
    const query = { danger: "home", q: "work", category: "Work", state: "OH", page: 2 } as const;
    const { resources, crisis, slice } = await load(query);
    expect(resources).toHaveLength(20);
    expect(slice.pageCount).toBe(1);
    expect(crisis?.first[0]?.name).toContain("Domestic Violence");
    expect((await load({ q: "work" })).crisis).toBeUndefined();
  });

  it("shows the card above what a search finds that may tell of danger, and may not", async () => {
    const texts = z
      .array(z.object({ text: z.string() }))
      .parse(JSON.parse(readFileSync("tests/search/danger-locked.json", "utf8")));
    const wordOf = (text: string) => plainWords(text).find((each) => each.length > 4);
    const short = texts.filter(({ text }) => plainWords(text).length <= 6 && wordOf(text));
    const unsure = short.find(({ text }) => readDanger(text)?.isSure === false)?.text ?? "";
    const word = wordOf(unsure);
    await list({ title: `About ${word}` });
    const { crisis, resources } = await load({ q: unsure });
    expect(crisis).toBeDefined();
    expect(resources.map(({ title }) => title)).toContain(`About ${word}`);
  });

  it("offers kinds of help where nothing is found", async () => {
    await list({ category: "Work" }, { category: "Crisis Support" });
    const { kinds } = await load({ q: "unicorn" });
    expect(kinds.map(({ label }) => label)).toEqual(["Crisis lines", "Work"]);
    expect((await load({})).empty).toBeUndefined();
  });

  it("leaves out what an entry does not have", { tags: ["@public-2.8"] }, async () => {
    await list({ tags: "[1, 2]", phone_number: "", eligibility_requirements: "" });
    expect((await load({})).resources[0]).toMatchObject({ eligibility: null, phone: null, tags: [] });
  });

  it("shows the empty state when it cannot be read", { tags: ["@public-8.5"] }, async () => {
    const unready = openDatabase(":memory:");
    expect(await loadDirectory(unready, { q: "", category: "", page: 2, all: false })).toMatchObject({
      resources: [],
      categories: [],
      slice: { page: 1, total: 0 },
    });
    await unready.destroy();
  });
});
