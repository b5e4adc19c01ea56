import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import { bucketOf, checkOf, type Part, partsAt, partsBefore, toShares, windowsOf } from "./text-parts";

/**
 * What the parts of a text weigh, as it stands in the file: typed arrays over its bytes, so that reading a file parses
 * nothing and copies nothing.
 */
export interface Weights {
  kinds: number;
  /**
   * A table of slots, twice as many numbers as slots: what tells a part from others, and where its weights stand. A part is in
   * the slot of its bucket or the next free one. What is looked up lies together, since a search looks up thousands of parts
   * and waits for memory each time.
   */
  slots: Uint32Array;
  /** Of each weight that is not zero its kind, and how much it is in steps. */
  weights: Int8Array;
}

const STEP = 1 / 8;

/** "text" in the order of bytes that the arrays need. */
const MAGIC = 0x74_78_65_74;
const VERSION = 2;
const HEADER = { magic: 0, version: 1, checksum: 2, kinds: 3, slots: 4, weights: 5 };
const HEADER_BYTES = 4 * Object.keys(HEADER).length;
/** SHA-256 of the wordings that the weights were learned from. */
const FINGERPRINT_BYTES = 32;
const DATA_FROM = HEADER_BYTES + FINGERPRINT_BYTES;
const CHECKED_FROM = 4 * HEADER.kinds;

/** Relative to the project's folder, where the launchers run every program. */
export const modelPath = (name: string) => `models/${name}.bin`;

const numberOfKinds = (kinds: readonly string[]) => crc32(kinds.join("\n"));

/** A place tells where the weights of a part begin, and how many there are: fewer than this. */
const MOST_WEIGHTS = 128;
/** No part has this place: each has a weight. */
const FREE = 0;

/** The slot of a part, or the free one where it would stand. */
function slotOf(slots: Uint32Array, part: Part): number {
  const last = slots.length / 2 - 1;
  const check = checkOf(part);
  let slot = bucketOf(part, last + 1);
  while (slots[2 * slot + 1] !== FREE && slots[2 * slot] !== check) slot = (slot + 1) & last;
  return slot;
}

/** Adds what a part weighs to the sums of each kind, in steps. @returns whether it is known */
function addWeights({ slots, weights }: Weights, part: Part, sums: Int32Array, from: number): boolean {
  const place = slots[2 * slotOf(slots, part) + 1] ?? FREE;
  if (place === FREE) return false;
  let each = 2 * Math.floor(place / MOST_WEIGHTS);
  const last = each + 2 * (place % MOST_WEIGHTS);
  for (; each < last; each += 2) {
    const sum = from + (weights[each] ?? 0);
    sums[sum] = (sums[sum] ?? 0) + (weights[each + 1] ?? 0);
  }
  return true;
}

/** Sums of weights from sums of steps. */
const toWeight = (steps: number): number => steps * STEP;

export interface Pruning {
  /** A part that speaks for or against nothing by as many steps is left out. */
  part: number;
  /** Weights of fewer steps are written as zero. */
  weight: number;
  /** So many steps bound how sure anything is that stands in few texts; a weight has eight bits, so it is 127 at most. */
  most: number;
}

interface Learned {
  kinds: readonly string[];
  /** In hexadecimal digits. */
  fingerprint: string;
  parts: Iterable<readonly [Part, ArrayLike<number>]>;
}

/** The steps of the weights of a part by their kinds, without those that are zero. */
function stepsOf(
  weights: ArrayLike<number>,
  { weight: least, most }: Pruning,
): [kind: number, steps: number][] {
  return Array.from(weights, (weight, kind): [number, number] => [
    kind,
    Math.max(1 - most, Math.min(Math.round(weight / STEP), most)),
  ]).filter(([, steps]) => steps !== 0 && Math.abs(steps) >= least);
}

/** Whether a part speaks for or against anything by as many steps. */
export const tells = (weights: ArrayLike<number>, steps: number): boolean =>
  Array.from(weights).some((weight) => Math.abs(weight) >= steps * STEP);

