import { lookup as lookUp } from "node:dns";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { type HttpUrl, toHttpUrl } from "~/lib/http-url";
import { linkReasons as reasons } from "./links.copy";
import { isPublicAddress } from "./public-address.server";

const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 5;
const MAX_HEADER_BYTES = 64 * 1024;

export interface LinkOptions {
  userAgent: string;
  /** Host names that may have an address which is not public. */
  allowedHosts: readonly string[];
  signal: AbortSignal;
  timeoutMs?: number;
}

/** `unknown`: only a person can tell. `skipped`: perhaps this machine is offline, which says nothing about the link. */
export type LinkResult =
  | { status: "ok" | "skipped" }
  | { status: "moved" | "failed" | "unknown"; reason: string };

class AddressRefused extends Error {}

/** At connect time, so that a name cannot have another address when it is connected to than when it was checked. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new AddressRefused(), []);
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** Requests one page and leaves its body unread. @returns status and target of a redirect */
function head(url: URL, { userAgent, allowedHosts, signal, timeoutMs = TIMEOUT_MS }: LinkOptions) {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isAllowed = allowedHosts.includes(host);
  return new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    // A literal address is not looked up.
    if (isIP(host) && !isAllowed && !isPublicAddress(host)) throw new AddressRefused();
    const options = {
      agent: false,
      headers: { "User-Agent": userAgent, Accept: "text/html,*/*;q=0.8" },
      maxHeaderSize: MAX_HEADER_BYTES,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      ...(!isAllowed && { lookup: publicLookup }),
    };
    const onResponse = (response: IncomingMessage) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      response.destroy();
    };
    // Many sites reject HEAD.
    const request = url.protocol === "https:" ? requestHttps : requestHttp;
    request(url, options, onResponse).on("error", reject).end();
  });
}

const withoutCredentials = (href: HttpUrl) => Object.assign(new URL(href), { username: "", password: "" });

/** Scheme, "www." and a slash at the end do not make it another page. */
const samePage = (a: URL, b: URL) => {
  const plain = ({ hostname, pathname, search }: URL) =>
    `${hostname.replace(/^www\./, "")}${pathname.replace(/\/$/, "")}${search}`;
  return plain(a) === plain(b);
};

const PERMANENT = [301, 308];
/** The site is there, and asks for a person, or for a slower program. */
const KEEPS_PROGRAMS_OUT = [401, 403, 405, 406, 429, 451];

function classifyStatus(status: number): LinkResult {
  if (status >= 200 && status < 300) return { status: "ok" };
  if (KEEPS_PROGRAMS_OUT.includes(status)) return { status: "unknown", reason: reasons.noPrograms(status) };
  if (status === 404 || status === 410) return { status: "failed", reason: reasons.gone(status) };
  const reason = status >= 500 ? reasons.serverError(status) : reasons.clientError(status);
  return { status: "failed", reason };
}

function classifyError(error: unknown, seconds: number): LinkResult {
  if (error instanceof AddressRefused) return { status: "failed", reason: reasons.privateAddress };
  if (!(error instanceof Error)) throw error;
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  if (code === "ABORT_ERR") return { status: "failed", reason: reasons.timeout(seconds) };
  if (code === "ENOTFOUND") return { status: "failed", reason: reasons.noSite };
  if (code === "EAI_AGAIN" || code === "ENETUNREACH") return { status: "skipped" };
  const isCertificate = /CERT|SIGNED|SIGNATURE|ALTNAME/.test(code);
  return { status: "failed", reason: (isCertificate ? reasons.certificate : reasons.noConnection)(code) };
}

/** Opens a link as a visitor would, without reading the page. @throws when `signal` aborts */
export async function tryLink(href: string, options: LinkOptions): Promise<LinkResult> {
  const web = toHttpUrl(href);
  if (web === null) return { status: "failed", reason: reasons.notWeb };
  const start = withoutCredentials(web);
  let url = start;
  let isPermanent = true;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    let response: Awaited<ReturnType<typeof head>>;
    try {
      response = await head(url, options);
    } catch (error) {
      options.signal.throwIfAborted();
      return classifyError(error, (options.timeoutMs ?? TIMEOUT_MS) / 1000);
    }
    const { status, location } = response;
    if (status < 300 || status >= 400 || location === undefined) {
      const result = classifyStatus(status);
      const hasMoved = result.status === "ok" && isPermanent && !samePage(start, url);
      return hasMoved ? { status: "moved", reason: reasons.moved(url.href) } : result;
    }
    isPermanent &&= PERMANENT.includes(status);
    const next = URL.canParse(location, url) ? toHttpUrl(new URL(location, url).href) : null;
    if (next === null) return { status: "failed", reason: reasons.notWeb };
    url = withoutCredentials(next);
  }
  return { status: "failed", reason: reasons.tooManyRedirects(MAX_REDIRECTS) };
}
