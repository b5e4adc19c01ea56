import { expect, it } from "vitest";
import { readSpamMessages } from "#tests/support/spam-messages";
import { scoreSpam } from "./score-spam.server";

const { ham, spam } = readSpamMessages();

const scored = (list: typeof ham) => list.map((message) => ({ ...message, ...scoreSpam(message) }));

it("quarantines no message of the evaluation set that a person wrote, and at least 80 % of its spam", () => {
  const people = scored(ham);
  const caught = scored(spam).filter(({ isSuspected }) => isSuspected);
  const highest = people.toSorted((a, b) => b.score - a.score)[0];
  const wronged = people.filter(({ isSuspected }) => isSuspected);
  process.stdout.write(`            messages  quarantined
people      ${String(ham.length).padStart(8)}  ${String(wronged.length).padStart(11)}   highest score ${highest?.score}
spam        ${String(spam.length).padStart(8)}  ${String(caught.length).padStart(11)}
`);
  expect(ham.length).toBeGreaterThanOrEqual(60);
  expect(spam.length).toBeGreaterThanOrEqual(60);
  expect(wronged).toEqual([]);
  expect(caught.length / spam.length).toBeGreaterThanOrEqual(0.8);
});
