import * as z from "zod";
import { type LimitedProgram, runLimited } from "~/lib/run-limited.server";
import { timeZone } from "~/lib/time/time-zone";
import { FeedProblem, feedProblems as problems } from "./feed-problem";
import { type FeedFile, type FeedItem, feedItem } from "./parse-items.server";

/** With all else, the process takes 150 MB for a feed of 5 MB, and a second. */
const HEAP_MB = 96;

/** What the program writes. */
const response = z.union([
  z.object({ items: z.array(feedItem) }),
  z.object({ problem: z.string(), namedFeed: z.string().nullable() }),
]);
/** What it gets in its first line; the feed follows. */
export const parseRequest = z.object({
  contentType: z.string(),
  url: z.string(),
  now: z.coerce.date(),
  timeZone: z.string(),
});

/** @throws FeedProblem, or the reason of `signal` */
export async function parseInProcess(
  { body, contentType, url }: FeedFile,
  now: Date,
  options: LimitedProgram,
): Promise<FeedItem[]> {
  const head = JSON.stringify({ contentType, url, now, timeZone: timeZone() } satisfies z.output<
    typeof parseRequest
  >);
  const output = await runLimited(Buffer.concat([Buffer.from(`${head}\n`), body]), options, HEAP_MB);
  if (output === undefined) throw new FeedProblem(problems.tooSlow);
  const parsed = response.parse(JSON.parse(output));
  if ("items" in parsed) return parsed.items;
  throw new FeedProblem(parsed.problem, null, { namedFeed: parsed.namedFeed });
}
