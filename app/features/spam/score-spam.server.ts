import type { SpamReason } from "./spam.copy";
import {
  hasLinkMarkup,
  hiddenBy,
  hostsOf,
  isGibberishName,
  isGibberishText,
  isOtherScript,
  mixedScriptWord,
  riskyHost,
} from "./spam-text.server";
import { type SpamText, tellingWords, weighSpam } from "./spam-words.server";

export interface SpamContent extends SpamText {
  name: string;
}

/** What the text does not tell. */
export interface SpamEvidence {
  honeypot?: boolean;
  withoutSum?: boolean;
  /** By the subject: such a message is not held for the sum alone. */
  asksForHelp?: boolean;
  tooFast?: boolean;
  /** Email addresses that the same IP address block has sent forms with in the last hour. */
  senders?: number;
  /** How many with the same text were suspected or confirmed as spam, and how often it came within the hour. */
  likeSpam?: number;
  likeSuspected?: number;
  repeats?: number;
}

/** From this score on a submission is quarantined. */
const QUARANTINE_SCORE = 5;

/** A library's visitors share an IP address. */
const MANY_SENDERS = 15;
const MANY_REPEATS = 3;

/** From these probabilities on, words are enough to hold a message, or are one sign among others. */
const WORDS_FROM = { sure: 0.85, like: 0.5 };
/** Below, a person has written it: that speaks against other signs. */
const PERSON_BELOW = 0.1;
const PERSON_BONUS = 3;

/** What a person's words do not make up for. */
const outweighing: readonly SpamReason["rule"][] = ["honeypot", "without-sum", "like-spam"];

/** `spam.copy.ts` explains each rule to staff. */
function weightOf(reason: SpamReason): number {
  switch (reason.rule) {
    case "honeypot":
    case "without-sum":
    case "like-spam":
      return QUARANTINE_SCORE;
    case "words":
      return reason.isSure ? QUARANTINE_SCORE : 3;
    case "gibberish-text":
    case "link-markup":
    case "link-in-name":
    case "mixed-scripts":
    case "like-suspected":
    case "help-without-sum":
      return 3;
    case "short-link":
    case "risky-domain":
    case "gibberish-name":
    case "many-senders":
    case "repeated":
      return 2;
    case "too-fast":
    case "other-script":
      return 1;
  }
}

function reasonsOf({ name, text }: SpamContent, evidence: SpamEvidence): SpamReason[] {
  const { senders = 0, likeSpam = 0, likeSuspected = 0, repeats = 0 } = evidence;
  const hosts = hostsOf(text);
  const shortener = hiddenBy(hosts);
  const risky = riskyHost(hosts);
  const mixed = mixedScriptWord(`${name} ${text}`);
  const reasons: (SpamReason | false | undefined)[] = [
    evidence.honeypot && { rule: "honeypot" },
    evidence.withoutSum && { rule: evidence.asksForHelp ? "help-without-sum" : "without-sum" },
    evidence.tooFast && { rule: "too-fast" },
    senders >= MANY_SENDERS && { rule: "many-senders", count: senders },
    likeSpam > 0 && { rule: "like-spam" },
    likeSpam === 0 && likeSuspected > 0 && { rule: "like-suspected" },
    repeats >= MANY_REPEATS && { rule: "repeated", count: repeats },
    hasLinkMarkup(text) && { rule: "link-markup" },
    shortener !== undefined && { rule: "short-link", host: shortener },
    risky !== undefined && { rule: "risky-domain", host: risky },
    hostsOf(name).length > 0 && { rule: "link-in-name" },
    mixed !== undefined && { rule: "mixed-scripts", word: mixed },
    isOtherScript(name, text) && { rule: "other-script" },
    isGibberishName(name) && { rule: "gibberish-name" },
    isGibberishText(text) && { rule: "gibberish-text" },
  ];
  return reasons.filter((reason) => typeof reason === "object");
}

export interface SpamScore {
  isSuspected: boolean;
  score: number;
  reasons: SpamReason[];
}

/** A response to the survey has nothing typed freely but a name. */
const isWeighed = ({ form }: SpamContent) => form !== "survey";

/** Sums up signs that can be explained. What tells of danger is saved all the same (`saveSubmission`). */
export function scoreSpam(content: SpamContent, evidence: SpamEvidence = {}): SpamScore {
  const share = isWeighed(content) ? weighSpam(content) : undefined;
  const reasons = reasonsOf(content, evidence);
  if (share !== undefined && share >= WORDS_FROM.like)
    reasons.push({ rule: "words", isSure: share >= WORDS_FROM.sure, telling: tellingWords(content) });
  const sum = reasons.reduce((total, reason) => total + weightOf(reason), 0);
  const isCertain = reasons.some(({ rule }) => outweighing.includes(rule));
  const isPerson = share !== undefined && share < PERSON_BELOW;
  const score = isPerson && !isCertain ? sum - PERSON_BONUS : sum;
  return { isSuspected: score >= QUARANTINE_SCORE, score, reasons };
}
