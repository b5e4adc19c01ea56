import { domainToASCII } from "node:url";
import addressparser from "nodemailer/lib/addressparser";
import * as z from "zod";

/** Letters of any script, digits, hyphens and full stops, one of which may be ideographic (UTS 46). */
const DOMAIN_AS_TYPED = /^[\p{L}\p{M}\p{N}.。-]+$/u;
/** RFC 1035, 2.3.4. */
const MAX_LABEL = 63;
const MAX_DOMAIN = 253;

const email = z.email();

/** Internationalized labels become Punycode (RFC 5891). ASCII stays as typed. */
function asciiDomain(domain: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is the range of ASCII.
  const ascii = /^[\x00-\x7f]*$/.test(domain)
    ? domain
    : DOMAIN_AS_TYPED.test(domain) && domainToASCII(domain);
  if (!ascii || ascii.length > MAX_DOMAIN) return undefined;
  return ascii.split(".").every((label) => label.length <= MAX_LABEL) ? ascii : undefined;
}

/**
 * Normalizes an email address for storage, so that one mailbox has one spelling: `ann@exämple.org` becomes
 * `ann@xn--exmple-cua.org`. The part before the @ has to be ASCII, because few mail servers accept others (RFC 6531).
 *
 * @returns undefined when the text is not an email address
 */
export function normalizeEmail(text: string): string | undefined {
  const at = text.lastIndexOf("@");
  const domain = asciiDomain(text.slice(at + 1));
  if (at < 1 || domain === undefined) return undefined;
  const address = `${text.slice(0, at)}@${domain}`;
  // Zod accepts only letters in a top-level domain, so no Punycode.
  const checked = address.replace(/\.xn--[a-z\d-]*[a-z\d]$/i, ".example");
  return email.safeParse(checked).success ? address : undefined;
}

/**
 * The domain of a From header, in ASCII.
 *
 * @param from `Name <email>` or an email address
 * @returns undefined when it contains no email address
 */
export function senderDomain(from: string): string | undefined {
  const [sender] = addressparser(from, { flatten: true });
  const address = sender?.address ?? "";
  return address.includes("@") ? asciiDomain(address.slice(address.lastIndexOf("@") + 1)) : undefined;
}
