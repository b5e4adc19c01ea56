import { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";
import { internalHeaders } from "./remix-internals.server";

const HEADER = internalHeaders.peerIp;

/** Loopback and private ranges (RFC 1918, RFC 4193): behind them stands a proxy, not one visitor. */
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

/** Hands the connection's peer address on to loaders and actions, which see no socket. */
export function setPeerIpHeader(request: IncomingMessage): void {
  request.headers[HEADER] = request.socket.remoteAddress ?? "";
}

/**
 * The visitor's IP address.
 *
 * @param trustedHeader lower-case name of the header a proxy in front is known to set (CLIENT_ADDRESS_HEADER);
 *   its last address counts, because that is the one the proxy itself added
 */
export function clientIp(request: AnyRequest, trustedHeader: string | undefined): string {
  return (trustedHeader && forwardedIp(request, trustedHeader)) || peerIp(request);
}

/** The address at the other end of the connection: a visitor's, or a proxy's. */
export function peerIp(request: AnyRequest): string {
  return plain(headerOf(request, HEADER) ?? "");
}

/** A request's header; several of one name are joined by commas. */
export function headerOf(request: AnyRequest, name: string): string | undefined {
  if (request instanceof IncomingMessage) return request.headers[name]?.toString();
  return request.headers.get(name) ?? undefined;
}

/** The last address of a forwarding header; undefined without the header, or when that is none. */
export function forwardedIp(request: AnyRequest, name: string): string | undefined {
  const last = headerOf(request, name)?.split(",").at(-1)?.trim();
  return last === undefined ? undefined : parseIp(last);
}

/**
 * Reads an address as proxies write it: bare, as `address:port`, as `[IPv6]:port`, or as the `for` parameter of a
 * `Forwarded` element (RFC 7239, section 6).
 */
function parseIp(text: string): string | undefined {
  const value = /(?:^|;)\s*for=("?)([^;"]+)\1/i.exec(text)?.[2] ?? text;
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(value)?.[1] ?? /^([\d.]+):\d+$/.exec(value)?.[1] ?? value;
  return isIP(address) ? plain(address) : undefined;
}

/** IPv4 addresses that arrive on an IPv6 socket are written as IPv4. */
function plain(address: string): string {
  return /^::ffff:(?=[\d.]+$)/i.test(address) ? address.slice("::ffff:".length) : address;
}

/** Whether an address stands for one household, library or office, and not for a proxy of ours. */
export function isPublicIp(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !notPublic.check(address, version === 6 ? "ipv6" : "ipv4");
}

/**
 * What one customer of a network is given: an IPv4 address, or the first half of an IPv6 address, whose other half
 * they can change at will (RFC 6177).
 */
export function ipBlock(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":");
}

/** Whom a limit counts: everyone behind one address block. */
export interface ClientIpBlock {
  block: string;
  /** False behind a proxy that is not named in CLIENT_ADDRESS_HEADER: then the block is everyone's. */
  isPublic: boolean;
}

/** The block that a request is counted under, wherever visitors are counted. */
export function clientIpBlock(request: AnyRequest, trustedHeader: string | undefined): ClientIpBlock {
  const address = clientIp(request, trustedHeader);
  return { block: ipBlock(address), isPublic: isPublicIp(address) };
}
