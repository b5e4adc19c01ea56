/** Run by the worker and by `npm run news:import`: parses the feed on standard input. */
import { buffer } from "node:stream/consumers";
import { FeedProblem } from "~/features/feeds/feed-problem";
import { parseRequest } from "~/features/feeds/parse-in-process.server";
import { parseItems } from "~/features/feeds/parse-items.server";
import { setTimeZone } from "~/lib/time/time-zone";
import { runProgram, say } from "./support/program";

function parse(input: Buffer) {
  const end = input.indexOf("\n");
  const { now, timeZone, ...file } = parseRequest.parse(JSON.parse(input.toString("utf8", 0, end)));
  setTimeZone(timeZone);
  try {
    return { items: parseItems({ ...file, body: input.subarray(end + 1) }, now) };
  } catch (error) {
    if (error instanceof FeedProblem) return { problem: error.message, namedFeed: error.namedFeed };
    throw error;
  }
}

void runProgram(async () => say(JSON.stringify(parse(await buffer(process.stdin)))));
