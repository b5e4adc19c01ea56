import { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";

/**
 * Data from the request hooks to loaders: `remix-serve` has no `getLoadContext`. Values that clients send are
 * discarded.
 */
export const internalHeaders = {
  peerIp: "x-peer-ip",
  crossOrigin: "x-cross-origin",
} as const;

const HEADER = internalHeaders.peerIp;

/** Loopback and private ranges (RFC 1918, RFC 4193): a peer in these is a proxy, not one visitor. */
const notPublic = new BlockList();
notPublic.addSubnet("127.0.0.0", 8);
notPublic.addSubnet("10.0.0.0", 8);
notPublic.addSubnet("172.16.0.0", 12);
notPublic.addSubnet("192.168.0.0", 16);
notPublic.addSubnet("169.254.0.0", 16);
notPublic.addSubnet("::1", 128, "ipv6");
notPublic.addSubnet("fc00::", 7, "ipv6");
notPublic.addSubnet("fe80::", 10, "ipv6");

type AnyRequest = Request | IncomingMessage;

export function setPeerIpHeader(request: IncomingMessage): void {
  request.headers[HEADER] = request.socket.remoteAddress ?? "";
}

/**
 * @param trustedHeader set by a trusted proxy; its last IP address counts, because the proxy itself appended that one
 */
export function clientIp(request: AnyRequest, trustedHeader: string | undefined): string {
  return (trustedHeader && forwardedIp(request, trustedHeader)) || peerIp(request);
}

export function peerIp(request: AnyRequest): string {
  return toPlainIp(headerOf(request, HEADER) ?? "");
}

export function headerOf(request: AnyRequest, name: string): string | undefined {
  if (request instanceof IncomingMessage) return request.headers[name]?.toString();
  return request.headers.get(name) ?? undefined;
}

export function forwardedIp(request: AnyRequest, name: string): string | undefined {
  const last = headerOf(request, name)?.split(",").at(-1)?.trim();
  return last === undefined ? undefined : parseIp(last);
}

/** As proxies write it: bare, `ip:port`, `[IPv6]:port`, or a `Forwarded` element's `for` (RFC 7239, section 6). */
function parseIp(text: string): string | undefined {
  const value = /(?:^|;)\s*for=("?)([^;"]+)\1/i.exec(text)?.[2] ?? text;
  const ip = /^\[([^\]]+)\](?::\d+)?$/.exec(value)?.[1] ?? /^([\d.]+):\d+$/.exec(value)?.[1] ?? value;
  return isIP(ip) ? toPlainIp(ip) : undefined;
}

function toPlainIp(ip: string): string {
  return /^::ffff:(?=[\d.]+$)/i.test(ip) ? ip.slice("::ffff:".length) : ip;
}

export function isPublicIp(ip: string): boolean {
  const version = isIP(ip);
  return version !== 0 && !notPublic.check(ip, version === 6 ? "ipv6" : "ipv4");
}

/** What one customer of a network is assigned: an IPv4 address, or the /64 prefix of an IPv6 address (RFC 6177). */
export function ipBlock(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [head = "", tail] = ip.toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":");
}

export interface ClientIpBlock {
  block: string;
  /** False behind a proxy that is not named in CLIENT_ADDRESS_HEADER: then all visitors share the block. */
  isPublic: boolean;
}

/** The key of all rate limits per visitor. */
export function clientIpBlock(request: AnyRequest, trustedHeader: string | undefined): ClientIpBlock {
  const ip = clientIp(request, trustedHeader);
  return { block: ipBlock(ip), isPublic: isPublicIp(ip) };
}
