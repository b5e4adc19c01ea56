import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import type { Database } from "~/database/open-database.server";
import {
  impersonalIndexes,
  impersonalTables,
  type PersonalTable,
  personalTables,
  retention,
  searchIndexes,
} from "./personal-data";

const words = (text: string) => text.split(" ").filter((word) => word !== "");

const personal = Object.entries<PersonalTable>(personalTables);

/** "table.column" of everything that is classified; of full-text indexes the names of their tables. */
const classifiedColumns = [
  ...personal.flatMap(([table, { personal: columns, other }]) =>
    [...Object.keys(columns), ...words(other)].map((column) => `${table}.${column}`),
  ),
  ...Object.entries(impersonalTables).flatMap(([table, columns]) =>
    words(columns).map((column) => `${table}.${column}`),
  ),
];
const classifiedIndexes = Object.entries<string | null>({ ...searchIndexes, ...impersonalIndexes }).flatMap(
  ([index, vocabulary]) => [
    index,
    ...["data", "idx", "docsize", "config"].map((part) => `${index}_${part}`),
    ...(vocabulary ? [vocabulary] : []),
  ],
);

async function schemaOf(db: Database): Promise<{ columns: string[]; indexes: string[] }> {
  const { rows } = await sql<{ type: string; place: string; name: string }>`
    select list.type, list.name, list.name || '.' || info.name as place
      from pragma_table_list as list, pragma_table_info(list.name) as info
      where list.schema = 'main' and list.type <> 'view'
        and list.name not like 'sqlite\\_%' escape '\\'`.execute(db);
  const tables = rows.filter(({ type }) => type === "table");
  return {
    columns: tables.map(({ place }) => place),
    indexes: [...new Set(rows.filter((row) => !tables.includes(row)).map((row) => row.name))],
  };
}

const missing = (from: readonly string[], all: readonly string[]) => all.filter((one) => !from.includes(one));

describe("the registry of personal data", () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  afterAll(() => db.destroy());

  it("classifies every table and column of the schema, each once, and no other", {
    tags: ["@public-9.9"],
  }, async () => {
    const { columns, indexes } = await schemaOf(db);
    expect(missing(classifiedColumns, columns)).toEqual([]);
    expect(missing(columns, classifiedColumns)).toEqual([]);
    expect(indexes.toSorted()).toEqual(classifiedIndexes.toSorted());
    expect(new Set(classifiedColumns).size).toBe(classifiedColumns.length);
  });

  it("is told a planted table, column and index", async () => {
    const planted = await openTestDatabase();
    for (const statement of [
      "create table visitors (email text) strict",
      "alter table contact_submissions add column birthday text",
      "create virtual table visitors_search using fts5 (email)",
    ])
      await sql.raw(statement).execute(planted);
    const { columns, indexes } = await schemaOf(planted);
    expect(missing(classifiedColumns, columns).toSorted()).toEqual([
      "contact_submissions.birthday",
      "visitors.email",
    ]);
    expect(missing(classifiedIndexes, indexes)).toContain("visitors_search");
    await planted.destroy();
  });

  it("names columns that exist, and the time after which the worker deletes", () => {
    for (const [table, { ties, stored }] of personal) {
      const named = [
        ...ties.flatMap((tie) => (tie === "none" ? [] : Object.values(tie))),
        ...stored.flatMap(({ after, where }) => [after, where?.column]),
      ].filter((column) => column !== undefined);
      const places = named.map((column) => (column.includes(".") ? column : `${table}.${column}`));
      expect(missing(classifiedColumns, places)).toEqual([]);
      for (const { rule, after } of stored)
        expect(after !== undefined, `${table} by ${rule}`).toBe(retention[rule].worker !== undefined);
    }
  });

  it("has no rule that nothing is stored by", () => {
    const used = personal.flatMap(([, { stored }]) => stored.map(({ rule }) => rule));
    expect(missing(used, Object.keys(retention))).toEqual([]);
  });

  it("tells visitors in the policy how long what is about them is stored", () => {
    for (const [table, { stored, personal: columns }] of personal) {
      const isOfVisitor = Object.values(columns).some(({ whose }) => whose === undefined);
      if (!isOfVisitor) continue;
      for (const { rule } of stored)
        if (!["withItsRecord", "expired", "released"].includes(rule))
          expect(retention[rule].policy, `${table} by ${rule}`).toBeDefined();
    }
  });
});
