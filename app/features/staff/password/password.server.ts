import { randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { ConcurrencyLimit } from "~/http/limits/concurrency-limit.server";

/** Letters and digits that cannot be mistaken for one another when read from a screen or a note. */
const READABLE = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** 20 random characters (about 99 bits) in groups of 5, such as "k7mpq-x2hrt-9wfzc-b4n8d". */
export function generatePassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** Argon2id with OWASP's minimum (19 MiB, 2 passes, 1 lane), the package's defaults. The hash includes the salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Each check takes 19 MiB and some 50 ms of a core, so concurrency is limited. */
const checks = new ConcurrencyLimit({ atOnce: 2, mayWait: 8 });

/** @returns false also for an invalid hash, so that a damaged row does not fail the page @throws TooBusy */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return checks.run(async () => {
    try {
      return await verify(passwordHash, password);
    } catch {
      return false;
    }
  });
}

const ROWS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890123456789",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertzuiopasdfghjklyxcvbnm",
  "azertyuiopqsdfghjklmwxcvbn",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "qazwsxedcrfvtgbyhnujmikolp",
  "1q2w3e4r5t6y7u8i9o0p",
  "zaq12wsxcde34rfvbgt56yhn",
];

const COMMON_WORDS = [
  "password passwort passw0rd p4ssword motdepasse contrasena parola senha administrator administrador admin root",
  "login welcome letmein changeme changeit default secret mysecret iloveyou loveyou trustno master access",
  "qwerty qwertz azerty monkey dragon sunshine princess football baseball basketball superman batman pokemon",
  "starwars whatever computer internet samsung google facebook linkedin michael jennifer jordan charlie jessica",
  "summer winter spring autumn january february march april june july august september october november december",
  "monday tuesday wednesday thursday friday saturday sunday newsletter company organization organisation",
  "abc test testing hello guest user staff temp temporary pass word love god jesus christ liverpool chelsea arsenal",
]
  .join(" ")
  .split(" ")
  // The longest first, so that "password" is not taken for "pass" and something.
  .sort((a, b) => b.length - a.length);

const LOOKALIKES: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  $: "s",
  "@": "a",
};

const letters = (text: string) => text.replace(/[^\p{L}]/gu, "");
/** Substitutions as in "p@ssw0rd"; leading and trailing signs are ignored. */
function unmasked(text: string): string {
  const core = text.replace(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, "");
  return core.replace(/[013457$@]/g, (sign) => LOOKALIKES[sign] ?? sign);
}

/** "abcabcabcabc" */
function isRepetition(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length++) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return true;
  }
  return false;
}

/** Part of a row, forwards or backwards, wrapping around its end. */
function isRow(text: string): boolean {
  const backwards = [...text].reverse().join("");
  return ROWS.some((row) => [text, backwards].some((each) => `${row}${row}`.includes(each)));
}

function isMadeOf(text: string, words: readonly string[]): boolean {
  let rest = text;
  for (const word of words) rest = rest.replaceAll(word, "");
  return rest === "";
}

/**
 * Tests common passwords, keyboard rows, repetitions and facts about the owner; there is no list of leaked passwords.
 * @param known the owner's address, the organisation's name and the like
 */
export function isCommonPassword(password: string, known: readonly string[]): boolean {
  const text = password.toLowerCase();
  const bare = text.replace(/[^\p{L}\p{N}]/gu, "");
  if (new Set(text).size < 5 || isRepetition(text) || isRow(text) || isRow(bare)) return true;
  const own = known
    .flatMap((each) => each.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .map(letters)
    .filter((each) => each.length > 2);
  const words = [...own, ...COMMON_WORDS].sort((a, b) => b.length - a.length);
  return isMadeOf(letters(text), words) || isMadeOf(letters(unmasked(text)), words);
}
