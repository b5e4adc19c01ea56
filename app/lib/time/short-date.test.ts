import { expect, it } from "vitest";
import { shortDate } from "./short-date";

it.each([
  ["2026-09-01", { iso: "2026-09-01", text: "Sep 1, 2026" }],
  ["2026-12-31T23:59:59.999Z", { iso: "2026-12-31", text: "Dec 31, 2026" }],
  ["2026-01-01T00:30:00+02:00", { iso: "2025-12-31", text: "Dec 31, 2025" }],
  ["last week", null],
  ["", null],
])("the day of %j is %j", (text, date) => expect(shortDate(text)).toEqual(date));
