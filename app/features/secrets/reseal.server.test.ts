import { afterEach, beforeEach, expect, it } from "vitest";
import { codeOf, giveSecondFactor } from "#tests/support/second-factor";
import { testServices } from "#tests/support/services";
import { makeStaff } from "#tests/support/staff";
import { eraseAddress } from "~/features/data-requests/erase-person.server";
import { consumeTotpCode } from "~/features/staff/second-factor/codes.server";
import { isErased } from "~/kits/erasure/erased-addresses.server";
import type { Services } from "~/server/services.server";
import { inspectSealed, resealAll } from "./reseal.server";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const NEW_SECRET = "the new secret, as long as it has to be";

let services: Services;
let userId: string;
let secret: string;
beforeEach(async () => {
  services = await testServices();
  userId = await makeStaff(services);
  ({ secret } = await giveSecondFactor(services, userId, NOW));
});
afterEach(() => services.db.destroy());

const isAccepted = async (env: Services["env"]) =>
  (await consumeTotpCode(services.db, env, userId, codeOf(secret, NOW), NOW)) === "code";

it("encrypts with the new secret what the previous one had encrypted, once", async () => {
  const { db, env } = services;
  const rotated = { ...env, SESSION_SECRET: NEW_SECRET, SESSION_SECRET_PREVIOUS: env.SESSION_SECRET };
  const [factors] = await resealAll(db, rotated);
  expect(factors).toEqual({ name: "second factors", total: 1, unreadable: 0, outdated: 1 });
  expect((await resealAll(db, rotated))[0]).toMatchObject({ outdated: 0, unreadable: 0 });
  expect(await isAccepted({ ...env, SESSION_SECRET: NEW_SECRET })).toBe(true);
});

it("still recognizes erased addresses with the new secret", async () => {
  const { db, env } = services;
  await eraseAddress(services, { email: "sam@example.org", scope: "everything", now: NOW });
  await resealAll(db, { SESSION_SECRET: NEW_SECRET, SESSION_SECRET_PREVIOUS: env.SESSION_SECRET });
  expect(await isErased(db, { SESSION_SECRET: NEW_SECRET }, "Sam@example.org")).toBe(true);
});

it("changes nothing, and counts, when no secret fits", async () => {
  const { db, env } = services;
  const replaced = { ...env, SESSION_SECRET: NEW_SECRET, SESSION_SECRET_PREVIOUS: `${NEW_SECRET}!` };
  expect((await resealAll(db, replaced))[0]).toMatchObject({ total: 1, unreadable: 1, outdated: 0 });
  expect((await inspectSealed(db, env))[0]).toMatchObject({ total: 1, unreadable: 0 });
  expect(await isAccepted(env)).toBe(true);
});
