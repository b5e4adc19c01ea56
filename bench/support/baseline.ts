import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { projectRoot } from "../../tests/support/program";

const FILE = join(projectRoot, "bench/baseline.json");
/** Less is noise on a shared machine. */
const SLOWER = 1.15;

const schema = z.object({
  date: z.string(),
  machine: z.string(),
  generator: z.string(),
  /** By the name of a case: requests a second, as a share of the heading page's. */
  ratios: z.record(z.string(), z.number()),
  /** By the address and the number of articles: milliseconds of the processor for a request. */
  cpuMs: z.record(z.string(), z.record(z.string(), z.number())),
});
export type Baseline = z.infer<typeof schema>;

export function readBaseline(): Baseline | undefined {
  return existsSync(FILE) ? schema.parse(JSON.parse(readFileSync(FILE, "utf8"))) : undefined;
}

export function saveBaseline(baseline: Baseline): void {
  writeFileSync(FILE, `${JSON.stringify(baseline, undefined, 2)}\n`);
}

/** A line for each figure that is more than 15 % worse than before; what only one of them has is not compared. */
export function slowerThan(before: Baseline, now: Pick<Baseline, "ratios" | "cpuMs">): string[] {
  const percent = (factor: number) => `${Math.round((factor - 1) * 100)} %`;
  const ratios = Object.entries(now.ratios).flatMap(([name, ratio]) => {
    const was = before.ratios[name];
    if (was === undefined || was <= ratio * SLOWER) return [];
    return [
      `${name}: ${ratio.toFixed(2)} of the heading page, ${was.toFixed(2)} before (${percent(was / ratio)} slower)`,
    ];
  });
  const cpuMs = Object.entries(now.cpuMs).flatMap(([path, sizes]) =>
    Object.entries(sizes).flatMap(([size, ms]) => {
      const was = before.cpuMs[path]?.[size];
      if (was === undefined || ms <= was * SLOWER) return [];
      return [
        `${path} with ${size} articles: ${ms.toFixed(1)} ms, ${was.toFixed(1)} before (${percent(ms / was)} slower)`,
      ];
    }),
  );
  return [...ratios, ...cpuMs];
}
