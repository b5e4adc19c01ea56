/**
 * `npm run models:train`: learns from `scripts/wordings` what the parts of a text weigh, and writes the files of the models
 * (docs/decisions/danger.md). The same wordings give the same files.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { needKinds } from "~/content/resources/search-intents";
import { newsTopics } from "~/features/articles/public/news-topic";
import { newsKinds } from "~/features/articles/public/weigh-news.server";
import { spamKinds } from "~/features/spam/spam-words.server";
import { modelPath } from "~/kits/text-model/weights.server";
import { dangerKinds } from "~/lib/danger-family";
import { type Learning, learnModel, ROUNDS } from "./support/learn-model";
import { runProgram, say } from "./support/program";
import {
  readDangerWordings,
  readNeedWordings,
  readNewsWordings,
  readSpamWordings,
  readTopicWordings,
  type Wordings,
} from "./support/wordings";

const dangerLearning: Learning = {
  kinds: dangerKinds,
  rate: 0.2,
  decay: 2e-5,
  firstMean: 4,
  hasty: 0.5,
  least: { part: 2, weight: 2, most: 126 },
  again: 7,
};
const needsLearning: Learning = {
  kinds: needKinds,
  rate: 0.5,
  decay: 1e-3,
  firstMean: ROUNDS - 1,
  hasty: 0,
  least: { part: 7, weight: 3, most: 32 },
};

/** Of texts that are weighed as one. */
const wholeLearning = {
  rate: 0.2,
  decay: 2e-5,
  firstMean: 4,
  hasty: 0,
  least: { part: 2, weight: 2, most: 126 },
  again: 3,
  isWhole: true,
} satisfies Omit<Learning, "kinds">;

function learn(name: string, learning: Learning, wordings: Wordings): void {
  const bytes = learnModel(learning, wordings);
  const path = modelPath(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  say(`${path}: ${wordings.wordings.length} wordings, ${Math.round(bytes.length / 1000)} kB.`);
}

void runProgram(async () => {
  learn("danger", dangerLearning, readDangerWordings());
  learn("needs", needsLearning, readNeedWordings());
  learn("spam", { ...wholeLearning, kinds: spamKinds }, readSpamWordings());
  learn("news", { ...wholeLearning, kinds: newsKinds }, readNewsWordings());
  learn("topics", { ...wholeLearning, kinds: newsTopics }, readTopicWordings());
});
