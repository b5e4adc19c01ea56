import { afterEach, beforeEach, expect, it } from "vitest";
import { testServices, thrownResponse } from "#tests/support/services";
import { makeStaff, requestWith, STAFF, signInAs } from "#tests/support/staff";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { mayDeleteByAge, startHeartbeat } from "~/kits/outbox/heartbeat.server";
import type { Services } from "~/server/services.server";
import { clockHandler } from "./load-system.server";

let services: Services;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.db.destroy());

it("an owner who says that the clock is right ends the wait once, and stands in the audit log", async () => {
  const { db } = services;
  const cookie = await signInAs(services, await makeStaff(services, STAFF, "owner"));
  const before = new Date("2026-11-20T12:00:00.000Z");
  const after = new Date("2036-11-20T12:00:00.000Z");
  for (const now of [before, after]) (await startHeartbeat(db, () => now))();
  expect(await mayDeleteByAge(db, after)).toBe(false);
  const confirm = async () => {
    const body = new URLSearchParams({ form: "clock-is-right" });
    const request = requestWith(cookie, "http://site/admin/system", { method: "POST", body });
    const who = await requireStaff(request, services, "owner");
    return await thrownResponse(handleForms(request, [clockHandler(db, who)]));
  };
  expect((await confirm()).status).toBe(303);
  expect((await confirm()).status).toBe(303);
  expect(await mayDeleteByAge(db, after)).toBe(true);
  const entries = await db.selectFrom("audit_log").selectAll().where("kind", "=", "clock").execute();
  expect(entries).toMatchObject([
    {
      action: "confirmed",
      actor_email: STAFF.email,
      before: JSON.stringify({ seen_at: before.toISOString() }),
    },
  ]);
});
