import { type Part, partsOf, toShares, windowsOf } from "~/kits/text-model/text-parts";
import { type Pruning, tells, writeModel } from "~/kits/text-model/weights.server";
import { createRandom, typedInHaste, type Wording, type Wordings } from "./wordings";

export const ROUNDS = 12;

/** What suits a model, measured on wordings that it was not learned from. */
export interface Learning {
  kinds: readonly string[];
  rate: number;
  decay: number;
  /** The weights are the mean of those after this round and the later ones: one round depends on the order of its texts. */
  firstMean: number;
  /** The share of texts that are learned a second time, misspelt. */
  hasty: number;
  least: Pruning;
  /**
   * A part that tells less than so many steps is left out, and the others are learned a second time without it: they have
   * to say alone what it helped to say. Otherwise all is learned once.
   */
  again?: number;
  /** Whether a text is learned as a whole, because all of it tells what it is. */
  isWhole?: boolean;
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
function numberParts(wordings: readonly Wording[], { kinds: known, hasty: share, isWhole }: Learning) {
  const random = createRandom(7);
  const typed = wordings.map(({ kind, words }) => ({
    kinds: kind.split("|").map((one) => known.indexOf(one)),
    words,
  }));
  const hasty = typed
    .filter(() => random() < share)
    .map(({ kinds, words }) => ({ kinds, words: typedInHaste(words, random) }));
  const read = [...typed, ...hasty].map(({ kinds, words }) => ({
    kinds,
    windows: (isWhole ? windowsOf(words).slice(0, 1) : windowsOf(words)).map((window) =>
      partsOf(words, window),
    ),
  }));
  const counts = new Map<Part, number>();
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
  /** The weights of all kinds stand beside each other, so that a part is read from memory once. */
  readonly weights: Float32Array;
  private readonly squares: Float32Array;
  private readonly kinds: number;
  constructor(
    parts: number,
    private readonly learning: Learning,
  ) {
    this.kinds = learning.kinds.length;
    this.weights = new Float32Array(parts * this.kinds);
    this.squares = new Float32Array(parts * this.kinds);
  }

  shares(window: Uint32Array): Float64Array {
    const { kinds, weights } = this;
    const sums = new Float64Array(kinds);
    for (const part of window) {
      const at = part * kinds;
      for (let kind = 0; kind < kinds; kind += 1) sums[kind] = (sums[kind] ?? 0) + (weights[at + kind] ?? 0);
    }
    return toShares(sums, window.length);
  }

  learn(window: Uint32Array, right: readonly number[]): void {
    const { kinds, weights, squares: allSquares } = this;
    const { rate, decay } = this.learning;
    const root = Math.sqrt(window.length);
    const errors = Float64Array.from(
      this.shares(window),
      (share, kind) => (share - (right.includes(kind) ? 1 / right.length : 0)) / root,
    );
    for (const part of window) {
      const first = part * kinds;
      for (let kind = 0; kind < kinds; kind += 1) {
        const at = first + kind;
        const weight = weights[at] ?? 0;
        const slope = (errors[kind] ?? 0) + decay * weight;
        const squares = (allSquares[at] ?? 0) + slope * slope;
        allSquares[at] = squares;
        weights[at] = weight - (rate * slope) / (Math.sqrt(squares) + 1e-4);
      }
    }
  }
}

/**
 * No window of a text of no kind tells of one; of another text only that window is learned that tells of its kind most
 * surely, since the rest of a story may be about anything.
 */
function train(texts: readonly Text[], model: Model, { firstMean }: Learning): Float32Array {
  const random = createRandom(1);
  const sum = new Float32Array(model.weights.length);
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
      for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (model.weights[at] ?? 0);
  }
  return sum.map((weight) => weight / (ROUNDS - firstMean));
}

type Weighed = readonly (readonly [Part, Float32Array])[];

function weighParts(parts: readonly Part[], texts: readonly Text[], learning: Learning): Weighed {
  const weights = train(texts, new Model(parts.length, learning), learning);
  const kinds = learning.kinds.length;
  return parts.map((part, at) => [part, weights.subarray(at * kinds, (at + 1) * kinds)]);
}

/** Learns a second time, from those parts alone that told enough in the first. */
function weighAgain(first: Weighed, texts: readonly Text[], least: number, learning: Learning): Weighed {
  const telling = first.flatMap(([part, weights], at) => (tells(weights, least) ? [{ part, at }] : []));
  const numbers = new Map(telling.map(({ at }, number) => [at, number]));
  const left = texts.map(({ kinds, windows }) => ({
    kinds,
    windows: windows.map((window) =>
      window.filter((at) => numbers.has(at)).map((at) => numbers.get(at) ?? 0),
    ),
  }));
  return weighParts(
    telling.map(({ part }) => part),
    left,
    learning,
  );
}

/** The file of a model that is learned from wordings: the same wordings give the same bytes. */
export function learnModel(learning: Learning, { wordings, fingerprint }: Wordings): Uint8Array {
  const { parts, texts } = numberParts(wordings, learning);
  const { kinds, least, again } = learning;
  const first = weighParts(parts, texts, learning);
  const weighed = again === undefined ? first : weighAgain(first, texts, again, learning);
  return writeModel({ kinds, fingerprint, parts: weighed }, least);
}
