import { BlockList, isIPv4, isIPv6 } from "node:net";

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
