import { expect, it } from "vitest";
import type { Secrets } from "~/lib/secrets.server";
import { readSent, signSent } from "./sent-mark.server";

const SECRETS = { SESSION_SECRET: "a secret for tests, long enough for the check" };
const NOW = new Date("2026-01-05T08:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const read = (query: string, now = NOW, secrets: Secrets = SECRETS) =>
  readSent(secrets, new URLSearchParams(query), now);
const mark = signSent(SECRETS, { name: "contact" }, NOW);

it("names the form that was accepted, for ten minutes", { tags: ["@public-8.3"] }, () => {
  expect(read(`sent=contact&mark=${mark}`)).toEqual({ name: "contact" });
  expect(read(`sent=contact&mark=${mark}`, later(9))).toEqual({ name: "contact" });
  expect(read(`sent=contact&mark=${mark}`, later(10))).toBeNull();
});

it("says of what danger the form told, and nothing else of it", () => {
  const told = signSent(SECRETS, { name: "contact", danger: "home" }, NOW);
  expect(told).toMatch(/^\d{13}-3\.[\w-]{22}$/);
  expect(read(`sent=contact&mark=${told}`)).toEqual({ name: "contact", danger: "home" });
  expect(read(`sent=contact&mark=${told.replace("-3.", "-1.")}`)).toBeNull();
  expect(read(`sent=contact&mark=${told.replace("-3.", ".")}`)).toBeNull();
});

it.each([
  ["no mark", "sent=contact"],
  ["an empty mark", "sent=contact&mark="],
  ["another form's mark", `sent=survey&mark=${mark}`],
  ["no form", `mark=${mark}`],
  ["a later expiry", `sent=contact&mark=${Number(mark.slice(0, 13)) + 60_000}${mark.slice(13)}`],
  ["a made-up mark", `sent=contact&mark=${mark.slice(0, 14)}${"A".repeat(22)}`],
])("is null with %s", (_, query) => {
  expect(read(query)).toBeNull();
});

it("is null with a mark of another secret, unless that is the previous one", () => {
  const replaced = { SESSION_SECRET: "the new secret, long enough for the check" };
  const previous = { ...replaced, SESSION_SECRET_PREVIOUS: SECRETS.SESSION_SECRET };
  expect(read(`sent=contact&mark=${mark}`, NOW, replaced)).toBeNull();
  expect(read(`sent=contact&mark=${mark}`, NOW, previous)).toEqual({ name: "contact" });
  const renewed = signSent(previous, { name: "contact" }, NOW);
  expect(read(`sent=contact&mark=${renewed}`, NOW, replaced)).toEqual({ name: "contact" });
});
