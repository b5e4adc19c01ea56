import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadDirectory } from "~/features/resources/public/directory.server";
import { findUnemploymentOffice } from "~/features/resources/public/unemployment-office.queries.server";
import { loadSeeds } from "~/features/seed/load-seeds.server";
import { resourceSeeds } from "~/features/seed/seed-schema.server";
import { migrateDatabase } from "~/server/migrate.server";
import { type Database, openDatabase } from "~/server/open-database.server";
import { migrations } from "../../../migrations";

const SEEDED_AT = "2026-11-20T00:00:00.000Z";
const CHECKED_AT = "2026-11-21T10:15:00.123Z";

let db: Database;
beforeEach(async () => {
  db = openDatabase(":memory:");
  const before = Object.entries(migrations).filter(([name]) => name < "0012");
  await migrateDatabase(db, { migrations: Object.fromEntries(before) });
});
afterEach(() => db.destroy());

/** A row as the schema before the upgrade has it. */
async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
    db,
  );
}

const entry = (id: number, title: string, geographic_scope: string, more: Record<string, unknown> = {}) =>
  insert("support_resources", {
    id,
    category: "Legal Aid",
    title,
    organization: "Helpers",
    description: "Helps.",
    cost: "Free",
    website_url: "https://example.org",
    geographic_scope,
    created_at: SEEDED_AT,
    checked_at: SEEDED_AT,
    ...more,
  });

const checked = (record_id: string, action: string, checked_at: string) =>
  insert("audit_log", {
    created_at: checked_at,
    actor_email: "ann@example.org",
    action,
    kind: "resource",
    record_id,
    after: JSON.stringify({ checked_at }),
  });

async function upgrade(): Promise<{ resources: number }> {
  await migrateDatabase(db);
  return await loadSeeds(db, "seeds");
}

const all = () => db.selectFrom("support_resources").selectAll().orderBy("id").execute();
const seeds = resourceSeeds.parse(JSON.parse(readFileSync("seeds/resources.json", "utf8"))).resources;
const NEW_ENTRIES = 79;

describe("a directory of the first release", () => {
  it("gets the new entries once, and none again that staff deleted or renamed", async () => {
    await entry(1, "Renamed by staff", "National (US)");
    await entry(2, "Meals on Wheels", "Ohio", { organization: "Meals on Wheels America and local programs" });
    expect(await upgrade()).toMatchObject({ resources: NEW_ENTRIES - 1 });
    const rows = await all();
    expect(rows.map(({ title }) => title)).not.toContain("211 Help Line");
    expect(rows[1]).toMatchObject({ title: "Meals on Wheels", description: "Helps.", state: "OH" });
    await db.deleteFrom("support_resources").where("title", "=", "Findhelp").execute();
    expect(await loadSeeds(db, "seeds")).toMatchObject({ resources: 0 });
    expect(await all()).toHaveLength(NEW_ENTRIES);
  });

  it("stays empty where staff have emptied it", async () => {
    await entry(1, "211 Help Line", "National (US)");
    await sql`delete from support_resources`.execute(db);
    expect(await upgrade()).toMatchObject({ resources: 0 });
    expect(await all()).toEqual([]);
  });

  it("loses every date of a check that no one of staff made", async () => {
    await entry(1, "As it came", "National (US)");
    await entry(2, "Checked by staff", "National (US)", { checked_at: CHECKED_AT });
    await checked("2", "checked", SEEDED_AT);
    await checked("2", "checked", CHECKED_AT);
    await entry(3, "Added by staff", "National (US)", { checked_at: CHECKED_AT });
    await checked("3", "added", CHECKED_AT);
    await entry(4, "Imported", "National (US)", { checked_at: CHECKED_AT });
    await checked("4", "added by import", CHECKED_AT);
    await upgrade();
    const checks = (await all()).slice(0, 4).map(({ checked_at, checked_by }) => [checked_at, checked_by]);
    expect(checks).toEqual([
      [null, null],
      [CHECKED_AT, "ann@example.org"],
      [CHECKED_AT, "ann@example.org"],
      [null, null],
    ]);
    expect((await all()).filter(({ checked_at }) => checked_at !== null)).toHaveLength(2);
  });

  it("knows where its entries are offered from their own words", async () => {
    const scopes = [
      "National (US), participating states",
      "texas",
      "UK (England)",
      "Canada",
      "Global",
      "Berlin",
    ];
    for (const [index, scope] of scopes.entries()) await entry(index + 1, `Entry ${index}`, scope);
    await upgrade();
    const places = (await all()).slice(0, scopes.length).map(({ country, state }) => [country, state]);
    expect(places).toEqual([
      ["US", null],
      ["US", "TX"],
      ["GB", null],
      ["CA", null],
      [null, null],
      [null, null],
    ]);
  });

  it("has its entries corrected unless staff edited them, and found by their new words", async () => {
    const organization = "California Employment Development Department (EDD)";
    const description =
      "File and manage a California unemployment claim online or by phone, and check your payment status.";
    const office = { category: "Unemployment Benefits", organization, description };
    await entry(1, "California Unemployment Insurance", "California", office);
    await entry(2, "Texas Unemployment Benefits", "Texas", { category: "Unemployment Benefits" });
    await upgrade();
    expect(await findUnemploymentOffice(db, "CA")).toMatchObject({
      title: "File for unemployment in California",
      note: expect.stringContaining("1-877-872-5627"),
    });
    expect(await findUnemploymentOffice(db, "TX")).toMatchObject({ note: "Helps." });
    const query = { q: "file for unemployment in california", category: "", page: 1, all: false };
    expect((await loadDirectory(db, query)).resources.map(({ id }) => id)).toContain(1);
  });
});

describe("the project's own entries", () => {
  it("name an office for every state, which leads to the national finder as well", async () => {
    const offices = seeds.filter(({ category, state }) => category === "Unemployment Benefits" && state);
    expect(new Set(offices.map(({ state }) => state)).size).toBe(53);
    for (const { title, description } of offices)
      expect(description, title).toMatch(/careeronestop\.org or call 1-877-872-5627/);
  });
});
