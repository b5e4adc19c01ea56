import { afterEach, beforeEach, expect, it } from "vitest";
import { testServices } from "#tests/support/services";
import { makeStaff, requestWith, STAFF, signInAs } from "#tests/support/staff";
import type { Services } from "~/server/services.server";
import { createResetLink } from "../password/reset-password.server";
import { requireStaff } from "../sessions/require-staff.server";
import { removeAdmin } from "./change-account.server";

const NOW = new Date("2026-11-20T12:00:00.000Z");
let services: Services;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.db.destroy());

const remove = (email: string) => removeAdmin(services.db, email, NOW);

it("ends sessions, reset links and the role at once, and is in the audit log", async () => {
  const { db } = services;
  await makeStaff(services, { ...STAFF, email: "bo@example.org" });
  const userId = await makeStaff(services);
  const cookie = await signInAs(services, userId, NOW);
  await createResetLink(db, { userId, email: STAFF.email }, NOW);

  expect(await remove(STAFF.email.toUpperCase())).toBe("removed");
  await expect(requireStaff(requestWith(cookie), services, "viewer", NOW)).rejects.toMatchObject({
    status: 303,
  });
  expect(await db.selectFrom("sessions").select("id").execute()).toEqual([]);
  expect(await db.selectFrom("password_resets").select("user_id").execute()).toEqual([]);
  const last = await db.selectFrom("audit_log").selectAll().orderBy("id", "desc").executeTakeFirst();
  expect(last).toMatchObject({ action: "access removed", actor_email: "command line", record_id: userId });
  expect(await remove(STAFF.email)).toBe("no access");
});

it("never takes away the last owner, nor someone unknown", async () => {
  await makeStaff(services);
  expect(await remove(STAFF.email)).toBe("last owner");
  expect(await remove("nobody@example.org")).toBe("unknown");
  expect(await services.db.selectFrom("admin_roles").select("user_id").execute()).toHaveLength(1);
});
