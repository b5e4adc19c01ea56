import { expect, it } from "vitest";
import { readSpamMessages, type SpamSet } from "#tests/support/spam-messages";
import { readModel } from "~/kits/text-model/weights.server";
import { readSpamWordings } from "../../../scripts/support/wordings";
import { scoreSpam } from "./score-spam.server";
import { spamKinds } from "./spam-words.server";

/** Percent of a set's messages that are quarantined by what they say. */
function quarantined(set: SpamSet) {
  const scored = readSpamMessages(set).map((message) => ({ ...message, ...scoreSpam(message) }));
  const shareOf = (kind: (typeof spamKinds)[number]) => {
    const all = scored.filter((message) => message.kind === kind);
    return (100 * all.filter(({ isSuspected }) => isSuspected).length) / all.length;
  };
  const found = { spam: shareOf("spam"), people: shareOf("person") };
  process.stdout.write(
    `spam, ${set}: ${found.spam.toFixed(1)} % quarantined, of people ${found.people.toFixed(1)} %\n`,
  );
  return found;
}

it.each([
  { set: "messages", spam: 92, people: 1.6 },
  { set: "open", spam: 90, people: 1.4 },
  { set: "locked", spam: 88, people: 1.3 },
] as const)("quarantines most spam and hardly any person's message of a set: $set", ({ set, ...bound }) => {
  const found = quarantined(set);
  expect(found.spam).toBeGreaterThanOrEqual(bound.spam);
  expect(found.people).toBeLessThanOrEqual(bound.people);
});

it.each([
  ...["", "🙏🙏", "Hola", "Hi", "test", "Interested", "Please call me", "need job asap"],
  ...[
    "仕事を失いました。助けてください",
    "我失业了，请帮帮我",
    "실직했습니다. 도와주세요",
    "فقدت وظيفتي، ساعدوني",
  ],
  ...["Я потеряла работу, помогите пожалуйста", "मेरी नौकरी चली गई, मदद करें", "Mất việc rồi, xin giúp đỡ"],
  ...["Ich habe meine Arbeit verloren, bitte helfen Sie mir", "J'ai perdu mon emploi, aidez-moi"],
])("leaves a short message and a plea alone: %s", (text) =>
  expect(scoreSpam({ form: "contact", name: "Michael Thomas", text }).isSuspected).toBe(false),
);

it("weighs no words of a response to the survey, whose only text is a name", () => {
  const text = "We offer SEO services to rank your website on Google.";
  expect(scoreSpam({ form: "survey", name: text, text })).toMatchObject({ score: 0, reasons: [] });
  expect(scoreSpam({ form: "contact", name: "Kim", text }).isSuspected).toBe(true);
});

it("is weighed as the wordings teach that are kept", () => {
  const { fingerprint } = readModel("spam", spamKinds);
  expect(readSpamWordings().fingerprint, "run npm run models:train").toBe(fingerprint);
});
