import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { recordAudit } from "./audit-log.queries.server";

const who = { userId: "u1", email: "ada@example.org" };

test("an entry says who, what and when, and can be neither changed nor removed", async () => {
  const db = await openTestDatabase();
  const entry = {
    action: "status changed",
    kind: "volunteer",
    recordId: "v1",
    after: { status: "approved" },
  } as const;
  await recordAudit(db, who, entry, new Date("2026-11-20T08:00:00Z"));
  expect(await db.selectFrom("audit_log").selectAll().execute()).toEqual([
    {
      id: 1,
      created_at: "2026-11-20T08:00:00.000Z",
      actor_id: "u1",
      actor_email: "ada@example.org",
      action: "status changed",
      kind: "volunteer",
      record_id: "v1",
      row_count: 1,
      before: null,
      after: '{"status":"approved"}',
    },
  ]);
  await expect(db.deleteFrom("audit_log").execute()).rejects.toThrow("append-only");
  for (const change of [sql`action = 'viewed'`, sql`row_count = 2`, sql`after = '{}'`, sql`before = '{}'`])
    await expect(sql`update audit_log set ${change}`.execute(db)).rejects.toThrow("append-only");
  // The erasure of personal data.
  await sql`update audit_log set after = null`.execute(db);
  await db.destroy();
});
