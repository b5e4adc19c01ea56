/** One figure a bench takes in each run, and how good it must be. */
export interface Measure<Run> {
  /** The column's heading, with the unit. */
  title: string;
  /** The figure in one run; NaN where it could not be taken. */
  of: (run: Run) => number;
  /** Digits after the point; none unless said otherwise. */
  digits?: number;
  /** The goal, if there is one: the median must not be below `atLeast` or above `atMost`. */
  atLeast?: number;
  atMost?: number;
}

/** What was measured, such as a page, and each time it was. */
export interface Subject<Run> {
  name: string;
  runs: readonly Run[];
}

/** The middle of some figures, or the mean of the two in the middle; NaN when one is NaN or there are none. */
export function median(figures: readonly number[]): number {
  if (figures.some(Number.isNaN)) return Number.NaN;
  const sorted = [...figures].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** The least figure that at least this share of all do not exceed. */
export function quantile(figures: readonly number[], share: number): number {
  return figures.toSorted((a, b) => a - b)[Math.ceil(figures.length * share) - 1] ?? Number.NaN;
}

const figureOf = <Run>(measure: Measure<Run>, subject: Subject<Run>) => median(subject.runs.map(measure.of));

function goalOf<Run>({ atLeast, atMost }: Measure<Run>): string {
  return [atLeast !== undefined && `>= ${atLeast}`, atMost !== undefined && `<= ${atMost}`]
    .filter(Boolean)
    .join(", ");
}

/** One line for each median that misses its goal: "News: performance is 97, not >= 98". A figure not taken misses. */
export function missedGoals<Run>(
  measures: readonly Measure<Run>[],
  subjects: readonly Subject<Run>[],
): string[] {
  return subjects.flatMap((subject) =>
    measures.flatMap((measure) => {
      const figure = figureOf(measure, subject);
      const { atLeast = -Infinity, atMost = Infinity } = measure;
      const met = goalOf(measure) === "" || (figure >= atLeast && figure <= atMost);
      // Not rounded: a miss by a hair would read like a hit.
      return met ? [] : [`${subject.name}: ${measure.title} is ${figure}, not ${goalOf(measure)}`];
    }),
  );
}

/** Lines of text in columns: a heading, the medians of each subject, and the goals where there are any. */
export function measuresTable<Run>(
  heading: string,
  measures: readonly Measure<Run>[],
  subjects: readonly Subject<Run>[],
): string[] {
  const goals = measures.map(goalOf);
  const lines = [
    [heading, ...measures.map(({ title }) => title)],
    ...subjects.map((subject) => [
      subject.name,
      ...measures.map((measure) => figureOf(measure, subject).toFixed(measure.digits ?? 0)),
    ]),
    ...(goals.some(Boolean) ? [["goal", ...goals]] : []),
  ];
  const width = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(width(column)) : cell.padStart(width(column));
  return lines.map((line) => line.map(pad).join("  ").trimEnd());
}
