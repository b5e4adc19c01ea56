import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { undated } from "~/content/trades/trade";
import { trades } from "~/content/trades/trades";
import type { Database } from "~/database/open-database.server";
import { type ResourceReport, reportMistake } from "~/features/resources/public/report.server";
import { loadSeeds } from "~/features/seed/load-seeds.server";
import { findTrades } from "./find-trades.server";

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await loadSeeds(db, "seeds");
});
afterAll(() => db.destroy());

it.each([
  ["call center", "call-center"],
  ["Customer service rep", "call-center"],
  ["agent", "call-center"],
  ["agente", "call-center"],
  ["copywriter", "writing"],
  ["journalists", "writing"],
  ["periodista", "writing"],
  ["court interpreter", "translation"],
  ["intérprete", "translation"],
  ["traductores", "translation"],
  ["I am a voice actor", "acting"],
  ["actrices", "acting"],
  ["travel agent", undefined],
  ["video editor", undefined],
  ["court reporter", undefined],
  ["designer", undefined],
  ["waiter", undefined],
  ["resume writing", undefined],
])("finds the page of %s", (text, slug) => {
  expect(findTrades(text)).toEqual(slug ? [slug] : []);
});

const slugOf = (path: string) => path.slice("/work/".length);

describe.each(Object.values(trades))(
  "$page.path",
  ({ page, week, places, law, money, people, jobs, happening, entries }) => {
    const facts = [...law, ...money, ...people, ...happening];

    it("has eight facts or more, each with words, a source and a date", () => {
      expect(facts.length).toBeGreaterThanOrEqual(8);
      for (const { label, text, conditions = [], after = [], ...from } of facts) {
        expect.soft(label).toMatch(/\S/);
        expect.soft(text, label).toMatch(conditions.length > 0 ? /^\S.*:$/ : /^\S.*\.$/);
        for (const sentence of [...conditions, ...after])
          expect.soft(sentence, label).toMatch(/^[A-Z].*\.”?$/);
        for (const { source, date } of [from, ...(from.otherSources ?? [])]) {
          expect.soft(source.name, label).toMatch(/\S/);
          expect.soft(source.link, label).toMatch(/^https:\/\/[a-z0-9.-]+\/./);
          if (date !== undated) expect.soft(date, label).toMatch(/^(?:[A-Z][a-z]+ (?:\d{1,2}, )?)?20\d\d$/);
        }
      }
    });

    it("has three next jobs, each with its page at the source that their heading names", () => {
      expect(jobs).toHaveLength(3);
      for (const { title, link, pay, ...words } of jobs) {
        expect.soft(pay, title).toMatch(/^\$\d\d,\d{3}$/);
        expect.soft(link, title).toMatch(/^https:\/\/www\.bls\.gov\/ooh\/./);
        for (const text of Object.values(words)) expect.soft(text, title).toMatch(/\S\.$/);
      }
    });

    it("has links that say what they do, one for each fund", () => {
      for (const { label, action } of facts)
        if (action) expect.soft(action.label, label).toMatch(/^(?:Apply to|Get|Read|See) ./);
      for (const { label, action } of money)
        if (/(?:Fund|Foundation)$|^PEN/.test(label)) expect.soft(action?.label, label).toMatch(/^Apply to /);
    });

    it("says what the rules of single states are about, with a fact in each closed row", () => {
      const ofStates = law.filter(({ place }) => place);
      expect(places === undefined).toBe(ofStates.length === 0);
      for (const { label } of ofStates) expect.soft(label).toMatch(/\d|asks|must|list|notice/i);
    });

    it("has a full stop at the end of each step", () => {
      for (const { text, end } of week) expect.soft(text).toMatch(end ? /[a-z]$/ : /\.$/);
    });

    it("names entries of the directory", async () => {
      const rows = await db.selectFrom("support_resources").select("title").execute();
      const titles = rows.map(({ title }) => title);
      expect(entries.filter(({ title }) => !titles.includes(title))).toEqual([]);
    });

    it("can be reported", async () => {
      const report: ResourceReport = {
        entry: slugOf(page.path),
        problem: "wrong_information",
        details: page.title,
        email: "",
      };
      expect(await reportMistake(db, report, new Date())).toMatchObject({ ok: true });
      const { resource_id, resource_title } = await db
        .selectFrom("resource_reports")
        .select(["resource_id", "resource_title"])
        .where("details", "=", page.title)
        .executeTakeFirstOrThrow();
      expect({ resource_id, resource_title }).toEqual({
        resource_id: null,
        resource_title: expect.stringMatching(/^the page “/),
      });
    });
  },
);
