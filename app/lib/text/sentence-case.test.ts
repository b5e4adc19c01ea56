import { expect, it } from "vitest";
import { sentenceCase } from "./sentence-case";

it.each([
  ["policy_advocate", "Policy advocate"],
  ["media", "Media"],
  ["Corporate Sponsorship", "Corporate Sponsorship"],
  ["", ""],
])("writes %j as %j", (code, text) => {
  expect(sentenceCase(code)).toBe(text);
});
