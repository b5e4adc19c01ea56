import { domainToASCII } from "node:url";
import addressparser from "nodemailer/lib/addressparser";
import * as z from "zod";

const DOMAIN_AS_TYPED = /^[\p{L}\p{M}\p{N}.。-]+$/u;
/** RFC 1035, 2.3.4. */
const MAX_LABEL = 63;
const MAX_DOMAIN = 253;

const email = z.email();

/** Internationalized labels become Punycode (RFC 5891). */
function asciiDomain(domain: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is the range of ASCII.
  const ascii = /^[\x00-\x7f]*$/.test(domain)
    ? domain
    : DOMAIN_AS_TYPED.test(domain) && domainToASCII(domain);
  if (!ascii || ascii.length > MAX_DOMAIN) return undefined;
  return ascii.split(".").every((label) => label.length <= MAX_LABEL) ? ascii : undefined;
}

/**
 * One spelling per mailbox; the domain becomes Punycode. The part before the @ must be ASCII (RFC 6531 is rare).
 * @returns undefined when invalid
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

/** In ASCII. @param from `Name <email>` or an email address @returns undefined without an email address */
export function senderDomain(from: string): string | undefined {
  const [sender] = addressparser(from, { flatten: true });
  const address = sender?.address ?? "";
  const at = address.lastIndexOf("@");
  return at > 0 ? asciiDomain(address.slice(at + 1)) : undefined;
}
