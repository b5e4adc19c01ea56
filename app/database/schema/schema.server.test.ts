import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillForms, putEvents } from "#tests/support/submissions";
import { migrateDatabase } from "../migrate.server";
import { type Database, openDatabase } from "../open-database.server";

let db: Database;
beforeAll(async () => {
  db = openDatabase(":memory:");
  await migrateDatabase(db);
  await fillForms(db, "a", "2026-11-20T12:00:00.000Z");
  await putEvents({ db }, "contact", "2026-11-20T12:00:00.000Z", { view: 1 });
});
afterAll(() => db.destroy());

/** The staff specification's entities, section 3. */
describe("the table", () => {
  it.each([
    [
      "ai_impact_surveys",
      "id created_at name email impact_level worry_level industry_changes personal_experience financial_impact support_needs timeframe",
    ],
    [
      "volunteer_applications",
      "id created_at first_name last_name email phone location role experience motivation availability status",
    ],
    [
      "partnership_applications",
      "id created_at company_name contact_name email phone partnership_type message status",
    ],
    ["contact_submissions", "id created_at name email subject message"],
    ["newsletter_subscribers", "id email name is_active wants_news wants_team_updates subscribed_at"],
    ["articles", "id title source published_date created_at"],
    ["campaigns", "sent_at"],
    ["form_analytics", "id form_name event_type session_id user_agent created_at"],
    ["admin_roles", "user_id"],
  ])("%s has the specification's fields", { tags: ["@staff-3.1"] }, async (table, fields) => {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(fields.split(" ")));
  });
});

/** The staff specification's enumerations, section 3. */
describe("the column", () => {
  const set = (table: string, column: string, value: string | number) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`.execute(db);

  it.each([
    ["contact_submissions", "subject", ["support", "volunteer", "partnership", "media", "feedback", "other"]],
    [
      "volunteer_applications",
      "role",
      ["peer_counselor", "mental_health_professional", "policy_advocate", "community_moderator"],
    ],
    [
      "partnership_applications",
      "partnership_type",
      ["Corporate Sponsorship", "Event Partnership", "Resource Sharing", "Advocacy Collaboration", "Other"],
    ],
    [
      "ai_impact_surveys",
      "impact_level",
      ["lost_job", "reduced_hours", "job_threatened", "industry_changes", "not_affected"],
    ],
    ["ai_impact_surveys", "worry_level", ["extremely", "very", "somewhat", "little", "not"]],
    [
      "ai_impact_surveys",
      "industry_changes",
      [
        "customer_service",
        "retail",
        "manufacturing",
        "transportation",
        "finance",
        "healthcare",
        "education",
        "technology",
        "food_service",
        "other",
      ],
    ],
    [
      "ai_impact_surveys",
      "financial_impact",
      ["major_loss", "moderate_loss", "minor_loss", "no_change", "improved"],
    ],
    [
      "form_analytics",
      "event_type",
      ["view", "unique_view", "start", "complete", "partial_complete", "error"],
    ],
    ["volunteer_applications", "status", ["pending", "approved", "rejected"]],
    ["partnership_applications", "status", ["pending", "approved", "rejected"]],
    ["newsletter_subscribers", "is_active", [0, 1]],
    ["newsletter_subscribers", "wants_news", [0, 1]],
    ["newsletter_subscribers", "wants_team_updates", [0, 1]],
  ])(
    "%s.%s takes the specification's values and no other",
    { tags: ["@staff-3.1", "@staff-3.2", "@staff-4.1"] },
    async (table, column, values) => {
      for (const value of values) await set(table, column, value);
      await expect(set(table, column, typeof values[0] === "number" ? 2 : "something else")).rejects.toThrow(
        /CHECK/,
      );
    },
  );

  it.each(["volunteer_applications", "partnership_applications"] as const)(
    "status of %s is pending where none is given",
    { tags: ["@staff-4.1"] },
    async (table) => {
      await fillForms(db, table, "2026-11-20T12:00:00.000Z");
      const { rows } =
        await sql`select status from ${sql.table(table)} where id like ${`%-${table}`}`.execute(db);
      expect(rows).toEqual([{ status: "pending" }]);
    },
  );

  it("admin_roles.role is viewer, editor or owner, of which there is one for a user", {
    tags: ["@staff-6.1", "@staff-7.2"],
  }, async () => {
    const role = (name: string) =>
      sql`insert into admin_roles (user_id, role, created_at) values ('u', ${name}, '2026-01-01')`.execute(
        db,
      );
    await sql`insert into users (id, email, password_hash, created_at) values ('u', 'u@example.org', 'x', '2026-01-01')`.execute(
      db,
    );
    await expect(role("admin")).rejects.toThrow(/CHECK/);
    await role("editor");
    await expect(role("owner")).rejects.toThrow(/UNIQUE/);
  });
});

/** How many parentheses are open at once at the deepest place; those in strings do not count. */
function deepest(statement: string): number {
  let depth = 0;
  let most = 0;
  for (const [sign] of statement.replace(/'[^']*'/g, "").matchAll(/[()]/g)) {
    depth += sign === "(" ? 1 : -1;
    most = Math.max(most, depth);
  }
  return most;
}

/** Older versions of SQLite stop at 27 calls and then open no table of the file. */
it("the schema nests nothing deeper than SQLite 3.40 can parse", async () => {
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where sql is not null`.execute(db);
  expect(deepest("select replace(replace('(', 'a', ')'), 'b', '')")).toBe(2);
  expect(rows.filter((row) => deepest(row.sql) > 20).map(({ name }) => name)).toEqual([]);
});
