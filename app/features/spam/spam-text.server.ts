import { createHash } from "node:crypto";
import { plainWords } from "~/kits/search/query-words.server";

/*
 * Every repetition before a fixed sign has a bound: without one, each place in a long word is searched to the word's
 * end, and a text of 60 kB takes seconds.
 */
const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"'\])]+|\b(?:[a-z0-9-]{1,63}\.){1,8}(?:com|net|org|info|biz|io|co|me|ru|cn|ly|gl|gy|gd|at|id|cc|xyz|top|click|icu|bet|casino|loan|win|monster|cyou|buzz|vip|rest|sbs|shop|site|online|store)\b(?:\/[^\s<>"'\])]*)?/gi;
const EMAIL = /(?<![^\s@<>])[^\s@<>]+@[^\s@<>]+/g;
const MARKUP = /\[(?:url|link)\b|<a\s[^<>]{0,300}href/i;
const MAX_HOST = 300;

export function hostsOf(text: string): string[] {
  const links = text.replace(EMAIL, " ").match(LINK) ?? [];
  return links.map((link) =>
    link
      .slice(0, MAX_HOST)
      .replace(/^https?:\/\//i, "")
      .replace(/^www\./i, "")
      .replace(/[/?#:].*/s, "")
      .replace(/(?<![.,;!])[.,;!]+$/, "")
      .toLowerCase(),
  );
}

/** They hide where a link leads. */
const SHORTENERS = new Set(
  "bit.ly tinyurl.com goo.gl cutt.ly rb.gy is.gd ow.ly shorturl.at t.ly clck.ru tiny.cc s.id t.me wa.me".split(
    " ",
  ),
);
/** Endings of domains that are cheap and rarely anything else. */
const RISKY = new Set("xyz top click icu bet casino loan win monster cyou buzz vip rest sbs".split(" "));

export const hiddenBy = (hosts: readonly string[]) => hosts.find((host) => SHORTENERS.has(host));

export const riskyHost = (hosts: readonly string[]) =>
  hosts.find((host) => RISKY.has(host.split(".").at(-1) ?? ""));

export const hasEmail = (text: string): boolean => text.search(EMAIL) >= 0;

export const hasLinkMarkup = (text: string): boolean => MARKUP.test(text);

/** A word that mixes Latin letters with their Cyrillic or Greek doubles, which no language does. */
export function mixedScriptWord(text: string): string | undefined {
  const words = text.match(/[\p{L}\p{M}]{4,}/gu) ?? [];
  return words.find(
    (word) => /\p{Script=Latin}{2}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
  );
}

function mainScript(text: string): string | undefined {
  const scripts = ["Latin", "Cyrillic", "Greek", "Arabic", "Hebrew", "Devanagari", "Thai", "Hangul"];
  const counted = scripts.map((script) => ({
    script,
    count: text.match(new RegExp(`\\p{Script=${script}}`, "gu"))?.length ?? 0,
  }));
  const asian = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const best = [...counted, { script: "East Asian", count: asian }].toSorted((a, b) => b.count - a.count)[0];
  return best && best.count > 0 ? best.script : undefined;
}

/** A Latin name over a text in another script is common; the reverse is not. */
export function isOtherScript(name: string, text: string): boolean {
  const script = mainScript(name);
  return script !== undefined && script !== "Latin" && script !== "East Asian" && script !== mainScript(text);
}

/** Capitals inside a word again and again ("xZkLmQpVb"), or no vowel to speak of ("Hgfdkjhgf"). */
function isGibberish(word: string): boolean {
  if (!/^[A-Za-z]{8,}$/.test(word)) return false;
  const switches = word.match(/[a-z][A-Z]/g)?.length ?? 0;
  const isCapitals = word === word.toUpperCase();
  return (switches >= 3 && !isCapitals) || /[bcdfghjklmnpqrstvwxz]{7,}/i.test(word);
}

export const isGibberishName = (name: string): boolean => name.split(/\s+/).some(isGibberish);

/** One word, or little else, that no one would type. */
export function isGibberishText(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length > 0 && words.length <= 4 && words.some(isGibberish);
}

const MIN_SIGNATURE_LETTERS = 40;

/**
 * The same for texts that differ in numbers, web and email addresses, case and punctuation only. Null for a text that is
 * too short to tell.
 */
export function textSignature(text: string): string | null {
  const plain = text.replace(EMAIL, " ").replace(LINK, " ");
  const letters = plainWords(plain)
    .filter((word) => !/^\d+$/.test(word))
    .join(" ");
  if (letters.length < MIN_SIGNATURE_LETTERS) return null;
  return createHash("sha256").update(letters).digest("base64url").slice(0, 22);
}
