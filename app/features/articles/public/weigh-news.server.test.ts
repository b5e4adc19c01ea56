import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as z from "zod";
import { readModel } from "~/kits/text-model/weights.server";
import { readNewsWordings } from "../../../../scripts/support/wordings";
import { type NewsTopic, newsTopics } from "./news-topic";
import { isAboutWork, newsKinds, newsTopic } from "./weigh-news.server";

const items = z.array(
  z.object({ kind: z.enum(["none", ...newsTopics]), title: z.string(), summary: z.string() }),
);
const readSet = (name: string) => items.parse(JSON.parse(readFileSync(`tests/news/${name}.json`, "utf8")));

const percent = <Item>(all: readonly Item[], isRight: (item: Item) => boolean) =>
  (100 * all.filter(isRight).length) / all.length;

it.each([
  { set: "open", wanted: 90, unwanted: 85, topics: 85 },
  { set: "locked", wanted: 90, unwanted: 80, topics: 78 },
])("tells news about automation and work from other news, and its topic: $set", ({ set, ...least }) => {
  const all = readSet(set);
  const wanted = all.filter(({ kind }) => kind !== "none");
  const found = {
    wanted: percent(wanted, (item) => isAboutWork(item)),
    unwanted: percent(
      all.filter(({ kind }) => kind === "none"),
      (item) => !isAboutWork(item),
    ),
    topics: percent(wanted, (item) => newsTopic(item) === item.kind),
  };
  process.stdout.write(`news, ${set}: ${JSON.stringify(found)}\n`);
  expect(found.wanted).toBeGreaterThanOrEqual(least.wanted);
  expect(found.unwanted).toBeGreaterThanOrEqual(least.unwanted);
  expect(found.topics).toBeGreaterThanOrEqual(least.topics);
});

it.each<[NewsTopic, string, string]>([
  ["cuts", "Intuit to lay off over 3,000 employees to refocus on AI", ""],
  ["cuts", "Atlassian to cut roughly 1,600 jobs in pivot to AI", ""],
  ["cuts", "Amazon confirms 14,000 job losses in corporate division", ""],
  ["cuts", "A hard spring", "Two banks cut 300 jobs."],
  ["research", "AI has had zero effect on jobs so far, says Yale study", ""],
  ["research", "What office workers fear", "A survey of 2,000 people."],
  ["other", "", ""],
  ["other", "工場の自動化", ""],
  ["other", "If AI replaces workers, should it also pay taxes?", "An essay."],
])("an article is about %s: %s", (topic, title, summary) => {
  expect(newsTopic({ title, summary })).toBe(topic);
});

it("is weighed as the wordings teach that are kept", () => {
  const { fingerprint } = readNewsWordings();
  for (const model of [readModel("news", newsKinds), readModel("topics", newsTopics)])
    expect(model.fingerprint, "run npm run models:train").toBe(fingerprint);
});
