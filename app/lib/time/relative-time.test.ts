import { expect, it } from "vitest";
import { relativeTime } from "./relative-time";

const now = "2026-11-20T12:00:00.000Z";

it.each([
  ["2026-11-20T11:59:30.000Z", "just now"],
  ["2026-11-20T12:00:40.000Z", "just now"],
  ["2026-11-20T11:55:00.000Z", "5 min ago"],
  ["2026-11-20T09:01:00.000Z", "2 h ago"],
  ["2026-11-19T12:00:00.000Z", "24 h ago"],
  ["2026-11-18T12:00:00.000Z", "2 d ago"],
  ["2026-11-06T12:00:01.000Z", "13 d ago"],
  ["2026-11-06T12:00:00.000Z", "Nov 6, 2026"],
  ["2026-11-20T12:30:00.000Z", "in 30 min"],
  ["2026-11-21T14:00:00.000Z", "in 26 h"],
  ["2026-11-23T14:00:00.000Z", "in 3 d"],
  ["soon", "soon"],
])("says %s as %s", (timestamp, text) => {
  expect(relativeTime(timestamp, now)).toBe(text);
});
