import type { Browser, Page } from "@playwright/test";
import * as z from "zod";

/** In microseconds; `tdur` is CPU time, which other programs on the machine do not change. */
const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      tdur: z.number().optional(),
      args: z.object({ name: z.unknown().optional() }).optional(),
    }),
  ),
});

/** The longest task of the page's main thread while something is done, in milliseconds of CPU time. */
export async function longestTask(browser: Browser, page: Page, doIt: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ["toplevel"] });
  await doIt();
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const { traceEvents } = traceSchema.parse(trace);
  const main = traceEvents.find(
    ({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain",
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith("RunTask") && pid === main?.pid && tid === main?.tid,
  );
  // One that was under way when the trace began or ended has no time.
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
