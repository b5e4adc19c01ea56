import { sql } from "kysely";
import { expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { termsBeginningWith } from "./trigram-match.queries.server";

it("finds each trigram that begins with a text once, up to a limit", async () => {
  const db = await openTestDatabase();
  const texts = ["100% off, 50% more, 100% off", "é and e", "%% 🙂 %"];
  for (const [place, text] of texts.entries()) {
    await sql`insert into articles_parts (rowid, text) values (${place}, ${text} || char(31, 31))`.execute(
      db,
    );
  }
  const found = (start: string, limit?: number) => termsBeginningWith(db, "articles_trigrams", start, limit);
  expect(await found("%")).toEqual(["%\u001f\u001f", "% m", "% o", "% 🙂", "%% "]);
  expect(await found("% ")).toEqual(["% m", "% o", "% 🙂"]);
  expect(await found("%", 2)).toEqual(["%\u001f\u001f", "% m"]);
  expect(await found("e")).toEqual(["e\u001f\u001f", "e a", "e, "]);
  expect(await found("z")).toEqual([]);
  await db.destroy();
});
