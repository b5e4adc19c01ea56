import { describe, expect, it } from "vitest";
import { formatLocalTime, localTime, momentOf } from "./zoned-time.server";

const berlin = (date: string, time: string) => momentOf({ date, time }, "Europe/Berlin").toISOString();

describe("a time of a time zone", () => {
  it("is the moment at which a clock there shows it, in summer and in winter", () => {
    expect(berlin("2026-11-20", "09:05")).toBe("2026-11-20T08:05:00.000Z");
    expect(berlin("2026-07-01", "09:05")).toBe("2026-07-01T07:05:00.000Z");
    expect(momentOf({ date: "2026-07-01", time: "23:59" }, "America/New_York").toISOString()).toBe(
      "2026-07-02T03:59:00.000Z",
    );
    expect(momentOf({ date: "2026-07-01", time: "00:00" }, "UTC").toISOString()).toBe(
      "2026-07-01T00:00:00.000Z",
    );
  });

  it("is the first of two that daylight saving repeats, and later where it leaves one out", () => {
    expect(berlin("2026-10-25", "02:30")).toBe("2026-10-25T00:30:00.000Z");
    expect(berlin("2026-10-25", "03:00")).toBe("2026-10-25T02:00:00.000Z");
    expect(berlin("2026-03-29", "02:30")).toBe("2026-03-29T01:30:00.000Z");
    expect(berlin("2026-03-29", "03:00")).toBe("2026-03-29T01:00:00.000Z");
  });

  it("is shown with its zone, and comes back from its moment", () => {
    const moment = new Date("2026-12-01T23:30:00.000Z");
    expect(formatLocalTime(moment, "Europe/Berlin")).toBe("Wed, Dec 2, 2026, 00:30 (Europe/Berlin)");
    expect(formatLocalTime(moment, "UTC")).toBe("Tue, Dec 1, 2026, 23:30 UTC");
    expect(localTime(moment, "Europe/Berlin")).toEqual({ date: "2026-12-02", time: "00:30" });
  });
});
