const SHORT: Readonly<Record<string, string>> = {
  "can't": "can not",
  cannot: "can not",
  "won't": "will not",
};

/** An answer may be nothing but the page where a list says why. */
const BLOCK_LIST = /spamhaus|spamcop|sorbs|dnsbl|uceprotect|barracudacentral|[/.]rbl[/.]/i;
const HOST = /^[\w-]+(?:\.[\w-]+)+(?:\[[\da-fA-F.:]{2,40}\]?:?)?$/;
/** Names of errors are written as one word: "RecipientNotFound". */
const INNER_CAPITAL = /([a-z])([A-Z])/g;

function wordsOf(token: string): string[] {
  const bare = token.replace(/^[^\p{L}\p{N}]+/u, "").replace(/[^\p{L}\p{N}]{1,9}$/u, "");
  if (bare.includes("://")) return BLOCK_LIST.test(bare) ? ["blocklist"] : [];
  if (bare.includes("@") || (HOST.test(bare) && !/[a-z][A-Z]/.test(bare))) return [];
  return bare
    .replace(INNER_CAPITAL, "$1 $2")
    .toLowerCase()
    .replaceAll("’", "'")
    .split(/[^\p{L}\p{N}'-]+/u)
    .flatMap((word) =>
      (SHORT[word] ?? word.replace(/n't$/, " not").replace(/^(?:[cdjlmnst]|qu)'/, "")).split(" "),
    );
}

const MAX_LENGTH = 4000;
/** What Cisco's gateways write before every refusal that they quote. */
const WRAPPER = " unknown address error ";

/**
 * The words of a reply, in lower case with a space around each. Addresses and names of hosts have words in them that say
 * nothing: "spam.example.net said: user unknown".
 */
export function plainReply(text: string): string {
  const words = text.slice(0, MAX_LENGTH).split(/\s+/).flatMap(wordsOf).filter(Boolean);
  return ` ${words.join(" ")} `.replaceAll(WRAPPER, " ");
}
