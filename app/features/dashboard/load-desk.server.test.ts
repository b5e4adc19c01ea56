import { afterEach, beforeEach, expect, it } from "vitest";
import { testServices } from "#tests/support/services";
import { makeStaff } from "#tests/support/staff";
import { fillForms } from "#tests/support/submissions";
import { updateHere } from "~/features/staff/sessions/sessions.queries.server";
import type { Services } from "~/server/services.server";
import { loadDesk } from "./load-desk.server";

let services: Services;
let me: string;
beforeEach(async () => {
  services = await testServices();
  me = await makeStaff(services);
});
afterEach(() => services.db.destroy());

const now = new Date("2026-11-20T16:30:00.000Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000).toISOString();

it("counts what waits in every list, reports about entries included", async () => {
  await fillForms(services.db, "late", hoursAgo(73));
  await fillForms(services.db, "early", hoursAgo(50));
  await fillForms(services.db, "new", hoursAgo(1));
  const { waiting, overdue } = await loadDesk(services.db, me, now);
  expect(waiting).toEqual([
    { kind: "contact", waiting: 3, overdue: 2 },
    { kind: "volunteer", waiting: 3, overdue: 2 },
    { kind: "partnership", waiting: 3, overdue: 2 },
    { kind: "report", waiting: 3, overdue: 1 },
  ]);
  expect(overdue).toBe(7);
});

it("counts what is assigned to the reader and open", async () => {
  await fillForms(services.db, "a", hoursAgo(1));
  await fillForms(services.db, "b", hoursAgo(1));
  await services.db.updateTable("contact_submissions").set({ assignee_id: me }).execute();
  await services.db
    .updateTable("contact_submissions")
    .set({ responded_at: hoursAgo(0) })
    .where("id", "=", "contact-a")
    .execute();
  expect(await loadDesk(services.db, me, now)).toMatchObject({ mine: 1 });
});

it("counts what came in since the reader was last here, and nothing on a first visit", async () => {
  await fillForms(services.db, "before", hoursAgo(30));
  await fillForms(services.db, "since", hoursAgo(2));
  const all = async () => (await loadDesk(services.db, me, now)).fresh;
  expect(await all()).toBeUndefined();
  await updateHere(services.db, me, { now: hoursAgo(20), pausedSince: hoursAgo(21) });
  expect(await all()).toBeUndefined();
  await updateHere(services.db, me, { now: hoursAgo(0), pausedSince: hoursAgo(1) });
  expect(await all()).toEqual({ since: hoursAgo(20), count: 6 });
});
