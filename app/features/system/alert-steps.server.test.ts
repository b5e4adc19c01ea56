import { expect, it } from "vitest";
import { type AlertState, afterMail, isMailDue, NOTHING_WRONG, stepAlerts } from "./alert-steps.server";
import type { Checks } from "./checks.server";

const at = (minutes: number) => new Date(Date.parse("2026-11-20T12:00:00.000Z") + minutes * 60_000);
const fine: Checks = { disk: { ok: true, says: "ok" } };
const low: Checks = { disk: { ok: false, says: "low", detail: "9 MB" } };
const DAY = 24 * 60;

/** @returns the state after looks a minute apart */
const looks = (state: AlertState, seen: Checks[], from = 0) =>
  seen.reduce(
    (last, checks, index) => stepAlerts(last, seen[index - 1] ?? {}, checks, at(from + index)),
    state,
  );

it("begins and ends with the second look in a row", () => {
  expect(looks(NOTHING_WRONG, [fine, low, fine, low, fine])).toEqual(NOTHING_WRONG);
  const begun = looks(NOTHING_WRONG, [fine, low, low]);
  expect(begun.problems).toEqual([
    { name: "disk", says: "low", detail: "9 MB", since: at(2).toISOString(), toldAt: null },
  ]);
  expect(looks(begun, [low, fine, low]).problems).toHaveLength(1);
  const ended = looks(begun, [low, fine, fine], 10);
  expect(ended.problems).toEqual([]);
  expect(ended.ended).toMatchObject([{ name: "disk", endedAt: at(12).toISOString() }]);
});

it("is mailed when it begins, when it ends, and once a day meanwhile", () => {
  const begun = looks(NOTHING_WRONG, [low, low]);
  expect([isMailDue(NOTHING_WRONG, at(1)), isMailDue(begun, at(1))]).toEqual([false, true]);
  const told = afterMail(begun, at(1));
  expect([at(2), at(DAY), at(DAY + 1)].map((time) => isMailDue(told, time))).toEqual([false, false, true]);
  const ended = looks(told, [fine, fine], 60);
  expect(isMailDue(ended, at(62))).toBe(true);
  expect(afterMail(ended, at(62))).toEqual(NOTHING_WRONG);
});

it("does not end while nothing is known of it", () => {
  const begun = looks(NOTHING_WRONG, [low, low]);
  const unread: Checks = { worker: { ok: false, says: "unknown", hidesOthers: true } };
  expect(looks(begun, [unread, unread, unread]).problems.map(({ name }) => name)).toEqual(["disk", "worker"]);
});
