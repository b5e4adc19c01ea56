/** A weight is a letter: its place in the alphabet, counted from ZERO in steps. */
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const ZERO = 31;
const STEP = 1 / 8;
/** A part that speaks for or against nothing by more than this is left out. */
const MIN_WEIGHT = 7 * STEP;

/** Tens of thousands of parts in a few megabytes. */
export interface Weights {
  kinds: number;
  /** The place of each part's weights, of which there is one for each kind. */
  places: ReadonlyMap<string, number>;
  /** In steps. */
  steps: Int8Array;
}

export const weightAt = ({ steps }: Weights, place: number): number => (steps[place] ?? 0) * STEP;

export function writeWeights(parts: Iterable<readonly [string, ArrayLike<number>]>): string {
  const letter = (weight: number) => {
    const place = ZERO + Math.round(weight / STEP);
    return ALPHABET.charAt(Math.max(0, Math.min(place, ALPHABET.length - 1)));
  };
  return [...parts]
    .map(([part, weights]): [string, number[]] => [part, Array.from(weights)])
    .filter(([, weights]) => weights.some((weight) => Math.abs(weight) >= MIN_WEIGHT))
    .map(([part, weights]) => weights.map(letter).join("") + part)
    .join("\n");
}

export function readWeights(written: string, kinds: number): Weights {
  const lines = written.split("\n");
  const steps = new Int8Array(lines.length * kinds);
  const places = lines.map((line, at): [string, number] => {
    for (let kind = 0; kind < kinds; kind += 1)
      steps[at * kinds + kind] = ALPHABET.indexOf(line.charAt(kind)) - ZERO;
    return [line.slice(kinds), at * kinds];
  });
  return { kinds, places: new Map(places), steps };
}
