import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { codeOf } from "#tests/support/second-factor";
import { testServices } from "#tests/support/services";
import { makeStaff, requestWith, STAFF, signInAs } from "#tests/support/staff";
import { renderQrCode } from "~/lib/qr-code.server";
import type { Services } from "~/server/services.server";
import { requireStaff } from "../sessions/require-staff.server";
import {
  confirmSecondFactor,
  getSecondFactor,
  makeNewRecoveryCodes,
  type SecondFactorRequest,
  startSecondFactor,
  turnOffSecondFactor,
} from "./second-factor.server";

const now = new Date("2026-11-20T10:10:00.000Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
let services: Services;
let asked: SecondFactorRequest;
beforeEach(async () => {
  services = await testServices();
  const userId = await makeStaff(services);
  const request = requestWith(await signInAs(services, userId, now));
  asked = { request, services, staff: await requireStaff(request, services, "viewer", now) };
});
afterEach(() => services.db.destroy());

const password = { currentPassword: STAFF.password };
const view = (moment = now) => getSecondFactor(services, asked.staff, moment);
const actions = async () =>
  (await services.db.selectFrom("audit_log").select("action").execute()).map(({ action }) => action);
const mails = async () =>
  (await services.db.selectFrom("mails").select("reference").execute()).map(({ reference }) => reference);

/** Sets a second factor up and returns its key and the recovery codes that are shown. */
async function setUp() {
  await startSecondFactor(asked, password, now);
  const shown = await view();
  if (shown.state !== "set up") throw new Error("No key is shown");
  const outcome = await confirmSecondFactor(asked, { code: codeOf(shown.secret, now) }, now);
  if (!outcome.ok || !("data" in outcome)) throw new Error("No codes are shown");
  return { secret: shown.secret, codes: outcome.data.recoveryCodes };
}

describe("setting up", () => {
  it("shows the key until a code confirms it, then ten recovery codes once", async () => {
    await signInAs(services, asked.staff.userId, now);
    expect(await startSecondFactor(asked, password, now)).toMatchObject({ ok: true });
    const shown = await view();
    expect(shown).toMatchObject({
      state: "set up",
      secret: expect.stringMatching(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/),
      uri: expect.stringContaining("otpauth://totp/After%20Automation:ann%40example.org?"),
    });
    const secret = shown.state === "set up" ? shown.secret : "";
    const wrong = codeOf(secret, later(600));
    expect(await confirmSecondFactor(asked, { code: wrong }, now)).toMatchObject({
      ok: false,
      errors: { code: expect.stringContaining("not right") },
    });
    const outcome = await confirmSecondFactor(asked, { code: codeOf(secret, now) }, now);
    const codes = outcome.ok && "data" in outcome ? outcome.data.recoveryCodes : [];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(await view()).toEqual({ state: "on", since: "Nov 20, 2026, 10:10 UTC", codesLeft: 10 });

    const stored = JSON.stringify([
      await services.db.selectFrom("second_factors").selectAll().execute(),
      await services.db.selectFrom("recovery_codes").selectAll().execute(),
      await services.db.selectFrom("audit_log").selectAll().execute(),
    ]);
    for (const shownOnce of [secret.replaceAll(" ", ""), ...codes]) expect(stored).not.toContain(shownOnce);
    expect(await actions()).toEqual(["account made", "code refused", "second factor on"]);
    expect(await mails()).toEqual(["second factor on"]);
    const sessions = await services.db.selectFrom("sessions").select("id").execute();
    expect(sessions).toEqual([{ id: asked.staff.sessionId }]);
  });

  it("begins with the password, and changes nothing without it", async () => {
    expect(await startSecondFactor(asked, { currentPassword: "wrong" }, now)).toMatchObject({
      errors: { currentPassword: "This is not your current password" },
    });
    expect(await view()).toEqual({ state: "off" });
  });

  it("ends after an hour, and begins anew with another key", async () => {
    await startSecondFactor(asked, password, now);
    const first = await view();
    expect(await view(later(3600))).toEqual({ state: "off" });
    const secret = first.state === "set up" ? first.secret : "";
    const moment = later(3600);
    expect((await confirmSecondFactor(asked, { code: codeOf(secret, moment) }, moment)).ok).toBe(false);
    await startSecondFactor(asked, password, moment);
    expect(await view(moment)).not.toMatchObject({ secret });
  });

  it("cannot replace a factor that is on", async () => {
    const { secret } = await setUp();
    await startSecondFactor(asked, password, now);
    expect(await view()).toMatchObject({ state: "on" });
    expect(
      (await turnOffSecondFactor(asked, { ...password, code: codeOf(secret, later(30)) }, later(30))).ok,
    ).toBe(true);
  });
});

describe("turning off", () => {
  it("needs password and code, and deletes key and recovery codes", async () => {
    const { secret } = await setUp();
    const code = codeOf(secret, later(30));
    expect(await turnOffSecondFactor(asked, { currentPassword: "wrong", code }, later(30))).toMatchObject({
      errors: { currentPassword: expect.any(String) },
    });
    expect(await turnOffSecondFactor(asked, { ...password, code: "000000" }, later(30))).toMatchObject({
      errors: { code: expect.any(String) },
    });
    expect(await view()).toMatchObject({ state: "on", codesLeft: 10 });
    expect(await turnOffSecondFactor(asked, { ...password, code }, later(30))).toEqual({ ok: true });
    expect(await view()).toEqual({ state: "off" });
    expect(await services.db.selectFrom("recovery_codes").selectAll().execute()).toEqual([]);
    expect((await actions()).slice(-3)).toEqual(["password refused", "code refused", "second factor off"]);
    expect((await mails()).at(-1)).toBe("second factor off");
  });

  it("takes a recovery code as well, which is used up even by another use", async () => {
    const { codes } = await setUp();
    const [first = "", second = ""] = codes;
    const renewed = await makeNewRecoveryCodes(asked, { ...password, code: first }, now);
    const fresh = renewed.ok && "data" in renewed ? renewed.data.recoveryCodes : [];
    expect(fresh).toHaveLength(10);
    for (const old of [first, second]) {
      expect((await turnOffSecondFactor(asked, { ...password, code: old }, now)).ok).toBe(false);
    }
    const written = ` ${fresh[0]?.toUpperCase().replaceAll("-", " ")} `;
    expect((await turnOffSecondFactor(asked, { ...password, code: written }, now)).ok).toBe(true);
  });
});

it("renders a QR code with its finder pattern in the first corner", () => {
  const { size, path } = renderQrCode("otpauth://totp/x?secret=JBSWY3DPEHPK3PXP");
  expect(size).toBeGreaterThan(30);
  const dark = new Set(path.match(/M\d+ \d+/g));
  const row = (y: number) =>
    Array.from({ length: 9 }, (_, x) => (dark.has(`M${x + 3} ${y + 3}`) ? "#" : "."));
  expect([0, 1, 2, 3].map((y) => row(y).join(""))).toEqual([
    ".........",
    ".#######.",
    ".#.....#.",
    ".#.###.#.",
  ]);
});
