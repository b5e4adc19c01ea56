import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate, inflateRaw } from "node:zlib";
import { FeedProblem } from "./feed-problem";
import { feedProblems as problems } from "./feeds.copy";

type Decompress = (body: Uint8Array, options: { maxOutputLength: number }) => Promise<Uint8Array>;

const inflateWithHeader: Decompress = promisify(inflate);
const inflateWithout: Decompress = promisify(inflateRaw);

/** Some servers send "deflate" without the header that belongs to it. */
const inflateAny: Decompress = (body, options) => {
  const hasHeader = ((body[0] ?? 0) & 0x0f) === 8 && (((body[0] ?? 0) << 8) | (body[1] ?? 0)) % 31 === 0;
  return (hasHeader ? inflateWithHeader : inflateWithout)(body, options);
};

const codings = new Map<string, Decompress>([
  ["gzip", promisify(gunzip)],
  ["x-gzip", promisify(gunzip)],
  ["deflate", inflateAny],
  ["br", promisify(brotliDecompress)],
]);

/** More are no feed's. */
const MAX_CODINGS = 2;

/** Undoes the header Content-Encoding. It stops at the limit: a bomb costs no more memory than a feed. @throws FeedProblem */
export async function decompress(
  body: Uint8Array,
  contentEncoding: string | undefined,
  maxMegabytes: number,
): Promise<Uint8Array> {
  const names = (contentEncoding ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && name !== "identity");
  const steps = names.map((name) => codings.get(name)).reverse();
  let result = body;
  for (const step of steps) {
    if (!step || steps.length > MAX_CODINGS)
      throw new FeedProblem(problems.unknownCompression(names.join(", ")));
    if (result.length === 0) return result;
    try {
      result = await step(result, { maxOutputLength: maxMegabytes * 1024 * 1024 });
    } catch (cause) {
      const isTooLarge = cause instanceof RangeError;
      throw new FeedProblem(isTooLarge ? problems.tooLarge(maxMegabytes) : problems.badCompression, null, {
        cause,
      });
    }
  }
  return result;
}
