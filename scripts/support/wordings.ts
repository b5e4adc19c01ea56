import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { needKinds } from "~/content/resources/search-intents";
import { dangerKinds } from "~/lib/danger-family";

export interface Wording {
  /** Several with "|" between them. */
  kind: string;
  text: string;
}

export interface Wordings {
  wordings: Wording[];
  /** Of all files that they were read from. */
  fingerprint: string;
}

/** What people who look for it may write of danger as well. */
const NEAR_DANGER = new Set([
  "mental health",
  "someone to talk to",
  "therapy",
  "stress",
  "a self-check",
  "addiction",
  "domestic violence",
  "sexual assault",
]);

/** Each line of a file has a kind, a tab, and what somebody might write. */
function readFiles(name: string) {
  const content = ["en", "es"]
    .map((language) => readFileSync(`scripts/wordings/${name}-${language}.tsv`, "utf8"))
    .join("");
  const lines = [...new Set(content.split("\n").filter(Boolean))];
  const wordings = lines.map((line) => {
    const [kind = "", text = ""] = line.split("\t");
    return { kind, text };
  });
  return { content, wordings };
}

/** Most that look for help tell of no danger: their wordings teach what is quiet. */
export function readDangerWordings(): Wordings {
  const danger = readFiles("danger");
  const needs = readFiles("needs");
  const wrong = danger.wordings.find(
    ({ kind, text }) => !dangerKinds.some((known) => known === kind) || !text,
  );
  if (wrong) throw new Error(`"${wrong.kind} ${wrong.text}" is no wording of danger.`);
  const quiet = needs.wordings
    .filter(({ kind }) => !kind.split("|").some((need) => NEAR_DANGER.has(need)))
    .map(({ text }) => ({ kind: dangerKinds[0], text }));
  const fingerprint = createHash("sha256").update(danger.content).update(needs.content).digest("hex");
  return { wordings: [...danger.wordings, ...quiet], fingerprint };
}

/** Each line of these has a need, or several with "|" between them. */
export function readNeedWordings(): Wordings {
  const { content, wordings } = readFiles("needs");
  const isKnown = ({ kind, text }: Wording) =>
    text !== "" && kind.split("|").every((need) => needKinds.some((known) => known === need));
  const wrong = wordings.find((wording) => !isKnown(wording));
  if (wrong) throw new Error(`"${wrong.kind} ${wrong.text}" is no wording of a need.`);
  return { wordings, fingerprint: createHash("sha256").update(content).digest("hex") };
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** Shorter words are seldom misspelt, and then mean another word. */
const MIN_MISSPELT = 4;
/** These shares of longer words, of spaces, of words torn in two and of short texts that run together wholly are changed. */
const RATES = { misspelt: 0.15, joined: 0.05, torn: 0.03, wholly: 0.08 };
/** Of so many words at most, all may run together: "iwanttodie". */
const MOST_JOINED = 5;

/** Linear congruential, so that each run draws alike. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

/** A letter behind the first one is left out, changes places with the next, is doubled, or is another one. */
function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 1));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const other = LETTERS.charAt(Math.floor(random() * LETTERS.length));
  const forms = [
    before + after,
    before + after.charAt(0) + letter + after.slice(1),
    before + letter + letter + after,
    before + other + after,
  ];
  return forms[Math.floor(random() * forms.length)] ?? word;
}

/** The words as somebody in a hurry types them on a phone. */
export function typedInHaste(words: readonly string[], random: () => number): string[] {
  if (words.length > 1 && words.length <= MOST_JOINED && random() < RATES.wholly) return [words.join("")];
  const typed: string[] = [];
  for (const word of words) {
    const isMisspelt = word.length >= MIN_MISSPELT && random() < RATES.misspelt;
    const form = isMisspelt ? misspell(word, random) : word;
    const last = typed.at(-1);
    if (last !== undefined && random() < RATES.joined) typed[typed.length - 1] = last + form;
    else if (form.length > 2 * MIN_MISSPELT && random() < RATES.torn) {
      const at = 2 + Math.floor(random() * (form.length - MIN_MISSPELT));
      typed.push(form.slice(0, at), form.slice(at));
    } else typed.push(form);
  }
  return typed;
}
