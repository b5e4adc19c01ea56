/** A weight is a letter: its place in the alphabet, counted from ZERO in steps. */
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/** A sign stands for as many weights of zero as its place says, and two. */
const ZEROS = "!$%&'()*,-.:;<=>?@[]^`{|}~";
const ZERO = 31;
const STEP = 1 / 8;

/** Tens of thousands of parts in a few megabytes. */
export interface Weights {
  kinds: number;
  /** The number of each part. */
  numbers: ReadonlyMap<string, number>;
  /** Where the weights of each part begin, and at last where they end. */
  starts: Uint32Array;
  /** The kind of each weight that is not zero. */
  kindOf: Uint8Array;
  /** In steps. */
  steps: Int8Array;
}

/** Adds what a part weighs to the sums of each kind. @returns whether it is known */
export function addWeights(weights: Weights, part: string, sums: Float64Array): boolean {
  const number = weights.numbers.get(part);
  if (number === undefined) return false;
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

/** The steps at the beginning of a line, and what follows them. */
function readLine(line: string, kinds: number): { steps: number[]; part: string } {
  const steps: number[] = [];
  let at = 0;
  for (; steps.length < kinds; at += 1) {
    const zeros = ZEROS.indexOf(line.charAt(at));
    if (zeros < 0) steps.push(ALPHABET.indexOf(line.charAt(at)) - ZERO);
    else for (let zero = 0; zero < zeros + 2; zero += 1) steps.push(0);
  }
  return { steps, part: line.slice(at) };
}

export function readWeights(written: string, kinds: number): Weights {
  const numbers = new Map<string, number>();
  const starts = [0];
  const kindOf: number[] = [];
  const all: number[] = [];
  for (const [number, line] of written.split("\n").entries()) {
    const { steps, part } = readLine(line, kinds);
    numbers.set(part, number);
    for (const [kind, step] of steps.entries()) {
      if (step === 0) continue;
      kindOf.push(kind);
      all.push(step);
    }
    starts.push(all.length);
  }
  return {
    kinds,
    numbers,
    starts: Uint32Array.from(starts),
    kindOf: Uint8Array.from(kindOf),
    steps: Int8Array.from(all),
  };
}
