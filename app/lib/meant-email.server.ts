import { normalizeEmail, readMailbox } from "./email-address.server";
import { isCountryEnding, isWebEnding } from "./top-level-domains.server";

/** Providers whose names nobody else has, so that a name close to one is a slip. */
const NAMES: Readonly<Record<string, string>> = {
  gmail: "com",
  googlemail: "com",
  yahoo: "com",
  hotmail: "com",
  outlook: "com",
  icloud: "com",
  protonmail: "com",
  rocketmail: "com",
  comcast: "net",
  sbcglobal: "net",
  bellsouth: "net",
  verizon: "net",
  earthlink: "net",
  optonline: "net",
  btinternet: "com",
  rediffmail: "com",
  fastmail: "com",
  prodigy: "net.mx",
  wanadoo: "fr",
  laposte: "net",
  sympatico: "ca",
  videotron: "ca",
  bigpond: "com",
  ntlworld: "com",
  virginmedia: "com",
  blueyonder: "co.uk",
  hanmail: "net",
};
/** Those with short or ordinary names: only letters out of order or typed twice are a slip. */
const ORDINARY_NAMES: Readonly<Record<string, string>> = {
  live: "com",
  aol: "com",
  msn: "com",
  ymail: "com",
  att: "net",
  cox: "net",
  charter: "net",
  proton: "me",
};
const PROVIDERS = { ...NAMES, ...ORDINARY_NAMES };

/** They have a domain in many countries. */
const IN_MANY_COUNTRIES = new Set(["yahoo", "hotmail", "outlook", "live", "googlemail", "aol", "msn"]);

/** Domains that look like a slip of a provider's, and are not. */
const REAL = new Set(
  (
    "mail.com email.com ymail.com mailo.com cloud.com gmx.com gmail.ru hotmail.ru aim.com att.com cox.com charter.com " +
    "comcast.com verizon.com earthlink.com earthling.net proton.ch protonmail.ch pm.me yahoo-inc.com hushmail.com foxmail.com " +
    "live.net fastmail.fm fastmail.net fastmail.org fastmail.us fastmail.co.uk " +
    "prodigy.net prodigy.com bigpond.net.au bigpond.net laposte.fr wanadoo.es wanadoo.nl virginmedia.co.uk verizon.org"
  ).split(" "),
);

/** The most frequent first. */
const TOP_LEVEL = ["com", "org", "net", "edu", "gov", "info"];
/** One letter from those, and real. */
const REAL_TOP_LEVEL = new Set("bet bom cam goo gob gop got mom mov nec new next ntt ong pet vet".split(" "));
/** Of countries, and what is typed for ".com" far more often than the country. */
const SLIPS_OF_COM = new Set(["co", "cm", "om", "ne", "et"]);
/** Letters left out, put in, changed, or two out of order, each counting one (optimal string alignment). */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + change,
        isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}

const withoutDoubles = (text: string) => text.replace(/(.)\1/g, "$1");

function isSlipOfName(typed: string, name: string): boolean {
  if (typed === name || Math.abs(typed.length - name.length) > 2) return false;
  const far = distance(typed, name);
  const isSwap = [...typed].sort().join("") === [...name].sort().join("");
  if (Object.hasOwn(ORDINARY_NAMES, name)) {
    return (far === 1 && isSwap) || (far === 1 && withoutDoubles(typed) === name);
  }
  const isLong = name.length >= 7 && typed[0] === name[0] && Math.abs(typed.length - name.length) <= 1;
  return far === 1 || (far === 2 && (isLong || isSwap));
}

/** "con" for "com", in any domain. @returns undefined for an ending that exists */
function meantEnding(labels: readonly string[]): string | undefined {
  const last = labels.at(-1) ?? "";
  if (last === "" || isCountryEnding(last) || REAL_TOP_LEVEL.has(last) || TOP_LEVEL.includes(last))
    return undefined;
  const swapped = [...last].reverse().join("");
  if (
    last.length === 2 &&
    isCountryEnding(swapped) &&
    /^(?:co|com|org|ac|gov|net)$/.test(labels.at(-2) ?? "")
  )
    return swapped;
  return TOP_LEVEL.find((ending) => distance(last, ending) === 1);
}

/** Whether what stands after a provider's name may be right. */
function isEndingOf(name: string, ending: string): boolean {
  if (ending === PROVIDERS[name]) return true;
  const labels = ending.split(".");
  const country = labels.at(-1) ?? "";
  if (!IN_MANY_COUNTRIES.has(name) || SLIPS_OF_COM.has(ending) || !isCountryEnding(country)) return false;
  return labels.length === 1 || (labels.length === 2 && /^(?:co|com)$/.test(labels[0] ?? ""));
}

/** Whether a provider's name before an ending that is not its own is a slip: "yahoo.church" may be somebody else's. */
function isWrongEnding(name: string, ending: string): boolean {
  if (isSlipOfEnding(name, ending)) return true;
  const last = ending.split(".").at(-1) ?? "";
  if (!isWebEnding(last)) return last.length <= 3 || distance(ending, PROVIDERS[name] ?? "") <= 2;
  const isSole = Object.hasOwn(NAMES, name) && !IN_MANY_COUNTRIES.has(name);
  return Object.hasOwn(NAMES, name) && (TOP_LEVEL.includes(ending) || (isSole && isCountryEnding(last)));
}

/** An ending that is close to the provider's own. */
function isSlipOfEnding(name: string, ending: string): boolean {
  const own = PROVIDERS[name] ?? "";
  return (
    ending === "" ||
    SLIPS_OF_COM.has(ending) ||
    (distance(ending, own) === 1 && !REAL_TOP_LEVEL.has(ending)) ||
    ending.startsWith(`${own}.`)
  );
}

function meantProvider(domain: string): string | undefined {
  const [name = "", ...rest] = domain.split(".");
  const ending = rest.join(".");
  for (const [provider, own] of Object.entries(PROVIDERS)) {
    if (domain === provider + own) return `${provider}.${own}`;
    if (name === provider)
      return isEndingOf(provider, ending) || !isWrongEnding(provider, ending)
        ? undefined
        : `${provider}.${own}`;
  }
  for (const [provider, own] of Object.entries(PROVIDERS)) {
    if (!isSlipOfName(name, provider)) continue;
    if (isEndingOf(provider, ending)) return `${provider}.${ending}`;
    if (isSlipOfEnding(provider, ending)) return `${provider}.${own}`;
  }
  return undefined;
}

function meantDomain(domain: string): string | undefined {
  if (REAL.has(domain)) return undefined;
  const labels = domain.split(".");
  const ending = labels.length > 1 ? meantEnding(labels) : undefined;
  const fixed = ending && [...labels.slice(0, -1), ending].join(".");
  return fixed && REAL.has(fixed) ? fixed : (meantProvider(domain) ?? fixed);
}

/** @returns the address that was probably meant; undefined where what was typed looks right, or like nothing */
export function meantEmail(typed: string): string | undefined {
  const { address } = readMailbox(typed);
  const at = address.lastIndexOf("@");
  if (at < 1) return undefined;
  const domain = address
    .slice(at + 1)
    .toLowerCase()
    .replace(/[ ,;]/g, (sign) => (sign === " " ? "" : "."))
    .replace(/\.{2,}/g, ".");
  const local = address.slice(0, at);
  const meant = meantDomain(domain) ?? (domain === address.slice(at + 1).toLowerCase() ? undefined : domain);
  return meant === undefined ? undefined : normalizeEmail(`${local}@${meant}`);
}
