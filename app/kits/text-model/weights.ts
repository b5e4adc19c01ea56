/** A weight is a letter: its place in the alphabet, counted from ZERO in steps. */
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/** A sign stands for as many weights of zero as its place says, and two. */
const ZEROS = "!$%&'()*,-.:;<=>?@[]^`{|}~";
const ZERO = 31;
const STEP = 1 / 8;

/**
 * Tens of thousands of parts in a few megabytes: a map with the parts as strings would take ten times as much, so a part is
 * known by two hashes of 32 bits.
 */
export interface Weights {
  kinds: number;
  /** The number of the part in each slot of the table, and one; zero where there is none. */
  slots: Uint32Array;
  /** The second hash of each part. */
  hashes: Uint32Array;
  /** Where the weights of each part begin, and at last where they end. */
  starts: Uint32Array;
  /** The kind of each weight that is not zero. */
  kindOf: Uint8Array;
  /** In steps. */
  steps: Int8Array;
}

/** FNV-1a, from a seed. */
function hash(part: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < part.length; at += 1) value = Math.imul(value ^ part.charCodeAt(at), 16_777_619);
  return value >>> 0;
}

const slotHash = (part: string) => hash(part, 2_166_136_261);
const checkHash = (part: string) => hash(part, 40_389);

/** The slot of a part, or the empty one that it would take. */
function slotOf({ slots, hashes }: Pick<Weights, "slots" | "hashes">, part: string): number {
  const check = checkHash(part);
  let slot = slotHash(part) % slots.length;
  while (slots[slot] !== 0 && hashes[(slots[slot] ?? 0) - 1] !== check) slot = (slot + 1) % slots.length;
  return slot;
}

/** Adds what a part weighs to the sums of each kind. @returns whether it is known */
export function addWeights(weights: Weights, part: string, sums: Float64Array): boolean {
  const number = (weights.slots[slotOf(weights, part)] ?? 0) - 1;
  if (number < 0) return false;
  const end = weights.starts[number + 1] ?? 0;
  for (let at = weights.starts[number] ?? 0; at < end; at += 1) {
    const kind = weights.kindOf[at] ?? 0;
    sums[kind] = (sums[kind] ?? 0) + (weights.steps[at] ?? 0) * STEP;
  }
  return true;
}

function writeSteps(steps: readonly number[]): string {
  const letters = steps.map((step) => ALPHABET.charAt(step + ZERO)).join("");
  const zero = ALPHABET.charAt(ZERO);
  return letters.replace(new RegExp(`${zero}{2,${ZEROS.length + 1}}`, "g"), (run) =>
    ZEROS.charAt(run.length - 2),
  );
}

export interface Pruning {
  /** A part that speaks for or against nothing by as many steps is left out. */
  part: number;
  /** Weights of fewer steps are written as zero. */
  weight: number;
}

export function writeWeights(parts: Iterable<readonly [string, ArrayLike<number>]>, least: Pruning): string {
  const most = ALPHABET.length - 1 - ZERO;
  const stepsOf = (weights: readonly number[]) =>
    weights.map((weight) => {
      const steps = Math.max(-ZERO, Math.min(Math.round(weight / STEP), most));
      return Math.abs(steps) < least.weight ? 0 : steps;
    });
  return [...parts]
    .map(([part, weights]): [string, number[]] => [part, Array.from(weights)])
    .filter(([, weights]) => weights.some((weight) => Math.abs(weight) >= least.part * STEP))
    .map(([part, weights]) => writeSteps(stepsOf(weights)) + part)
    .join("\n");
}

/** As many as lines, and half as many again for a short way to each. */
const SLOTS_PER_PART = 1.5;

/** A list of bytes that grows. */
class Bytes {
  length = 0;
  private bytes = new Uint8Array(1 << 16);
  push(byte: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(2 * this.length);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length] = byte;
    this.length += 1;
  }
  all(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }
}

/** Reads sign by sign: hundreds of thousands of short-lived strings would stay in the memory of the process. */
export function readWeights(written: string, kinds: number): Weights {
  let count = 1;
  for (let at = written.indexOf("\n"); at >= 0; at = written.indexOf("\n", at + 1)) count += 1;
  const hashes = new Uint32Array(count);
  const slots = new Uint32Array(Math.ceil(count * SLOTS_PER_PART) + 1);
  const starts = new Uint32Array(count + 1);
  const kindOf = new Bytes();
  const steps = new Bytes();
  let from = 0;
  for (let number = 0; number < count; number += 1) {
    for (let kind = 0; kind < kinds; from += 1) {
      const letter = written.charAt(from);
      const zeros = ZEROS.indexOf(letter);
      const step = zeros < 0 ? ALPHABET.indexOf(letter) - ZERO : 0;
      if (step !== 0) {
        kindOf.push(kind);
        steps.push(step);
      }
      kind += zeros < 0 ? 1 : zeros + 2;
    }
    const end = written.indexOf("\n", from);
    const part = written.slice(from, end < 0 ? undefined : end);
    hashes[number] = checkHash(part);
    slots[slotOf({ slots, hashes }, part)] = number + 1;
    starts[number + 1] = steps.length;
    from += part.length + 1;
  }
  return { kinds, slots, hashes, starts, kindOf: kindOf.all(), steps: new Int8Array(steps.all().buffer) };
}
