import { afterEach, beforeEach, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { addReaders, shortIssue } from "#tests/support/newsletter";
import { BATCH_SIZE } from "~/server/forget-in-batches.server";
import type { Database } from "~/server/open-database.server";
import { readEnvironment } from "~/server/read-environment.server";
import type { DeliveryStatus } from "~/server/schema.server";
import { createSend } from "./create-send.server";
import { forgetOldDeliveries } from "./forget-deliveries.server";
import { findSendProgress } from "./send-progress.server";
import { listSendsToWorkOn } from "./sends.queries.server";

const now = new Date("2026-11-20T12:00:00.000Z");

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const request = (at: string) => ({
  kind: "newsletter" as const,
  scheduledFor: at,
  createdBy: null,
  domain: "aa.example",
  now: new Date(at),
  write: async () => shortIssue,
});

/** Makes a send to every reader, all of whose mails came to one end. */
async function send(at: string, status: "sending" | "sent", became: DeliveryStatus): Promise<number> {
  const made = await createSend(db, request(at));
  if (made.result !== "created") throw new Error(made.result);
  await db.updateTable("newsletter_sends").set({ status }).where("id", "=", made.id).execute();
  await db
    .updateTable("newsletter_deliveries")
    .set({ status: became })
    .where("send_id", "=", made.id)
    .execute();
  return made.id;
}

const kept = async () => {
  const rows = await db.selectFrom("newsletter_deliveries").select(["send_id", "status"]).execute();
  return [...new Set(rows.map((row) => `${row.send_id} ${row.status}`))];
};

it("forgets who got a send after three years, keeps younger ones and what is not over, and mails nobody again", async () => {
  await addReaders(db, BATCH_SIZE + 2);
  const old = await send("2023-11-13T09:00:00.000Z", "sent", "sent");
  const failed = await send("2023-11-14T09:00:00.000Z", "sent", "failed");
  const young = await send("2023-11-20T12:00:00.000Z", "sent", "sent");
  const halfway = await send("2022-11-14T09:00:00.000Z", "sending", "sent");
  const [waiting] = await db
    .updateTable("newsletter_deliveries")
    .set({ status: "queued" })
    .where("send_id", "in", [halfway, failed])
    .where("email", "=", "reader1@example.org")
    .returning("id")
    .execute();
  expect(waiting).toBeDefined();

  const left = [`${failed} queued`, `${young} sent`, `${halfway} queued`, `${halfway} sent`];
  for (const round of ["first", "second"]) {
    await forgetOldDeliveries(db, now);
    expect((await kept()).toSorted(), round).toEqual(left.toSorted());
  }
  const sends = await db.selectFrom("newsletter_sends").select(["id", "recipient_count"]).execute();
  expect(sends).toHaveLength(4);
  for (const { recipient_count } of sends) expect(recipient_count).toBe(BATCH_SIZE + 2);
  expect(await listSendsToWorkOn(db, now.toISOString())).toEqual([halfway]);
  expect(await createSend(db, request("2023-11-13T09:00:00.000Z"))).toEqual({ result: "answered before" });
  const services = { db, env: readEnvironment({ SESSION_SECRET: "s".repeat(32) }) };
  expect(await findSendProgress(services, String(old), now)).toBeUndefined();
  expect(await findSendProgress(services, String(young), now)).toMatchObject({
    counts: { sent: BATCH_SIZE + 2 },
  });
});
