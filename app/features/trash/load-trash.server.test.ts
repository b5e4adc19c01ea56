import { type SqlBool, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { fillForms } from "#tests/support/submissions";
import type { Database } from "~/database/open-database.server";
import { serverTables } from "~/features/dashboard/tables.server";
import { changeRows } from "~/kits/admin-table/confirmed-changes.server";
import { tableCopy } from "~/kits/admin-table/table.copy";
import { loadChange, loadTrash, readTrashQuery, undoInTrash } from "./load-trash.server";

const ann = { userId: "u1", email: "ann@example.org" };
const bob = { userId: "u2", email: "bob@example.org" };
const now = new Date("2026-11-20T12:00:00.000Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  for (const name of ["Ada", "Bea", "Cleo", "Dora", "Eva"])
    await fillForms(db, name, "2026-10-01T08:00:00.000Z");
});
afterEach(() => db.destroy());

async function change(
  kind: "contact" | "volunteer" | "newsletter",
  ids: readonly string[],
  { who = ann, days = 1, status }: { who?: typeof ann; days?: number; status?: string } = {},
): Promise<string> {
  const selection = { ids: ids.map((id) => `${kind}-${id}`) };
  const table = serverTables[kind];
  const made = await changeRows(db, { who, table, now: daysAgo(days), selection, status });
  if (!made.ok) throw new Error("not changed");
  return made.change;
}

const load = (search = "") => loadTrash(db, readTrashQuery(new URLSearchParams(search)), now);
const said = async (search = "") =>
  (await load(search)).entries.map(
    ({ who, did, names, more }) => `${who} ${did}: ${names.join(", ")} +${more}`,
  );

async function undo(id: string, search = ""): Promise<string> {
  const body = new URLSearchParams({ change: id });
  const request = new Request(`http://site/admin/trash?index${search}`, { method: "POST", body });
  const done = await undoInTrash(request, db, ann, now).catch((thrown: unknown) => thrown);
  if (done instanceof Response) return done.headers.get("Location") ?? "";
  return Object(done).data?.problem ?? String(done);
}

describe("the trash", () => {
  it("lists what was deleted and changed in the last 30 days with the rows' names, newest first", async () => {
    await change("contact", ["Ada", "Bea", "Cleo", "Dora"], { days: 3 });
    await change("volunteer", ["Ada"], { who: bob, days: 2, status: "approved" });
    await change("newsletter", ["Eva"], { days: 31 });
    expect(await said()).toEqual([
      "bob@example.org set 1 application to Approved: Val Ada +0",
      "ann@example.org deleted 4 messages: Cara Ada, Cara Bea, Cara Cleo +1",
    ]);
    expect(await said("kind=volunteer")).toHaveLength(1);
    expect(await said("person=ann@example.org")).toHaveLength(1);
    expect(await said("kind=survey")).toEqual([]);
    expect(await load("kind=nothing&page=900")).toMatchObject({ slice: { page: 1, total: 2 } });
    expect((await load()).people).toEqual(["ann@example.org", "bob@example.org"]);
  });

  it("undoes a change for days after it was made, by whoever may, and says so", async () => {
    const deleted = await change("contact", ["Ada", "Bea"], { who: bob, days: 29 });
    expect((await load()).entries[0]).toMatchObject({ canUndo: true, undoneAt: "" });
    expect(await undo(deleted, "&kind=contact")).toBe(`/admin/trash?kind=contact&undone=${deleted}`);
    const { entries, undone } = await load(`undone=${deleted}`);
    expect(entries[0]).toMatchObject({ canUndo: false, undoneAt: now.toISOString() });
    expect(undone?.names).toEqual(["Cara Ada", "Cara Bea"]);
    expect(await undo(deleted)).toBe("This was undone already.");
    expect(await undo("unknown")).toBe(tableCopy.problems.unknown);
    const old = await change("contact", ["Ada"], { days: 31 });
    expect(await undo(old)).toBe("The 30 days in which this could be undone are over.");
  });

  it("says how many came back where not all could", async () => {
    const deleted = await change("newsletter", ["Ada", "Bea"]);
    await fillForms(db, "new", now.toISOString());
    await db
      .updateTable("newsletter_subscribers")
      .set({ email: "newsletter.Ada@example.org" })
      .where("id", "=", "newsletter-new")
      .execute();
    expect(await undo(deleted)).toBe(tableCopy.problems.partly("1", "2 subscribers"));
  });

  it("lists the rows of a bulk change, with links to those that are there", async () => {
    const set = await change("volunteer", ["Ada", "Bea"], { status: "rejected" });
    const { rows } = await loadChange(db, set, 1, now);
    expect(rows).toEqual([
      { id: "volunteer-Ada", name: "Val Ada", to: "/admin/dashboard/volunteer/volunteer-Ada" },
      { id: "volunteer-Bea", name: "Val Bea", to: "/admin/dashboard/volunteer/volunteer-Bea" },
    ]);
    await sql<SqlBool>`delete from changed_rows`.execute(db);
    expect(await loadChange(db, set, 1, now)).toMatchObject({ rows: [] });
    await expect(loadChange(db, "unknown", 1, now)).rejects.toMatchObject({
      status: 404,
    });
  });
});
