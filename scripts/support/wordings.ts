import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { needKinds } from "~/content/resources/search-intents";
import type { SubmissionForm } from "~/database/schema/schema.server";
import { newsTopics } from "~/features/articles/public/news-topic";
import { newsKinds, newsWords } from "~/features/articles/public/weigh-news.server";
import { formLabels } from "~/features/spam/spam.copy";
import { spamKinds, spamWords } from "~/features/spam/spam-words.server";
import { plainWords } from "~/kits/search/query-words.server";
import { dangerKinds } from "~/lib/danger-family";

export interface Wording {
  /** Several with "|" between them. */
  kind: string;
  words: string[];
}

interface Typed {
  kind: string;
  text: string;
}

const toWording = ({ kind, text }: Typed): Wording => ({ kind, words: plainWords(text) });

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

/** Each line of a file has what it teaches, and with tabs between them what somebody might write. */
function readLines(...names: string[]) {
  const content = names.map((name) => readFileSync(`scripts/wordings/${name}.tsv`, "utf8")).join("");
  const lines = [...new Set(content.split("\n").filter(Boolean))];
  return { content, rows: lines.map((line) => line.split("\t")) };
}

function readFiles(name: string) {
  const { content, rows } = readLines(`${name}-en`, `${name}-es`);
  return { content, wordings: rows.map(([kind = "", text = ""]) => ({ kind, text })) };
}

const fingerprintOf = (...contents: string[]): string =>
  contents.reduce((hash, content) => hash.update(content), createHash("sha256")).digest("hex");

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
  return {
    wordings: [...danger.wordings, ...quiet].map(toWording),
    fingerprint: fingerprintOf(danger.content, needs.content),
  };
}

/** Each line of these has a need, or several with "|" between them. */
export function readNeedWordings(): Wordings {
  const { content, wordings } = readFiles("needs");
  const isKnown = ({ kind, text }: Typed) =>
    text !== "" && kind.split("|").every((need) => needKinds.some((known) => known === need));
  const wrong = wordings.find((wording) => !isKnown(wording));
  if (wrong) throw new Error(`"${wrong.kind} ${wrong.text}" is no wording of a need.`);
  return { wordings: wordings.map(toWording), fingerprint: fingerprintOf(content) };
}

const isForm = (form: string): form is SubmissionForm => Object.hasOwn(formLabels, form);

/** One in so many wordings of danger and of needs is learned as a person's message: beside longer ones they would look strange. */
const ONE_OF_WORDINGS = 40;

/** Each line has who wrote it, the form, and all that was typed. What people look for, they write about as well. */
export function readSpamWordings(): Wordings {
  const { content, rows } = readLines("spam");
  const messages = rows.map(([kind = "", form = "", text = ""]) => {
    if (!isForm(form) || !text || !spamKinds.some((known) => known === kind))
      throw new Error(`"${kind} ${form} ${text}" is no wording of spam.`);
    return { kind, words: spamWords({ form, text }) };
  });
  const [danger, needs] = [readFiles("danger"), readFiles("needs")];
  const others = [...needs.wordings, ...danger.wordings]
    .filter((_, at) => at % ONE_OF_WORDINGS === 0)
    .map(({ text }) => ({ kind: spamKinds[0], words: spamWords({ form: "contact", text }) }));
  return {
    wordings: [...messages, ...others],
    fingerprint: fingerprintOf(content, danger.content, needs.content),
  };
}

/** Each line has the topic of an item of news, or "none" for what is about something else; its title, and its summary, which may be empty. */
function readNews() {
  const { content, rows } = readLines("news");
  const items = rows.map(([topic = "", title = "", summary = ""]) => {
    if (!title || !["none", ...newsTopics].includes(topic))
      throw new Error(`"${topic} ${title}" is no item of news.`);
    return { topic, words: newsWords({ title, summary }) };
  });
  return { items, fingerprint: fingerprintOf(content) };
}

export function readNewsWordings(): Wordings {
  const { items, fingerprint } = readNews();
  const [other, work] = newsKinds;
  return {
    wordings: items.map(({ topic, words }) => ({ kind: topic === "none" ? other : work, words })),
    fingerprint,
  };
}

export function readTopicWordings(): Wordings {
  const { items, fingerprint } = readNews();
  const wanted = items.filter(({ topic }) => topic !== "none");
  return { wordings: wanted.map(({ topic, words }) => ({ kind: topic, words })), fingerprint };
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
