import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate, inflateRaw } from "node:zlib";
import { MAX_REDIRECTS, openPublicUrl, RequestRefused } from "~/kits/outgoing/public-request.server";
import { FeedProblem, feedProblems as problems } from "./feed-problem";

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_MS = 7 * DAY_MS;

/** The header Retry-After, in seconds or as a date; a week at most. Null without a useful one. */
function retryAfterMs(header: string | undefined, now: Date = new Date()): number | null {
  const text = header?.trim() ?? "";
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return ms > 0 ? Math.min(ms, MAX_MS) : null;
}

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
async function decompress(
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

const TIMEOUT_MS = 15_000;
const MAX_MEGABYTES = 5;
const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024;
/** Servers give no longer ones, and each is sent back. */
const MAX_VALIDATOR_LENGTH = 1000;

const ACCEPT =
  "application/atom+xml, application/rss+xml, application/feed+json, application/rdf+xml, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.5";

export interface FetchOptions {
  userAgent: string;
  /** Host names that may have an address which is not public. */
  allowedHosts: readonly string[];
  signal: AbortSignal;
  /** For everything together. */
  timeoutMs?: number;
}

/** For conditional requests. */
interface Validators {
  etag: string | null;
  last_modified: string | null;
}

export interface FetchedFeed extends Validators {
  body: Uint8Array;
  /** Of the header Content-Type. */
  contentType: string;
  /** After all redirects. */
  url: string;
}

/** @throws when it is larger, or ends early */
async function readBody(response: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    if (!(chunk instanceof Uint8Array)) continue;
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new FeedProblem(problems.tooLarge(MAX_MEGABYTES));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const validator = (value: string | undefined) =>
  value !== undefined && value.length <= MAX_VALIDATOR_LENGTH ? value : null;

function statusProblem(status: number): string {
  if (status === 404 || status === 410) return problems.gone(status);
  if ([401, 402, 403, 406, 451].includes(status)) return problems.noPrograms(status);
  if (status === 429) return problems.tooOften(status);
  if (status >= 500) return problems.serverError(status);
  return status >= 400 ? problems.clientError(status) : problems.strangeStatus(status);
}

const refusals = {
  "private address": problems.privateAddress,
  "not web": problems.notWeb,
  "too many redirects": problems.tooManyRedirects(MAX_REDIRECTS),
} as const satisfies Record<RequestRefused["reason"], string>;

function describeError(error: unknown): string {
  if (error instanceof RequestRefused) return refusals[error.reason];
  if (!(error instanceof Error)) throw error;
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  if (code === "ENOTFOUND") return problems.noSite;
  if (code === "EAI_AGAIN" || code === "ENETUNREACH") return problems.offline;
  if (code.startsWith("HPE_")) return problems.notHttp;
  if (/CERT|SIGNED|SIGNATURE|ALTNAME|SSL|TLS|EPROTO/.test(code)) return problems.certificate(code);
  if (code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE") return problems.brokenOff;
  return problems.noConnection(code);
}

async function download(href: string, stored: Validators, options: FetchOptions, signal: AbortSignal) {
  const { response, url } = await openPublicUrl(href, {
    headers: {
      "User-Agent": options.userAgent,
      Accept: ACCEPT,
      "Accept-Encoding": "gzip, deflate, br",
      ...(stored.etag && { "If-None-Match": stored.etag }),
      ...(stored.last_modified && { "If-Modified-Since": stored.last_modified }),
    },
    allowedHosts: options.allowedHosts,
    signal,
  });
  try {
    const { statusCode: status = 0, headers } = response;
    if (status === 304) return "unchanged";
    if (status !== 200) throw new FeedProblem(statusProblem(status), retryAfterMs(headers["retry-after"]));
    const compressed = await readBody(response);
    return {
      body: await decompress(compressed, headers["content-encoding"], MAX_MEGABYTES),
      contentType: headers["content-type"] ?? "",
      url: url.href,
      etag: validator(headers.etag),
      last_modified: validator(headers["last-modified"]),
    };
  } finally {
    response.destroy();
  }
}

/**
 * Downloads a feed. `unchanged`: since the response that gave the stored validators.
 *
 * @throws FeedProblem; or the reason of `signal` when it aborts
 */
export async function fetchFeed(
  href: string,
  stored: Validators,
  options: FetchOptions,
): Promise<FetchedFeed | "unchanged"> {
  const { timeoutMs = TIMEOUT_MS } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await download(href, stored, options, AbortSignal.any([options.signal, timeout]));
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof FeedProblem) throw error;
    const text = timeout.aborted ? problems.timeout(timeoutMs / 1000) : describeError(error);
    throw new FeedProblem(text, null, { cause: error });
  }
}
