import { expect, it } from "vitest";
import { searchBytes } from "../support/byte-search";
import { startSite } from "../support/server";
import { waitFor } from "../support/wait-for";

it("the worker deletes what has expired when it starts, also from the bytes of the database", {
  tags: ["@public-9.9"],
}, async () => {
  const site = await startSite({ seed: false });
  try {
    const change = (id: string, days: number) => ({
      id,
      action: "delete" as const,
      table_name: "contact_submissions",
      row_count: 1,
      new_value: null,
      made_by: "ann@example.org",
      made_at: new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString(),
      undone_at: null,
    });
    const row = (change_id: string, email: string) => ({
      change_id,
      table_name: "contact_submissions",
      record_id: change_id,
      row: JSON.stringify({ email }),
    });
    const [old, recent] = ["old@zzyzx.example", "recent@zzyzx.example"];
    await site.db
      .insertInto("changes")
      .values([change("old", 30.01), change("new", 29.9)])
      .execute();
    await site.db
      .insertInto("changed_rows")
      .values([row("old", old), row("new", recent)])
      .execute();
    const found = () => searchBytes([site.directory], [old, recent]).map((hit) => hit.split(": ")[1]);
    expect(found()).toEqual(expect.arrayContaining([old, recent]));
    site.run("worker");
    await waitFor("the old deletion to go", async () => !found().includes(old));
    expect(await site.db.selectFrom("changed_rows").select("change_id").execute()).toEqual([
      { change_id: "new" },
    ]);
    expect(found()).toContain(recent);
  } finally {
    await site.stop();
  }
});
