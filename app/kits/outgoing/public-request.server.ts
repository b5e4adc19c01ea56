import { lookup as lookUp } from "node:dns";
import { type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from "node:net";
import { type HttpUrl, toHttpUrl } from "~/lib/http-url";
import { isAllowedHost } from "./allowed-hosts.server";

/** IANA's special-purpose addresses: this machine, private networks, link-local ones such as cloud metadata. */
const special = new BlockList();
for (const [address, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  special.addSubnet(address, prefix, "ipv4");
// IETF protocols with Teredo, documentation, 6to4, which wraps an IPv4 address, and the servers for private names.
for (const [address, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
] as const)
  special.addSubnet(address, prefix, "ipv6");

/** Everything else of IPv6 is local, mapped or reserved. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

export function isPublicAddress(ip: string): boolean {
  if (isIPv4(ip)) return !special.check(ip, "ipv4");
  return isIPv6(ip) && globalUnicast.check(ip, "ipv6") && !special.check(ip, "ipv6");
}

export const MAX_REDIRECTS = 5;
const MAX_HEADER_BYTES = 64 * 1024;

interface PublicRequestOptions {
  headers: OutgoingHttpHeaders;
  /** Hosts that may have an address which is not public, as `isAllowedHost` reads them. */
  allowedHosts: readonly string[];
  /** Ends the request and the response. */
  signal: AbortSignal;
}

interface OpenedUrl {
  /** The caller reads or destroys it. */
  response: IncomingMessage;
  /** After all redirects. */
  url: URL;
  /** There was no redirect that is only for now. */
  isPermanent: boolean;
}

/** Why no request was made. */
export class RequestRefused extends Error {
  constructor(readonly reason: "private address" | "not web" | "too many redirects") {
    super(reason);
  }
}

/** At connect time, so that a name cannot have another address when it is connected to than when it was checked. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new RequestRefused("private address"), []);
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

function request(url: URL, { headers, allowedHosts, signal }: PublicRequestOptions) {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isAllowed = isAllowedHost(url, allowedHosts);
  return new Promise<IncomingMessage>((resolve, reject) => {
    // A literal address is not looked up.
    if (isIP(host) && !isAllowed && !isPublicAddress(host)) throw new RequestRefused("private address");
    const options = {
      agent: false,
      headers,
      maxHeaderSize: MAX_HEADER_BYTES,
      signal,
      ...(!isAllowed && { lookup: publicLookup }),
    };
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    send(url, options, resolve).on("error", reject).end();
  });
}

const withoutCredentials = (href: HttpUrl) => Object.assign(new URL(href), { username: "", password: "" });

function webUrl(href: string, base?: URL): URL {
  const web = URL.canParse(href, base) ? toHttpUrl(new URL(href, base).href) : null;
  if (web === null) throw new RequestRefused("not web");
  return withoutCredentials(web);
}

/**
 * Requests an address of the public Web and follows its redirects. No hop connects to a private address.
 *
 * @throws RequestRefused, or what Node reports about the connection
 */
export async function openPublicUrl(href: string, options: PublicRequestOptions): Promise<OpenedUrl> {
  let url = webUrl(href);
  let isPermanent = true;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await request(url, options);
    const { statusCode: status = 0, headers } = response;
    const isRedirect = status >= 300 && status < 400 && status !== 304 && headers.location !== undefined;
    if (!isRedirect) return { response, url, isPermanent };
    response.destroy();
    isPermanent &&= status === 301 || status === 308;
    url = webUrl(headers.location ?? "", url);
  }
  throw new RequestRefused("too many redirects");
}
