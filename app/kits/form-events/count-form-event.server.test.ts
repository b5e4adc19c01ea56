import { expect, it } from "vitest";
import { peoplesBrowsers, programs } from "#tests/support/user-agents";
import { isProgram } from "./count-form-event.server";

it.each(peoplesBrowsers)("takes for a browser: %s", (userAgent) => {
  expect(isProgram(userAgent)).toBe(false);
});

it.each(programs)("takes for a program: %s", (userAgent) => {
  expect(isProgram(userAgent)).toBe(true);
});

it.each([null, ""])("takes for a browser what does not name itself: %j", (userAgent) => {
  expect(isProgram(userAgent)).toBe(false);
});

it("reads long headers as fast as short ones", () => {
  const longest = ["a", " ", "/", "a ", "1.", "http", "Mozilla ", "; x", "Google"].map((text) =>
    text.repeat(16_000),
  );
  const before = process.cpuUsage();
  for (const userAgent of longest) isProgram(userAgent);
  expect(process.cpuUsage(before).user).toBeLessThan(500_000);
});
