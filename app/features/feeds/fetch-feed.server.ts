import type { IncomingMessage } from "node:http";
import { MAX_REDIRECTS, openPublicUrl, RequestRefused } from "~/kits/outgoing/public-request.server";
import { decompress } from "./decompress.server";
import { FeedProblem } from "./feed-problem";
import { feedProblems as problems } from "./feeds.copy";
import { retryAfterMs } from "./retry-after";

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
