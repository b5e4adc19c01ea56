import { isIPv6 } from "node:net";
import * as z from "zod";

const HOST_AND_PORT = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?$/;

/** An IPv6 address may stand without brackets where no port follows it. */
const bracketed = (name: string) => (isIPv6(name) ? `[${name}]` : name);

/** Of a setting, with commas between: host names and IP addresses, each with a port or without. */
export const allowedHosts = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[,\s]+/)
      .filter(Boolean)
      .map(bracketed),
  )
  .refine(
    (names) => names.every((name) => HOST_AND_PORT.test(name) && URL.canParse(`http://${name}`)),
    "must be host names with commas between, each with a port after a colon where it is not the usual one",
  );

/**
 * A host that is named without a port is allowed at the port of http or https alone: beside a feed there may be a
 * database.
 */
export function isAllowedHost({ protocol, hostname, port }: URL, allowed: readonly string[]): boolean {
  if (port === "" && allowed.includes(hostname)) return true;
  return allowed.includes(`${hostname}:${port || (protocol === "https:" ? 443 : 80)}`);
}
