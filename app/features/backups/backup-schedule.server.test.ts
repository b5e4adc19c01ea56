import { describe, expect, it } from "vitest";
import { backupCondition, checkBackup, dueSince, isVerifyDue } from "./backup-schedule.server";
import { backupName, timeOfBackup } from "./manifest.server";
import { selectExpired } from "./prune";

const NOW = new Date("2026-11-20T04:00:00.000Z");
const DAILY = "17 3 * * *";
const at = (text: string) => new Date(`2026-11-${text}:00.000Z`);

describe("the schedule of backups", () => {
  it("is due after its time, at once without any backup, and an hour after a failure", () => {
    const due = (good: string | null, now: string, failed?: string) =>
      dueSince(DAILY, { goodAt: good ? at(good) : null, failedAt: failed ? at(failed) : null }, at(now));
    expect(due("20T03:17", "21T03:16")).toBeUndefined();
    expect(due("20T03:17", "21T03:17")).toEqual(at("21T03:17"));
    expect(due("21T03:18", "21T12:00")).toBeUndefined();
    expect(due("18T03:17", "21T12:00")).toEqual(at("21T03:17"));
    expect(due(null, "21T12:00")).toEqual(at("21T03:17"));
    expect(due("20T03:17", "21T04:16", "21T03:17")).toBeUndefined();
    expect(due("20T03:17", "21T04:17", "21T03:17")).toEqual(at("21T03:17"));
    expect(due("20T03:17", "21T04:17", "28T03:17"), "a failure of a clock that was wrong").toBeDefined();
  });

  it("is too old when two of its times have passed without one", () => {
    const good = at("20T03:18");
    expect(backupCondition(DAILY, good, at("22T04:16"))).toBe("fine");
    expect(backupCondition(DAILY, good, at("22T04:17"))).toBe("stale");
    expect(backupCondition("0 3 * * 1", good, at("29T00:00")), "a weekly one").toBe("fine");
    expect([backupCondition(DAILY, null, good), backupCondition(null, good, good)]).toEqual(["none", "off"]);
  });

  it("tells in /readyz the age of the last good one", () => {
    const check = (goodAt: Date | null, now: string, uptimeMs = 3_600_000) =>
      checkBackup({ pattern: DAILY, goodAt, failed: null, verified: null }, { now: at(now), uptimeMs });
    expect(check(at("20T03:18"), "20T10:18")).toEqual({ ok: true, says: "7 hours ago" });
    expect(check(at("20T03:18"), "23T03:18")).toMatchObject({ ok: false, says: "3 days ago, too old" });
    expect(check(null, "20T10:18")).toMatchObject({ ok: false, says: "none yet" });
    expect(check(null, "20T10:18", 60_000)).toMatchObject({ ok: true, says: "none yet" });
  });
});

it("restores a backup for a test each week, and tells when that failed", () => {
  const due = (verified: { at: Date; problem: string | null } | null) => isVerifyDue({ verified }, NOW);
  expect(due(null)).toBe(true);
  expect(due({ at: at("14T04:00"), problem: null })).toBe(false);
  expect(due({ at: at("13T04:00"), problem: null })).toBe(true);
  const verified = { at: at("20T03:20"), problem: "The backup is damaged." };
  expect(due(verified)).toBe(true);
  const facts = { pattern: DAILY, goodAt: at("20T03:18"), failed: null, verified };
  expect(checkBackup(facts, { now: NOW, uptimeMs: 3_600_000 })).toEqual({
    ok: false,
    says: "42 minutes ago, cannot be restored",
    detail: expect.stringMatching(/failed: The backup is damaged\. npm run restore -- --verify latest/),
  });
});

describe("the rule for old backups", () => {
  const daily = (days: number) =>
    Array.from({ length: days }, (_, index) => {
      const time = new Date(Date.parse("2026-11-20T03:17:00.000Z") - index * 86_400_000);
      return { name: backupName(time), time };
    });

  it("keeps the last of 7 days, 4 weeks and 6 months", () => {
    const backups = daily(400);
    const expired = new Set(selectExpired(backups, NOW));
    const preserved = backups.filter((backup) => !expired.has(backup)).map(({ name }) => name.slice(7, 17));
    expect(preserved).toEqual([
      ...["2026-11-20", "2026-11-19", "2026-11-18", "2026-11-17", "2026-11-16", "2026-11-15", "2026-11-14"],
      ...["2026-11-08", "2026-11-01", "2026-10-31", "2026-09-30", "2026-08-31", "2026-07-31", "2026-06-30"],
    ]);
    expect(
      selectExpired(
        backups.filter((backup) => !expired.has(backup)),
        NOW,
      ),
    ).toEqual([]);
  });

  it("keeps the newest three whatever their age, also of one day", () => {
    const time = (minute: number) => new Date(Date.UTC(2020, 0, 1, 0, minute));
    const backups = [0, 1, 2, 3, 4].map((minute) => ({ name: backupName(time(minute)), time: time(minute) }));
    expect(selectExpired(backups, NOW).map((backup) => backup.time.getUTCMinutes())).toEqual([1, 0]);
    expect(selectExpired(backups.slice(0, 3), NOW)).toEqual([]);
  });

  it("takes no backup of the future for a reason to delete others", () => {
    const time = new Date("2036-11-20T03:17:00.000Z");
    expect(selectExpired([{ name: backupName(time), time }, ...daily(7)], NOW)).toEqual([]);
  });

  it("preserves none for longer than six months, but the newest three", () => {
    const backups = daily(1_000).filter((_, index) => index % 184 === 0);
    expect(selectExpired(backups, NOW)).toEqual(backups.slice(3));
    expect(backups.length).toBeGreaterThan(4);
  });
});

it("reads the time of a backup from its name, and of nothing else", () => {
  const time = new Date("2026-11-20T03:17:05.120Z");
  expect(backupName(time)).toBe("backup-2026-11-20T03-17-05-120Z");
  expect(timeOfBackup(backupName(time))).toEqual(time);
  for (const name of ["backup-2026-11-20T03-17-05-120Z.part-7", "backup-2026-99-20T03-17-05-120Z", "photos"])
    expect(timeOfBackup(name), name).toBeUndefined();
});
