import { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** Set by `noteClientAddress` on every request; whatever a client sends under this name is overwritten. */
const HEADER = "x-socket-address";

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

/** Hands the connection's peer address on to loaders and actions, which see no socket. */
export function noteClientAddress(request: IncomingMessage): void {
  request.headers[HEADER] = request.socket.remoteAddress ?? "";
}

/**
 * The visitor's address.
 *
 * @param trustedHeader lower-case name of the header a proxy in front is known to set (CLIENT_ADDRESS_HEADER);
 *   its last address counts, because that is the one the proxy itself added
 */
export function clientAddress(request: Request | IncomingMessage, trustedHeader: string | undefined): string {
  const forwarded = trustedHeader ? header(request, trustedHeader)?.split(",").at(-1)?.trim() : undefined;
  return plain(forwarded && isIP(forwarded) ? forwarded : (header(request, HEADER) ?? ""));
}

function header(request: Request | IncomingMessage, name: string): string | undefined {
  if (request instanceof IncomingMessage) return request.headers[name]?.toString();
  return request.headers.get(name) ?? undefined;
}

/** IPv4 addresses that arrive on an IPv6 socket are written as IPv4. */
function plain(address: string): string {
  return address.startsWith("::ffff:") ? address.slice("::ffff:".length) : address;
}

/** Whether an address stands for one household, library or office, and not for a proxy of ours. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !notPublic.check(address, version === 6 ? "ipv6" : "ipv4");
}
