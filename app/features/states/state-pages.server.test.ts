import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { thrownResponse } from "#tests/support/services";
import { stateWords as spanish } from "~/content/es/state-words";
import { statePath, states } from "~/content/resources/states";
import { stateWords } from "~/content/states/en";
import { factNames, factValues } from "~/content/states/words";
import type { Database } from "~/database/open-database.server";
import { loadDirectory } from "~/features/resources/public/directory.server";
import { loadSeeds } from "~/features/seed/load-seeds.server";
import { type FactView, factView, formatAsOf, oldBefore } from "./fact-view.server";
import { loadState } from "./load-state.server";
import { findUnemploymentOffice } from "./office.server";
import { loadStatePanel } from "./state-panel.server";

const now = new Date("2026-11-26T12:00:00Z");

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await loadSeeds(db, "seeds");
});
afterAll(() => db.destroy());

const load = (slug: string, at = now) => loadState(db, slug, stateWords, at);
const factsOn = async (slug: string, at = now) =>
  (await load(slug, at)).sections.flatMap(({ facts }) => facts);
const find = (facts: readonly FactView[], name: FactView["name"]) => facts.find((fact) => fact.name === name);

describe("the page of a state", () => {
  it.each([stateWords, spanish])(
    "shows a word that every object has as a property as it is ($language)",
    (words) => {
      const fact = { value: "constructor", note: "constructor", as_of: "2026-01", source: "Ohio" };
      for (const name of factNames) {
        const shown = factView(
          name,
          { ...fact, state: "OH", fact: name, address: null, source_url: null },
          words,
          now,
        );
        expect(shown.note, name).toBe("constructor");
        expect(typeof shown.text, name).toBe("string");
      }
    },
  );

  it.each(states)("$name: each fact has words, a source and a date", async ({ code }) => {
    const { page, sections } = await load(statePath(code).slice("/help/".length));
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeGreaterThanOrEqual(110);
    expect(page.description.length).toBeLessThanOrEqual(160);
    const facts = sections.flatMap((section) => section.facts);
    expect(facts.length).toBeGreaterThanOrEqual(8);
    for (const { name, text, source, when, note } of facts) {
      expect.soft(text, name).toMatch(/\S/);
      expect.soft(text, name).not.toMatch(/undefined|null|NaN|\[object|^(?:yes|no|none|partly)$/);
      expect.soft(source.name, name).toMatch(/\S/);
      expect.soft(when, name).toMatch(/^(?:law of )?(?:[A-Z][a-z]{2} (?:\d{1,2}, )?)?(?:19|20)\d\d$/);
      if (note) expect.soft(note, name).toMatch(/\.$/);
    }
  });

  it.each(states)("$name in Spanish: all that is known, in Spanish but for names", async ({ code }) => {
    const slug = statePath(code).slice("/help/".length);
    const { page, sections } = await loadState(db, slug, spanish, now);
    expect(page.title.length).toBeLessThanOrEqual(70);
    expect(page.description.length).toBeGreaterThanOrEqual(110);
    expect(page.description.length).toBeLessThanOrEqual(160);
    const facts = sections.flatMap((section) => section.facts);
    expect(facts.map(({ name }) => name)).toEqual((await factsOn(slug)).map(({ name }) => name));
    for (const { name, text, textLanguage, noteLanguage, note, when } of facts) {
      expect.soft(text, name).not.toMatch(/undefined|null|NaN|\[object|^(?:yes|no|none|partly)$/);
      expect.soft(textLanguage === "en" && text.endsWith("."), text).toBe(false);
      expect.soft(noteLanguage, note ?? "").toBeUndefined();
      expect.soft(when, name).toMatch(/^(?:ley del? )?(?:(?:\d{1,2} de )?[a-z]+ de )?(?:19|20)\d\d$/);
    }
  });

  it("Puerto Rico has its own names, and no plan of a Marketplace that it does not have", async () => {
    const { name, known, sections } = await loadState(db, "puerto-rico", spanish, now);
    const facts = sections.flatMap((section) => section.facts);
    expect(find(facts, "office")?.text).toBe("Departamento del Trabajo y Recursos Humanos de Puerto Rico");
    expect(find(facts, "snap_name")?.text).toBe("Programa de Asistencia Nutricional (PAN)");
    for (const { steps } of [spanish, stateWords]) {
      expect(JSON.stringify(steps.list(name, known, false))).not.toMatch(/60 d/);
      expect(JSON.stringify(steps.list("Ohio", {}, true))).toMatch(/30 d.*60 d/);
    }
  });

  it("shows in English, and marks, what staff wrote and nobody translated", async () => {
    const ofAlaska = db.updateTable("state_facts").where("state", "=", "AK").where("fact", "=", "last_pay");
    const { value, note } = await db
      .selectFrom("state_facts")
      .select(["value", "note"])
      .where("state", "=", "AK")
      .where("fact", "=", "last_pay")
      .executeTakeFirstOrThrow();
    await ofAlaska.set({ value: "within a week", note: "Ask first." }).execute();
    const facts = (await loadState(db, "alaska", spanish, now)).sections.flatMap((section) => section.facts);
    expect(find(facts, "last_pay")).toMatchObject({
      ...{ text: "Usually within a week.", textLanguage: "en", note: "Ask first.", noteLanguage: "en" },
    });
    await ofAlaska.set({ value, note }).execute();
  });

  it("has only facts of the list, each with a value of its kind", async () => {
    const rows = await db.selectFrom("state_facts").select(["state", "fact", "value"]).execute();
    for (const { state, fact, value } of rows) {
      const name = factNames.find((one) => one === fact);
      expect.soft(name, `${state} ${fact}`).toBeDefined();
      expect.soft(value, `${state} ${fact}`).toMatch((name && factValues[name]) ?? /^/);
    }
  });

  it("says up to, usually and when where amounts and rules are shown", async () => {
    const facts = await factsOn("ohio");
    expect(find(facts, "most")?.text).toBe(
      "Up to $842 a week (Jan 2026). That is the maximum: most people get less.",
    );
    expect(find(facts, "last_pay")?.text).toBe("Usually by the next regular payday or within 15 days.");
    expect(find(facts, "weeks")?.text).toContain("Up to 26 weeks");
    expect(find(facts, "notice_days")?.text).toBe("Usually 60 days.");
    expect(find(facts, "phone")?.phone?.links[0]?.to).toBe("tel:+18776446562");
  });

  it("marks sources that are no page of a state or of the country", async () => {
    const facts = await factsOn("ohio");
    expect(find(facts, "most")?.source).toMatchObject({ isUnofficial: false });
    expect(find(facts, "last_pay")?.source).toMatchObject({ isUnofficial: true });
    expect(find(facts, "office")?.source).toMatchObject({ link: null, isUnofficial: true });
  });

  it.each([stateWords, spanish])("has links whose words say what opens ($language)", async (words) => {
    for (const { code } of states) {
      const { sections } = await loadState(db, statePath(code).slice("/help/".length), words, now);
      for (const { name, text, link, linkLanguage } of sections.flatMap(({ facts }) => facts)) {
        if (!link) continue;
        expect.soft(text, `${code} ${name}`).not.toMatch(/^(?:Open|Abrir) |inglés/);
        const isTwin = text === "CuidadoDeSalud.gov";
        expect.soft(isTwin, text).toBe(words.language === "es" && name === "marketplace" && !linkLanguage);
        const isMarked = words.language === "es" && code !== "PR" && !isTwin;
        expect.soft(linkLanguage, `${code} ${name}`).toBe(isMarked ? "en" : undefined);
      }
    }
  });

  it("says the date of both amounts once", async () => {
    for (const words of [stateWords, spanish]) {
      const { sections } = await loadState(db, "ohio", words, now);
      const facts = sections.flatMap((section) => section.facts);
      expect(find(facts, "most")?.text).toContain("2026");
      expect(find(facts, "least")?.text).not.toContain("2026");
      expect(find(facts, "medicaid")?.text).not.toContain("2026");
    }
  });

  it("leaves out what nobody has checked, instead of a no", async () => {
    const facts = await factsOn("ohio");
    expect(find(facts, "waiting_week")).toBeUndefined();
    expect(find(await factsOn("us-virgin-islands"), "notice_law")).toBeUndefined();
    expect(find(await factsOn("oregon"), "marketplace")).toBeUndefined();
  });

  it.each(["connecticut", "new-york"])(
    "has a line of its own where notices must name AI: %s",
    async (slug) => {
      expect(find(await factsOn(slug), "notice_ai")?.text).toContain("artificial intelligence");
    },
  );

  it("says which facts are more than a year old", async () => {
    expect(find(await factsOn("ohio"), "most")?.isOld).toBe(false);
    expect(find(await factsOn("ohio"), "certify")?.isOld).toBe(true);
    expect(find(await factsOn("ohio", new Date("2026-12-31T12:00:00Z")), "most")?.isOld).toBe(false);
    expect(find(await factsOn("ohio", new Date("2027-01-02T12:00:00Z")), "most")?.isOld).toBe(true);
    expect(oldBefore(now)).toBe("2025-11-26");
    expect(["2026", "2026-01", "2026-01-14"].map((asOf) => formatAsOf(asOf, stateWords))).toEqual([
      ...["2026", "Jan 2026", "Jan 14, 2026"],
    ]);
  });

  it.each(["ohio", "washington"])("never takes the day a law began for an old date: %s", async (slug) => {
    const facts = await factsOn(slug, new Date("2028-01-02T12:00:00Z"));
    for (const name of ["notice_law", "notice_employers", "notice_days"] as const)
      expect(find(facts, name), name).toMatchObject({
        isOld: false,
        when: expect.stringMatching(/^law of /),
      });
    expect(find(facts, "most")?.isOld).toBe(true);
  });

  it("shows no fact that staff have hidden", async () => {
    const setHidden = (is_hidden: 0 | 1) =>
      db.updateTable("state_facts").set({ is_hidden }).where("state", "=", "TX").execute();
    await setHidden(1);
    expect(await factsOn("texas")).toEqual([]);
    expect(await findUnemploymentOffice(db, "TX", "en")).toBeUndefined();
    await setHidden(0);
    expect(await findUnemploymentOffice(db, "TX", "en")).toMatchObject({
      organization: "Texas Workforce Commission",
    });
  });

  it("shows a value of another kind as it is", async () => {
    const set = (value: string) =>
      db.updateTable("state_facts").set({ value }).where("state", "=", "UT").where("fact", "=", "severance");
    await set("it depends").execute();
    expect(find(await factsOn("utah"), "severance")?.text ?? "it depends").toBe("it depends");
    await set("partly").execute();
  });

  it("lists what the directory has only for that state", async () => {
    const { entries } = await load("california");
    expect(entries.map(({ title }) => title).sort()).toEqual(["Covered California", "Legal Aid at Work"]);
  });

  it.each([
    ["oh", "/help/ohio"],
    ["Ohio", "/help/ohio"],
    ["washington-dc", "/help/district-of-columbia"],
    ["virgin-islands", "/help/us-virgin-islands"],
    ["nyc", "/help/new-york"],
    ["las-vegas", "/help/nevada"],
  ])("is found at /help/%s, which leads to %s", async (slug, to) => {
    const response = await thrownResponse(load(slug));
    expect([response.status, response.headers.get("Location")]).toEqual([301, to]);
  });

  it.each(["", "narnia", "chicago", "ohio-indiana", "%00", "__proto__", "x".repeat(500)])(
    "is none at /help/%s",
    async (slug) => {
      expect((await thrownResponse(load(slug))).status).toBe(404);
    },
  );

  it("is shown without facts when they cannot be read", async () => {
    const broken = await openTestDatabase();
    await sql`drop table state_facts`.execute(broken);
    expect((await loadState(broken, "ohio", stateWords, now)).sections.flatMap(({ facts }) => facts)).toEqual(
      [],
    );
    await broken.destroy();
  });
});

describe("what stands above the directory's list", () => {
  const search = async (q: string, state = "") =>
    loadStatePanel(db, await loadDirectory(db, { q, state }, now), stateWords, now);

  it.each([
    ["rent, Michigan", "MI", ["local_211", "legal_aid"]],
    ["43215 food", "OH", ["snap_apply", "local_211"]],
    ["food 43215-1234", "OH", ["snap_apply", "local_211"]],
    ["Ohio", "OH", ["phone", "claim_page"]],
    ["EDD", "CA", ["phone", "claim_page"]],
    ["mich unemployment", "MI", ["phone", "claim_page"]],
    ["electric bill Ohio", "OH", ["energy", "local_211"]],
    ["they have not paid my wages in Texas", "TX", ["last_pay", "wage_claim", "legal_aid"]],
  ])("for %j is the page of %s with %j", async (q, code, names) => {
    const panel = await search(q);
    expect(panel?.pages.map((page) => page.code)).toEqual([code]);
    expect(panel?.facts.map(({ name }) => name).sort()).toEqual(names.toSorted());
  });

  it("says where nothing is only for the state", async () => {
    expect(await search("rent", "MI")).toMatchObject({ hasNone: true, offers211: true });
    expect((await search("rent", "MI"))?.facts).toContainEqual(
      expect.objectContaining({ name: "legal_aid", label: stateWords.panel.eviction }),
    );
    expect(await search("unemployment", "MI")).toMatchObject({ hasNone: false, offers211: false });
    expect(await search("", "MI")).toMatchObject({ hasNone: false, offers211: false });
  });

  it.each([
    ["DES", ["AZ", "MO", "NC"]],
    ["DWD unemployment", ["IN", "WI"]],
    ["DOL", ["AL", "CT", "DE", "GA", "NJ", "NY"]],
    ["RA", ["FL", "SD"]],
  ])("offers each of the states that share %s", async (q, codes) => {
    expect((await search(q))?.pages.map(({ code }) => code).sort()).toEqual(codes);
  });

  it.each(["mass layoff", "I made 52000 a year", "$43215", "food", "hi", "lost my id"])(
    "is nothing for %j, which names no state",
    async (q) => {
      expect(await search(q)).toBeNull();
    },
  );

  it("is the page of the state that is chosen", async () => {
    expect((await search("", "OH"))?.pages).toEqual([{ code: "OH", name: "Ohio", to: "/help/ohio" }]);
  });

  it("is nothing beside the card of a crisis", async () => {
    expect(await search("I want to kill myself Ohio")).toBeNull();
  });
});
