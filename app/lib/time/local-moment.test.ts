import { afterEach, describe, expect, it } from "vitest";
import { localMoment } from "./local-moment";
import { setTimeZone } from "./time-zone";

afterEach(() => setTimeZone("UTC"));

const inZone = (zone: string, day: string, time: string) => {
  setTimeZone(zone);
  return localMoment(day, time).toISOString();
};

describe("a time on the organization's clocks", () => {
  it("is a moment of its own zone, in summer and in winter", () => {
    expect(inZone("Europe/Berlin", "2026-11-20", "09:05")).toBe("2026-11-20T08:05:00.000Z");
    expect(inZone("Europe/Berlin", "2026-07-01", "09:05")).toBe("2026-07-01T07:05:00.000Z");
    expect(inZone("America/New_York", "2026-07-01", "23:59")).toBe("2026-07-02T03:59:00.000Z");
    expect(inZone("UTC", "2026-07-01", "00:00")).toBe("2026-07-01T00:00:00.000Z");
  });

  it("is the first of two that daylight saving repeats, and later where it leaves one out", () => {
    expect(inZone("Europe/Berlin", "2026-10-25", "02:30")).toBe("2026-10-25T00:30:00.000Z");
    expect(inZone("Europe/Berlin", "2026-10-25", "03:00")).toBe("2026-10-25T02:00:00.000Z");
    expect(inZone("Europe/Berlin", "2026-03-29", "02:30")).toBe("2026-03-29T01:30:00.000Z");
    expect(inZone("Europe/Berlin", "2026-03-29", "03:00")).toBe("2026-03-29T01:00:00.000Z");
  });
});
