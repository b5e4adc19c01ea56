import SQLite from "better-sqlite3";
import { expect, it } from "vitest";
import { withStatementCache } from "./immediate-driver.server";

it("prepares a text once, again while a cursor of it is open, and follows a change of the schema", () => {
  const database = new SQLite(":memory:");
  database.exec("create table notes (text); insert into notes values ('one'), ('two')");
  const cached = withStatementCache(database);
  const all = "select * from notes";
  const first = cached.prepare(all);
  expect(cached.prepare(all)).toBe(first);

  const cursor = first.iterate([]);
  cursor.next();
  expect(cached.prepare(all)).not.toBe(first);
  expect(cached.prepare(all).all([])).toHaveLength(2);
  cursor.return?.();

  database.exec("alter table notes add column author default 'Sam'");
  expect(cached.prepare(all).all([])[0]).toEqual({ text: "one", author: "Sam" });

  for (let index = 0; index < 300; index += 1) cached.prepare(`select ${index}`);
  expect(cached.prepare(all)).not.toBe(first);
  cached.close();
});
