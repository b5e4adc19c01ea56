import {
  hardshipWordings,
  linkShorteners,
  riskyDomains,
  spamPhrases,
  spamPitches,
} from "~/content/spam-wordings";
import type { SpamReason } from "./spam.copy";
import {
  findPhrases,
  hasLinkMarkup,
  hostsOf,
  isGibberishName,
  isGibberishText,
  isOtherScript,
  joinedTexts,
  mixedScriptWord,
  type ReadText,
  readPhrases,
  readText,
} from "./spam-text.server";

export interface SpamContent {
  name: string;
  /** All that was typed freely. */
  text: string;
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

/** From this score on a submission is quarantined. No single sign reaches it but those that stand alone. */
const QUARANTINE_SCORE = 5;

/** A library's visitors share an IP address. */
const MANY_SENDERS = 15;
const MANY_REPEATS = 3;

const pitches = readPhrases(spamPitches);
const phrases = readPhrases(spamPhrases);
const hardships = readPhrases(hardshipWordings);

const HARDSHIP_BONUS = 3;

/** What is held for staff by itself. */
const alone: readonly SpamReason["rule"][] = ["honeypot", "without-sum", "like-spam"];

/** `spam.copy.ts` explains each rule to staff. */
function weightOf(reason: SpamReason): number {
  switch (reason.rule) {
    case "honeypot":
    case "without-sum":
    case "like-spam":
      return QUARANTINE_SCORE;
    case "pitch":
      return Math.min(6, 2 * reason.found.length + 1);
    case "phrases":
      return Math.min(3, reason.found.length);
    case "links":
      return reason.count >= 5 ? 4 : reason.count - 1;
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

function reasonsOf({ name, text }: SpamContent, read: ReadText, evidence: SpamEvidence): SpamReason[] {
  const { senders = 0, likeSpam = 0, likeSuspected = 0, repeats = 0 } = evidence;
  const hosts = hostsOf(text);
  const shortener = hosts.find((host) => linkShorteners.includes(host));
  const risky = hosts.find((host) => riskyDomains.includes(host.split(".").at(-1) ?? ""));
  const pitch = findPhrases(joinedTexts(readText(name), read), pitches);
  const said = findPhrases(read, phrases);
  const mixed = mixedScriptWord(`${name} ${text}`);
  const reasons: (SpamReason | false | undefined)[] = [
    evidence.honeypot && { rule: "honeypot" },
    evidence.withoutSum && { rule: evidence.asksForHelp ? "help-without-sum" : "without-sum" },
    evidence.tooFast && { rule: "too-fast" },
    senders >= MANY_SENDERS && { rule: "many-senders", count: senders },
    likeSpam > 0 && { rule: "like-spam" },
    likeSpam === 0 && likeSuspected > 0 && { rule: "like-suspected" },
    repeats >= MANY_REPEATS && { rule: "repeated", count: repeats },
    hosts.length > 1 && { rule: "links", count: hosts.length },
    hasLinkMarkup(text) && { rule: "link-markup" },
    shortener !== undefined && { rule: "short-link", host: shortener },
    risky !== undefined && { rule: "risky-domain", host: risky },
    hostsOf(name).length > 0 && { rule: "link-in-name" },
    pitch.length > 0 && { rule: "pitch", found: pitch },
    said.length > 0 && { rule: "phrases", found: said },
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

/** Sums up explainable signs. What tells of danger is saved all the same (`saveSubmission`). */
export function scoreSpam(content: SpamContent, evidence: SpamEvidence = {}): SpamScore {
  const read = readText(content.text);
  const reasons = reasonsOf(content, read, evidence);
  const sum = reasons.reduce((total, reason) => total + weightOf(reason), 0);
  const isHardship = sum > 0 && findPhrases(read, hardships).length > 0;
  const isCertain = reasons.some(({ rule }) => alone.includes(rule));
  const score = isHardship && !isCertain ? sum - HARDSHIP_BONUS : sum;
  return { isSuspected: score >= QUARANTINE_SCORE, score, reasons };
}
