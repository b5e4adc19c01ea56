/**
 * `npm run models:train`: learns from `scripts/wordings` what the parts of a text weigh, and writes the files of weights
 * (docs/decisions/danger.md). The same wordings give the same weights.
 */
import { writeFileSync } from "node:fs";
import { DANGER_KINDS } from "~/features/crisis/find-danger.server";
import { NEED_KINDS } from "~/features/resources/search/likely-needs.server";
import { plainWords } from "~/kits/search/query-words.server";
import { partsOf, toShares, windowsOf } from "~/kits/text-model/text-parts";
import { type Pruning, writeWeights } from "~/kits/text-model/weights";
import { createRandom, typedInHaste } from "./support/hasty-typing";
import { runProgram, say } from "./support/program";
import { readDangerWordings, readNeedWordings, type Wording, type Wordings } from "./support/wordings";

const ROUNDS = 12;

/** What suits a model, measured on wordings that it was not learned from. */
interface Learning {
  kinds: readonly string[];
  rate: number;
  decay: number;
  /** The weights are the mean of those after this round and the later ones: one round depends on the order of its texts. */
  firstMean: number;
  /** The share of texts that are learned a second time, misspelt. */
  hasty: number;
  least: Pruning;
}
/** What stands in one text alone says nothing about others. */
const MIN_WINDOWS = 2;
/** Before, the windows of a story are not worth comparing. */
const FIRST_CHOICE = 2;

interface Text {
  /** Mostly one. */
  kinds: readonly number[];
  /** Of each window, the numbers of its parts. */
  windows: readonly Uint32Array[];
}

/**
 * The parts that stand in enough windows, and the texts by the numbers of these parts. Some texts are learned a second time
 * as they are typed in haste.
 */
function numberParts(wordings: readonly Wording[], { kinds: known, hasty: share }: Learning) {
  const random = createRandom(7);
  const typed = wordings.map(({ kind, text }) => ({
    kinds: kind.split("|").map((one) => known.indexOf(one)),
    words: plainWords(text),
  }));
  const hasty = typed
    .filter(() => random() < share)
    .map(({ kinds, words }) => ({ kinds, words: typedInHaste(words, random) }));
  const read = [...typed, ...hasty].map(({ kinds, words }) => ({
    kinds,
    windows: windowsOf(words).map((window) => partsOf(words, window)),
  }));
  const counts = new Map<string, number>();
  for (const { windows } of read)
    for (const part of windows.flatMap((parts) => [...new Set(parts)]))
      counts.set(part, (counts.get(part) ?? 0) + 1);
  const parts = [...counts].filter(([, count]) => count >= MIN_WINDOWS).map(([part]) => part);
  const numbers = new Map(parts.map((part, number) => [part, number]));
  const texts: Text[] = read.map(({ kinds, windows }) => ({
    kinds,
    windows: windows.map((each) => Uint32Array.from(each.flatMap((part) => numbers.get(part) ?? []))),
  }));
  return { parts, texts };
}

/** Multinomial logistic regression, learned with AdaGrad. */
class Model {
  readonly weights: Float64Array;
  private readonly squares: Float64Array;
  private readonly kinds: number;
  constructor(
    parts: number,
    private readonly learning: Learning,
  ) {
    this.kinds = learning.kinds.length;
    this.weights = new Float64Array(parts * this.kinds);
    this.squares = new Float64Array(parts * this.kinds);
  }

  shares(window: Uint32Array): number[] {
    const sums = new Float64Array(this.kinds);
    for (const part of window)
      for (let kind = 0; kind < this.kinds; kind += 1)
        sums[kind] = (sums[kind] ?? 0) + (this.weights[part * this.kinds + kind] ?? 0);
    return toShares(sums, window.length);
  }

  learn(window: Uint32Array, right: readonly number[]): void {
    const { rate, decay } = this.learning;
    for (const [kind, share] of this.shares(window).entries()) {
      const error = (share - (right.includes(kind) ? 1 / right.length : 0)) / Math.sqrt(window.length);
      for (const part of window) {
        const at = part * this.kinds + kind;
        const weight = this.weights[at] ?? 0;
        const slope = error + decay * weight;
        const squares = (this.squares[at] ?? 0) + slope * slope;
        this.squares[at] = squares;
        this.weights[at] = weight - (rate * slope) / (Math.sqrt(squares) + 1e-4);
      }
    }
  }
}

/**
 * No window of a text of no kind tells of one; of another text only that window is learned that tells of its kind most
 * surely, since the rest of a story may be about anything.
 */
function train(texts: readonly Text[], model: Model, { firstMean }: Learning): Float64Array {
  const random = createRandom(1);
  const sum = new Float64Array(model.weights.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = texts
      .map((text) => ({ ...text, place: random() }))
      .toSorted((one, other) => one.place - other.place);
    for (const { kinds, windows } of order) {
      const shareOf = (window: Uint32Array) => {
        const shares = model.shares(window);
        return kinds.reduce((all, kind) => all + (shares[kind] ?? 0), 0);
      };
      if (kinds[0] === 0 || windows.length === 1) for (const window of windows) model.learn(window, kinds);
      else if (round < FIRST_CHOICE) for (const window of windows.slice(0, 1)) model.learn(window, kinds);
      else
        model.learn(
          windows.reduce((best, other) => (shareOf(other) > shareOf(best) ? other : best)),
          kinds,
        );
    }
    if (round >= firstMean)
      for (const [at, weight] of model.weights.entries()) sum[at] = (sum[at] ?? 0) + weight;
  }
  return sum.map((weight) => weight / (ROUNDS - firstMean));
}

function learn(name: string, learning: Learning, { wordings, fingerprint }: Wordings, path: string): void {
  const { kinds, least } = learning;
  const { parts, texts } = numberParts(wordings, learning);
  const model = new Model(parts.length, learning);
  const weights = train(texts, model, learning);
  const written = writeWeights(
    parts.map((part, at) => [part, weights.subarray(at * kinds.length, (at + 1) * kinds.length)]),
    least,
  );
  const lines = [
    "/** Written by `npm run models:train`: the weights of each part of a text, a letter each, and then the part. */",
    `export const ${name}Weights =\n  ${JSON.stringify(written)};`,
    "/** Of the wordings that they were learned from. */",
    `export const ${name}Fingerprint = "${fingerprint}";\n`,
  ];
  writeFileSync(path, lines.join("\n"));
  say(`${name}: ${texts.length} wordings, ${parts.length} parts, ${Math.round(written.length / 1000)} kB.`);
}

const dangerLearning: Learning = {
  kinds: DANGER_KINDS,
  rate: 0.2,
  decay: 2e-4,
  firstMean: 4,
  hasty: 0.5,
  least: { part: 7, weight: 1 },
};
const needsLearning: Learning = {
  kinds: NEED_KINDS,
  rate: 0.5,
  decay: 1e-3,
  firstMean: ROUNDS - 1,
  hasty: 0,
  least: { part: 7, weight: 3 },
};

void runProgram(async () => {
  learn("danger", dangerLearning, readDangerWordings(), "app/content/danger/weights.ts");
  learn("needs", needsLearning, readNeedWordings(), "app/content/needs/weights.ts");
});
