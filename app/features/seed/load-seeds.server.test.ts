import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import type { Database } from "~/database/open-database.server";
import {
  listUnmailedArticleIds,
  listUnmailedResourceIds,
} from "~/features/campaigns/weekly/news-items.server";
import { firstSentence } from "~/lib/text/words";
import { loadSeeds, resourceSeeds } from "./load-seeds.server";

let db: Database;
let folder: string;
beforeEach(async () => {
  db = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), "seeds-"));
  cpSync("seeds", folder, { recursive: true });
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

describe("loadSeeds", () => {
  it("loads every entry of the project's own data files", async () => {
    expect(await loadSeeds(db, "seeds")).toEqual({ articles: 48, resources: 166, stateFacts: 1116 });
    const article = await db.selectFrom("articles").selectAll().orderBy("id").executeTakeFirstOrThrow();
    expect(article).toMatchObject({
      source: "Challenger, Gray & Christmas",
      published_date: "2026-10-01",
      title: "Challenger report for September 2026: AI named in 3,961 job cuts",
    });
    expect(Date.now() - Date.parse(article.created_at)).toBeLessThan(60_000);

    const resource = await db
      .selectFrom("support_resources")
      .selectAll()
      .orderBy("id")
      .executeTakeFirstOrThrow();
    expect(resource).toMatchObject({ title: "211 Help Line", is_active: 1, eligibility_requirements: null });
    expect(JSON.parse(resource.tags)).toContain("referrals");
    expect(resource).toMatchObject({ checked_at: null, checked_by: null });
  });

  it("leaves a table alone that has or ever had rows", async () => {
    await loadSeeds(db, folder);
    await db.updateTable("support_resources").set({ title: "Edited" }).where("id", "=", 1).execute();
    await db.deleteFrom("articles").where("id", ">", 1).execute();
    expect(await loadSeeds(db, folder)).toEqual({ articles: 0, resources: 0, stateFacts: 0 });
    const edited = await db.selectFrom("support_resources").select("title").where("id", "=", 1).execute();
    expect(edited).toEqual([{ title: "Edited" }]);

    await db.deleteFrom("articles").execute();
    expect(await loadSeeds(db, folder)).toEqual({ articles: 0, resources: 0, stateFacts: 0 });
  });

  it("adds no place to get help again that staff deleted, and none to a directory that they emptied", async () => {
    const path = join(folder, "resources.json");
    const all: { resources: unknown[] } = JSON.parse(readFileSync(path, "utf8"));
    writeFileSync(path, JSON.stringify({ resources: all.resources.slice(1) }));
    await loadSeeds(db, folder);
    await db.deleteFrom("support_resources").where("title", "=", "Findhelp").execute();
    expect(await loadSeeds(db, folder)).toMatchObject({ resources: 0 });
    await db.deleteFrom("support_resources").execute();
    writeFileSync(path, JSON.stringify(all));
    expect(await loadSeeds(db, folder)).toMatchObject({ resources: 0 });
    expect(await db.selectFrom("support_resources").select("id").execute()).toEqual([]);
  });

  it("corrects entries that nobody has changed, and leaves what staff wrote, changed or checked", async () => {
    await loadSeeds(db, folder);
    const path = join(folder, "resources.json");
    const all: { resources: Record<string, unknown>[] } = JSON.parse(readFileSync(path, "utf8"));
    const corrected = all.resources.map((resource) => ({ ...resource, hours: "Mondays", cost: "A dollar" }));
    writeFileSync(path, JSON.stringify({ resources: corrected }));
    await db.updateTable("support_resources").set({ version: 2 }).where("id", "=", 1).execute();
    const written = { created_at: "", actor_email: "ann@example.org", action: "added", kind: "resource" };
    await db
      .insertInto("audit_log")
      .values({ ...written, actor_id: "ann", record_id: "2" })
      .execute();
    await loadSeeds(db, folder);
    const rows = await db
      .selectFrom("support_resources")
      .select(["hours", "cost"])
      .orderBy("id")
      .limit(3)
      .execute();
    expect(rows[0]).not.toMatchObject({ cost: "A dollar" });
    expect(rows[1]).not.toMatchObject({ cost: "A dollar" });
    expect(rows[2]).toEqual({ hours: "Mondays", cost: "A dollar" });
    const before = await db.selectFrom("content_versions").select("resources").executeTakeFirst();
    await loadSeeds(db, folder);
    expect(await db.selectFrom("content_versions").select("resources").executeTakeFirst()).toEqual(before);
  });

  it("marks the data of a new site as no news, and lets a place to get help that a later version adds be news", async () => {
    const path = join(folder, "resources.json");
    const all: { resources: { key: string; title: string }[] } = JSON.parse(readFileSync(path, "utf8"));
    const [added, ...first] = all.resources;
    writeFileSync(path, JSON.stringify({ resources: first }));
    await loadSeeds(db, folder);
    expect(await listUnmailedArticleIds(db)).toEqual([]);
    expect(await listUnmailedResourceIds(db)).toEqual([]);
    writeFileSync(path, JSON.stringify(all));
    await loadSeeds(db, folder);
    const { id } = await db
      .selectFrom("support_resources")
      .select("id")
      .where("title", "=", added?.title ?? "")
      .executeTakeFirstOrThrow();
    expect(await listUnmailedResourceIds(db)).toEqual([id]);
  });

  it("names the entry that is wrong and loads nothing at all", async () => {
    const path = join(folder, "resources.json");
    writeFileSync(path, readFileSync(path, "utf8").replace("https://www.211.org", "not an address"));
    await expect(loadSeeds(db, folder)).rejects.toThrow(/resources\.json: resources\.0\.website_url/);
    expect(await db.selectFrom("articles").select("id").execute()).toEqual([]);
  });
});

describe("the project's own places to get help", () => {
  it("say what one gets in a first sentence that a closed card shows whole, in English and in Spanish", () => {
    const { resources } = resourceSeeds.parse(JSON.parse(readFileSync("seeds/resources.json", "utf8")));
    const long = resources.map(({ description }) => firstSentence(description)).filter((s) => s.length > 100);
    expect(long).toEqual([]);
    expect(resources.filter(({ summary_es: summary = "" }) => firstSentence(summary) === "")).toEqual([]);
  });

  it("name an office for every state, which leads to the national finder as well", () => {
    const { resources } = resourceSeeds.parse(JSON.parse(readFileSync("seeds/resources.json", "utf8")));
    const offices = resources.filter(({ category, state }) => category === "Unemployment Benefits" && state);
    expect(new Set(offices.map(({ state }) => state)).size).toBe(53);
    for (const { title, description } of offices)
      expect(description, title).toMatch(/careeronestop\.org or call 1-877-872-5627/);
  });
});
