import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import { bucketOf, checkOf, type Part } from "./text-parts";

/**
 * What the parts of a text weigh, as it stands in the file: typed arrays over its bytes, so that reading a file parses
 * nothing and copies nothing.
 */
export interface Weights {
  kinds: number;
  /** Where the parts of each bucket begin, and at last where they end. */
  buckets: Uint32Array;
  /** What tells the parts of a bucket from each other. */
  checks: Uint32Array;
  /** Where the weights of each part begin, and at last where they end. */
  starts: Uint32Array;
  /** Of each weight that is not zero its kind, and how much it is in steps. */
  weights: Int8Array;
}

const STEP = 1 / 8;
/** What stands in few texts is not surer than this. */
const MOST_STEPS = 32;

/** "text" in the order of bytes that the arrays need. */
const MAGIC = 0x74_78_65_74;
const VERSION = 1;
const HEADER = { magic: 0, version: 1, checksum: 2, kinds: 3, buckets: 4, parts: 5, weights: 6 };
const HEADER_BYTES = 4 * Object.keys(HEADER).length;
/** SHA-256 of the wordings that the weights were learned from. */
const FINGERPRINT_BYTES = 32;
const DATA_FROM = HEADER_BYTES + FINGERPRINT_BYTES;
const CHECKED_FROM = 4 * HEADER.kinds;

/** Relative to the project's folder, where the launchers run every program. */
export const modelPath = (name: string) => `models/${name}.bin`;

const numberOfKinds = (kinds: readonly string[]) => crc32(kinds.join("\n"));

/** Adds what a part weighs to the sums of each kind, in steps. @returns whether it is known */
export function addWeights(
  { buckets, checks, starts, weights }: Weights,
  part: Part,
  sums: Int32Array,
  from: number,
): boolean {
  const bucket = bucketOf(part, buckets.length - 1);
  const check = checkOf(part);
  const end = buckets[bucket + 1] ?? 0;
  let at = buckets[bucket] ?? 0;
  while (at < end && checks[at] !== check) at += 1;
  if (at === end) return false;
  const last = 2 * (starts[at + 1] ?? 0);
  for (let each = 2 * (starts[at] ?? 0); each < last; each += 2) {
    const sum = from + (weights[each] ?? 0);
    sums[sum] = (sums[sum] ?? 0) + (weights[each + 1] ?? 0);
  }
  return true;
}

/** Sums of weights from sums of steps. */
export const toWeight = (steps: number): number => steps * STEP;

export interface Pruning {
  /** A part that speaks for or against nothing by as many steps is left out. */
  part: number;
  /** Weights of fewer steps are written as zero. */
  weight: number;
}

interface Learned {
  kinds: readonly string[];
  /** In hexadecimal digits. */
  fingerprint: string;
  parts: Iterable<readonly [Part, ArrayLike<number>]>;
}

/** The steps of the weights of a part by their kinds, without those that are zero. */
function stepsOf(weights: ArrayLike<number>, least: number): [kind: number, steps: number][] {
  return Array.from(weights, (weight, kind): [number, number] => [
    kind,
    Math.max(1 - MOST_STEPS, Math.min(Math.round(weight / STEP), MOST_STEPS)),
  ]).filter(([, steps]) => steps !== 0 && Math.abs(steps) >= least);
}

/** The file of a model: the same weights give the same bytes. */
export function writeModel({ kinds, fingerprint, parts }: Learned, least: Pruning): Uint8Array {
  const stored = [...parts]
    .filter(([, weights]) => Array.from(weights).some((weight) => Math.abs(weight) >= least.part * STEP))
    .map(([part, weights]) => ({ part, steps: stepsOf(weights, least.weight) }));
  // A power of two, with one or two parts in each.
  const bucketCount = 2 ** Math.max(0, Math.floor(Math.log2(stored.length)));
  const placed = stored
    .map((each) => ({ ...each, bucket: bucketOf(each.part, bucketCount) }))
    .toSorted((one, other) => one.bucket - other.bucket || checkOf(one.part) - checkOf(other.part));
  const buckets = new Uint32Array(bucketCount + 1);
  for (const { bucket } of placed) buckets[bucket + 1] = (buckets[bucket + 1] ?? 0) + 1;
  for (let at = 1; at <= bucketCount; at += 1) buckets[at] = (buckets[at] ?? 0) + (buckets[at - 1] ?? 0);
  const starts = new Uint32Array(placed.length + 1);
  for (const [at, { steps }] of placed.entries()) starts[at + 1] = (starts[at] ?? 0) + steps.length;
  const checks = Uint32Array.from(placed, ({ part }) => checkOf(part));
  const weights = Int8Array.from(placed.flatMap(({ steps }) => steps.flat()));
  const header = new Uint32Array(HEADER_BYTES / 4);
  header[HEADER.magic] = MAGIC;
  header[HEADER.version] = VERSION;
  header[HEADER.kinds] = numberOfKinds(kinds);
  header[HEADER.buckets] = bucketCount;
  header[HEADER.parts] = placed.length;
  header[HEADER.weights] = weights.length / 2;
  const data = [header, Buffer.from(fingerprint, "hex"), buckets, checks, starts, weights].map(
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
  const [bucketCount = 0, parts = 0] = header.subarray(HEADER.buckets);
  let from = bytes.byteOffset + DATA_FROM;
  const numbers = (length: number) => {
    const array = new Uint32Array(bytes.buffer, from, length);
    from += array.byteLength;
    return array;
  };
  return {
    kinds: kinds.length,
    fingerprint: Buffer.from(bytes.subarray(HEADER_BYTES, DATA_FROM)).toString("hex"),
    buckets: numbers(bucketCount + 1),
    checks: numbers(parts),
    starts: numbers(parts + 1),
    weights: new Int8Array(bytes.buffer, from, 2 * (header[HEADER.weights] ?? 0)),
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
