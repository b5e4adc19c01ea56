import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { states } from "~/content/resources/states";
import type { Database } from "~/database/open-database.server";
import { loadSeeds } from "~/features/seed/load-seeds.server";
import { loadFirstWeek } from "./load-first-week.server";
import { withState } from "./week";

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const now = new Date("2026-11-27");
const load = (query: string) => loadFirstWeek(db, new URL(`https://aa.org/first-week${query}`), now);

describe("the state in the address", () => {
  it("shows the seeded office of every state", { tags: ["@public-10.1"] }, async () => {
    await loadSeeds(db, "seeds");
    for (const { code, name } of states) {
      const { state, office } = await load(`?state=${code.toLowerCase()}`);
      expect.soft(state).toMatchObject({ code, name });
      expect.soft(office?.website, name).toMatch(/^https:/);
    }
    expect((await load("?state=OH")).office?.phone?.links[0]?.to).toMatch(/^tel:/);
  });

  it("is shown without an office when staff have hidden all that is known of it", async () => {
    expect(await load("?state=OH")).toEqual({
      state: { code: "OH", name: "Ohio", inText: "Ohio" },
      office: null,
      facts: { "final-pay": [], "health-cover": [], food: [] },
    });
  });

  it("brings its rule for the last pay, its marketplace and its food help into later days", {
    tags: ["@public-10.1"],
  }, async () => {
    await loadSeeds(db, "seeds");
    const told = Object.values((await load("?state=CA")).facts).flatMap((facts = []) =>
      facts.map(({ name, text }) => `${name}: ${text}`),
    );
    expect(told).toEqual([
      "last_pay: Usually immediately, on the last day.",
      "wage_claim: See how to claim unpaid wages",
      "marketplace: Covered California",
      "snap_apply: BenefitsCal",
    ]);
  });

  it("has the name of the page's language", async () => {
    const url = new URL("https://aa.org/es/first-week?state=DC");
    expect((await loadFirstWeek(db, url, now)).state).toEqual({
      ...{ code: "DC", name: "Distrito de Columbia", inText: "el Distrito de Columbia" },
    });
  });

  it.each(["", "?state=", "?state=Ohio", "?state=XX"])("is none with %j", async (query) => {
    expect(await load(query)).toEqual({ state: null, office: null, facts: {} });
  });
});

describe("a link into the directory", () => {
  it("is limited to the state", () => {
    expect(withState("/services/support-and-resources?q=rent#results", "OH")).toBe(
      "/services/support-and-resources?q=rent&state=OH#results",
    );
  });

  it("stays without a state, as other links do with one", () => {
    const rent = "/services/support-and-resources?q=rent#results";
    expect(withState(rent, undefined)).toBe(rent);
    expect(withState("/contact?subject=support", "OH")).toBe("/contact?subject=support");
  });
});
