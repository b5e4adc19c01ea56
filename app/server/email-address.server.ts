import { domainToASCII } from "node:url";
import addressparser from "nodemailer/lib/addressparser";
import * as z from "zod";

/** Letters of any script, digits, hyphens and full stops, one of which may be ideographic (UTS 46). */
const DOMAIN_AS_TYPED = /^[\p{L}\p{M}\p{N}.。-]+$/u;
/** RFC 1035, 2.3.4. */
const MAX_LABEL = 63;
const MAX_DOMAIN = 253;

const email = z.email();

/** A domain as SMTP and the DNS have it: internationalized labels in Punycode (RFC 5891). ASCII stays as it is typed. */
function asciiDomain(domain: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is the range of ASCII.
  const ascii = /^[\x00-\x7f]*$/.test(domain)
    ? domain
    : DOMAIN_AS_TYPED.test(domain) && domainToASCII(domain);
  if (!ascii || ascii.length > MAX_DOMAIN) return undefined;
  return ascii.split(".").every((label) => label.length <= MAX_LABEL) ? ascii : undefined;
}

/**
 * An address as it is stored and mailed, so that one person has one spelling: `ann@exämple.org` becomes
 * `ann@xn--exmple-cua.org`. The part before the @ has to be ASCII, because few mail servers take another (RFC 6531).
 *
 * @returns nothing where the text is no address
 */
export function normalizeEmail(text: string): string | undefined {
  const at = text.lastIndexOf("@");
  const domain = asciiDomain(text.slice(at + 1));
  if (at < 1 || domain === undefined) return undefined;
  const address = `${text.slice(0, at)}@${domain}`;
  // The schema takes letters only for a top-level domain, and so none in Punycode.
  const checked = address.replace(/\.xn--[a-z\d-]*[a-z\d]$/i, ".example");
  return email.safeParse(checked).success ? address : undefined;
}

/**
 * The domain a mail's sender writes from, in ASCII.
 *
 * @param from `Name <address>` or an address
 * @returns nothing where it holds no address
 */
export function senderDomain(from: string): string | undefined {
  const [sender] = addressparser(from, { flatten: true });
  const address = sender?.address ?? "";
  return address.includes("@") ? asciiDomain(address.slice(address.lastIndexOf("@") + 1)) : undefined;
}
