import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { addReaders } from "#tests/support/newsletter";
import type { Database } from "~/database/open-database.server";
import { countAudience, findReader } from "~/features/subscribers/list/audience.server";
import { deleteUndeliverable, insertUndeliverable } from "./bounces.queries.server";
import { loadUndeliverable } from "./undeliverable-page.server";

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const since = "2026-11-20T12:00:00.000Z";
const stop = (email: string, reason: "hard" | "complaint") =>
  insertUndeliverable(db, { email, reason, detail: "550 5.1.1 User unknown", since });

describe("an address that mail came back from", () => {
  it("is in no audience, whatever its capitals, until mail is allowed again", async () => {
    await addReaders(db, 3);
    await stop("Reader1@Example.org", "hard");
    expect(await countAudience(db, "newsletter")).toBe(2);
    expect(await findReader(db, "id of reader1@example.org", "newsletter")).toBeUndefined();
    await deleteUndeliverable(db, "reader1@example.org");
    expect(await countAudience(db, "newsletter")).toBe(3);
  });

  it("is listed with the subscriber and the reason; a complaint stays one", async () => {
    await addReaders(db, 1);
    await stop("reader1@example.org", "complaint");
    await stop("reader1@example.org", "hard");
    const { addresses } = await loadUndeliverable(db, new URLSearchParams({ page: "7" }));
    expect(addresses).toMatchObject([{ reason: "complaint", subscriber: "id of reader1@example.org" }]);
  });
});