/** The file of a model: the same weights give the same bytes. */
export function writeModel({ kinds, fingerprint, parts }: Learned, pruning: Pruning): Uint8Array {
  const stored = [...parts]
    .filter(([, weights]) => tells(weights, pruning.part))
    .map(([part, weights]) => ({ part, steps: stepsOf(weights, pruning) }))
    .toSorted((one, other) => one.part - other.part);
  // A power of two, at most five sevenths of them taken.
  const slots = new Uint32Array(2 * 2 ** Math.ceil(Math.log2(1.4 * stored.length + 1)));
  let start = 0;
  for (const { part, steps } of stored) {
    const slot = slotOf(slots, part);
    slots[2 * slot] = checkOf(part);
    slots[2 * slot + 1] = start * MOST_WEIGHTS + steps.length;
    start += steps.length;
  }
  const weights = Int8Array.from(stored.flatMap(({ steps }) => steps.flat()));
  const header = new Uint32Array(HEADER_BYTES / 4);
  header[HEADER.magic] = MAGIC;
  header[HEADER.version] = VERSION;
  header[HEADER.kinds] = numberOfKinds(kinds);
  header[HEADER.slots] = slots.length / 2;
  header[HEADER.weights] = weights.length / 2;
  const data = [header, Buffer.from(fingerprint, "hex"), slots, weights].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  );
  const bytes = Buffer.concat(data);
  bytes.writeUInt32LE(crc32(bytes.subarray(CHECKED_FROM)), 4 * HEADER.checksum);
  return bytes;
}

export interface Model extends Weights {
  /** Of the wordings that it was learned from, in hexadecimal digits. */
  fingerprint: string;
}

/** @throws what is wrong with the bytes */
function parseModel(bytes: Uint8Array, kinds: readonly string[]): Model {
  if (bytes.length < DATA_FROM) throw new Error("it is cut off");
  const header = new Uint32Array(bytes.buffer, bytes.byteOffset, HEADER_BYTES / 4);
  if (header[HEADER.magic] !== MAGIC || header[HEADER.version] !== VERSION)
    throw new Error("it is no model of this version of the site");
  if (header[HEADER.checksum] !== crc32(bytes.subarray(CHECKED_FROM))) throw new Error("it is damaged");
  if (header[HEADER.kinds] !== numberOfKinds(kinds)) throw new Error("it was learned for other kinds");
  const [slotCount = 0, weightCount = 0] = header.subarray(HEADER.slots);
  const slots = new Uint32Array(bytes.buffer, bytes.byteOffset + DATA_FROM, 2 * slotCount);
  return {
    kinds: kinds.length,
    fingerprint: Buffer.from(bytes.subarray(HEADER_BYTES, DATA_FROM)).toString("hex"),
    slots,
    weights: new Int8Array(bytes.buffer, slots.byteOffset + slots.byteLength, 2 * weightCount),
  };
}

/**
 * A model from its file. Without it every text would be read as one of nothing, so the site does not start.
 *
 * @throws when the file is missing or damaged, or was learned for other kinds
 */
export function readModel(name: string, kinds: readonly string[], path = modelPath(name)): Model {
  try {
    return parseModel(readFileSync(path), kinds);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${path} cannot be used: ${reason}. It is part of the program: install it again.`, {
      cause,
    });
  }
}

/** A model that is read when it is first asked for: most processes never weigh a text. */
export function lazyModel(name: string, kinds: readonly string[]): () => Model {
  let model: Model | undefined;
  return () => {
    model ??= readModel(name, kinds);
    return model;
  };
}

/** How much each word, and what begins with it, speaks for each kind: which words decide. */
export const stepsOfWords = (weights: Weights, words: readonly string[]): Int32Array[] =>
  words.map((_, at) => {
    const sums = new Int32Array(weights.kinds);
    for (const part of partsAt(words, at)) addWeights(weights, part, sums, 0);
    return sums;
  });

/**
 * Of each window of a text, the whole of it first, the probability of each kind. The sums up to each word are made once, so that a window costs a
 * difference.
 */
export function weighWindows(weights: Weights, words: readonly string[]): Float64Array[] {
  const { kinds } = weights;
  const before = new Int32Array(kinds);
  const known = partsBefore(words).filter((part) => addWeights(weights, part, before, 0)).length;
  /** Before each word and after the last, the sums of each kind. */
  const sums = new Int32Array((words.length + 1) * kinds);
  /** As well, how many parts have weights. */
  const counts = new Int32Array(words.length + 1);
  for (let at = 0; at < words.length; at += 1) {
    const after = (at + 1) * kinds;
    sums.copyWithin(after, at * kinds, after);
    let count = counts[at] ?? 0;
    for (const part of partsAt(words, at)) if (addWeights(weights, part, sums, after)) count += 1;
    counts[at + 1] = count;
  }
  const ofWindow = new Float64Array(kinds);
  return windowsOf(words).map(({ start, end }) => {
    for (let kind = 0; kind < kinds; kind += 1)
      ofWindow[kind] = toWeight(
        (before[kind] ?? 0) + (sums[end * kinds + kind] ?? 0) - (sums[start * kinds + kind] ?? 0),
      );
    return toShares(ofWindow, known + (counts[end] ?? 0) - (counts[start] ?? 0));
  });
}
