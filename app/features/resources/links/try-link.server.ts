import { MAX_REDIRECTS, openPublicUrl, RequestRefused } from "~/kits/outgoing/public-request.server";

/** What staff read about a link; the reason is stored with the entry. */
export const linkReasons = {
  gone: (status: number) => `The page is not there any more (${status}).`,
  clientError: (status: number) => `The site rejects the link (${status}).`,
  serverError: (status: number) => `The site has a fault (${status}).`,
  noPrograms: (status: number) => `The site does not let programs in (${status}): open the link yourself.`,
  noSite: "There is no site with this name.",
  noConnection: (code: string) => `The site cannot be connected to (${code}).`,
  certificate: (code: string) => `The site's certificate could not be verified (${code}).`,
  timeout: (seconds: number) => `The site did not respond within ${seconds} seconds.`,
  privateAddress: "The link leads into a private network.",
  notWeb: "The link leads to something that is not a web page.",
  tooManyRedirects: (most: number) => `The link redirects more than ${most} times.`,
  moved: (to: string) => `Now at ${to}`,
} as const;

const TIMEOUT_MS = 15_000;

export interface LinkOptions {
  userAgent: string;
  /** Host names that may have an address which is not public. */
  allowedHosts: readonly string[];
  signal: AbortSignal;
  /** For all redirects together. */
  timeoutMs?: number;
}

/** `unknown`: only a person can tell. `skipped`: perhaps this machine is offline, which says nothing about the link. */
export type LinkResult =
  | { status: "ok" | "skipped" }
  | { status: "moved" | "failed" | "unknown"; reason: string };

/** Scheme, "www." and a slash at the end do not make it another page. */
const samePage = (a: URL, b: URL) => {
  const plain = ({ hostname, pathname, search }: URL) =>
    `${hostname.replace(/^www\./, "")}${pathname.replace(/\/$/, "")}${search}`;
  return plain(a) === plain(b);
};

/** The site is there, and asks for a person, or for a slower program. */
const KEEPS_PROGRAMS_OUT = [401, 403, 405, 406, 429, 451];

function classifyStatus(status: number): LinkResult {
  if (status >= 200 && status < 300) return { status: "ok" };
  if (KEEPS_PROGRAMS_OUT.includes(status))
    return { status: "unknown", reason: linkReasons.noPrograms(status) };
  if (status === 404 || status === 410) return { status: "failed", reason: linkReasons.gone(status) };
  const reason = status >= 500 ? linkReasons.serverError(status) : linkReasons.clientError(status);
  return { status: "failed", reason };
}

const refusals = {
  "private address": linkReasons.privateAddress,
  "not web": linkReasons.notWeb,
  "too many redirects": linkReasons.tooManyRedirects(MAX_REDIRECTS),
} as const satisfies Record<RequestRefused["reason"], string>;

function classifyError(error: unknown, seconds: number): LinkResult {
  if (error instanceof RequestRefused) return { status: "failed", reason: refusals[error.reason] };
  if (!(error instanceof Error)) throw error;
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  if (code === "ABORT_ERR") return { status: "failed", reason: linkReasons.timeout(seconds) };
  if (code === "ENOTFOUND") return { status: "failed", reason: linkReasons.noSite };
  if (code === "EAI_AGAIN" || code === "ENETUNREACH") return { status: "skipped" };
  const isCertificate = /CERT|SIGNED|SIGNATURE|ALTNAME/.test(code);
  return {
    status: "failed",
    reason: (isCertificate ? linkReasons.certificate : linkReasons.noConnection)(code),
  };
}

/** Opens a link as a visitor would, without reading the page. @throws when `signal` aborts */
export async function tryLink(href: string, options: LinkOptions): Promise<LinkResult> {
  const { userAgent, allowedHosts, signal, timeoutMs = TIMEOUT_MS } = options;
  try {
    // Many sites reject HEAD.
    const { response, url, isPermanent } = await openPublicUrl(href, {
      headers: { "User-Agent": userAgent, Accept: "text/html,*/*;q=0.8" },
      allowedHosts,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    response.destroy();
    const result = classifyStatus(response.statusCode ?? 0);
    const hasMoved = result.status === "ok" && isPermanent && !samePage(new URL(href), url);
    return hasMoved ? { status: "moved", reason: linkReasons.moved(url.href) } : result;
  } catch (error) {
    signal.throwIfAborted();
    return classifyError(error, timeoutMs / 1000);
  }
}
