import { expect, it } from "vitest";
import { readSent, signSent } from "./sent-mark.server";

const SECRET = "a secret for tests, long enough for the check";
const NOW = new Date("2026-01-05T08:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const read = (query: string, now = NOW, secret = SECRET) => readSent(secret, new URLSearchParams(query), now);
const mark = signSent(SECRET, "contact", NOW);

it("names the form that was accepted, for ten minutes", { tags: ["@public-8.3"] }, () => {
  expect(read(`sent=contact&mark=${mark}`)).toBe("contact");
  expect(read(`sent=contact&mark=${mark}`, later(9))).toBe("contact");
  expect(read(`sent=contact&mark=${mark}`, later(10))).toBeNull();
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

it("is null with a mark of another secret", () => {
  expect(read(`sent=contact&mark=${mark}`, NOW, `${SECRET}!`)).toBeNull();
});
