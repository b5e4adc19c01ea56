import { domainToASCII } from "node:url";
import addressparser from "nodemailer/lib/addressparser";

const DOMAIN_AS_TYPED = /^[\p{L}\p{M}\p{N}.。．｡-]+$/u;
/** RFC 1035, 2.3.4. */
const MAX_LABEL = 63;
const MAX_DOMAIN = 253;

/** What browsers accept in an email field: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const LOCAL_PART = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/;
const DOMAIN_LABEL = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/** Signs of full width, and small ones: each is an ASCII sign in another form. */
const COMPATIBLE = /[\uff01-\uff5e\ufe50-\ufe6b]/g;
const OPENS = /[\s\p{Cc}\p{Ps}\p{Pi}<"]/u;
const CLOSES = /[\s\p{Cc}\p{Pe}\p{Pf}>",;.]/u;

/** Nobody can see them or take them out. */
const INVISIBLE = /\p{Cf}/gu;

/** Text that is compared, sent to or opened loses what nobody sees, and spaces of any kind at its ends. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "").trim();
}

/** From `Name <address>`. */
interface Mailbox {
  name: string;
  address: string;
}

/** @returns what people paste as an address, taken apart; the address is not checked */
export function readMailbox(text: string): Mailbox {
  let address = withoutInvisible(text).replace(COMPATIBLE, (sign) => sign.normalize("NFKC"));
  let name = "";
  const open = address.lastIndexOf("<");
  if (open >= 0 && /^[^\n\r@]*<[^<>]*>[\s,;.]*$/.test(address)) {
    name = address.slice(0, open).replaceAll('"', "").trim();
    address = address.slice(open + 1, address.lastIndexOf(">")).trim();
  }
  address = withoutWrapping(address);
  const [scheme] = /^(?:mailto|e-?mail) ?:/i.exec(address) ?? [];
  if (scheme) address = address.slice(scheme.length).split("?")[0] ?? "";
  return { name, address: withoutSpacesAtSign(withoutWrapping(address)) };
}

/** Takes away quotes, brackets, stops and control characters around an address; a single quote only as one of a pair. */
function withoutWrapping(address: string): string {
  let [from, to] = [0, address.length];
  while (from < to && OPENS.test(address[from] ?? "")) from += 1;
  while (to > from && CLOSES.test(address[to - 1] ?? "")) to -= 1;
  const inside = address.slice(from, to);
  return /^'[^']*'$/.test(inside) ? inside.slice(1, -1) : inside;
}

/** Some keyboards put a space after each word. */
function withoutSpacesAtSign(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 0 ? address : `${address.slice(0, at).trimEnd()}@${address.slice(at + 1).trimStart()}`;
}

/** Internationalized labels become Punycode (RFC 5891). */
function asciiDomain(domain: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is the range of ASCII.
  const ascii = /^[\x00-\x7f]*$/.test(domain)
    ? domain
    : DOMAIN_AS_TYPED.test(domain) && domainToASCII(domain);
  if (!ascii || ascii.length > MAX_DOMAIN) return undefined;
  return ascii.split(".").every((label) => label.length <= MAX_LABEL) ? ascii : undefined;
}

/** A number at the end is one of an IP address. */
function isDomain(domain: string): boolean {
  const labels = domain.split(".");
  return labels.every((label) => DOMAIN_LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? "");
}

/**
 * One spelling per mailbox; the domain becomes Punycode. The part before the @ must be ASCII (RFC 6531 is rare). What people
 * paste is mended: `Name <address>`, `mailto:`, a comma at the end, a full-width @, characters that nobody sees.
 * @returns undefined when invalid
 */
export function normalizeEmail(text: string): string | undefined {
  const { address } = readMailbox(text);
  const at = address.lastIndexOf("@");
  const local = address.slice(0, Math.max(at, 0));
  const domain = asciiDomain(address.slice(at + 1));
  if (domain === undefined || !isDomain(domain) || !LOCAL_PART.test(local)) return undefined;
  return `${local}@${domain}`;
}

/** Nobody has mail on the internet at a domain without a dot (RFC 7085). @param email normalized */
export const isReachable = (email: string) => email.includes(".", email.lastIndexOf("@"));

/** In ASCII. @param from `Name <email>` or an email address @returns undefined without an email address */
export function senderDomain(from: string): string | undefined {
  const [sender] = addressparser(from, { flatten: true });
  const address = sender?.address ?? "";
  const at = address.lastIndexOf("@");
  return at > 0 ? asciiDomain(address.slice(at + 1)) : undefined;
}
