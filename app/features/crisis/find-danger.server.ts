import { plainWords } from "~/kits/search/query-words.server";
import type { DangerFamily } from "~/lib/danger-family";
import { type Danger, likelyDanger } from "./likely-danger.server";
import { readSentence, type Span, type Spans } from "./read-sentence.server";
import { harmless, type Rule, rules } from "./rules.server";
import type { Slot } from "./vocabulary.server";

/** A longer text is read to here: an application has four texts of 5,000 characters. */
const MAX_LENGTH = 20_100;
/** These dangers need no card when they are told as long over. */
const ENDS: ReadonlySet<DangerFamily> = new Set(["self", "other", "home", "child", "overdose"]);

/** The nearest span that ends at most `gap` words before a word. */
function spanBefore(ends: ReadonlyMap<number, Span>, start: number, gap: number): Span | undefined {
  for (let end = start; end >= start - gap; end -= 1) {
    const span = ends.get(end);
    if (span) return span;
  }
  return undefined;
}

/** Of spans that end at the same word, the one with the fewest typos. */
function byEnd(spans: readonly Span[]): Map<number, Span> {
  const ends = new Map<number, Span>();
  for (const span of spans) if ((ends.get(span.end)?.typos ?? 9) > span.typos) ends.set(span.end, span);
  return ends;
}

/** Looks for slots that stand one after the other; each span found reaches from the first of them to the last. */
function chain(spans: Spans, [first, ...rest]: readonly Slot[], gap: number): Span[] {
  let found = (first && spans.get(first)) ?? [];
  for (const slot of rest) {
    if (found.length === 0) break;
    const ends = byEnd(found);
    found = (spans.get(slot) ?? []).flatMap(({ start, end, typos }) => {
      const before = spanBefore(ends, start, gap);
      return before ? [{ start: before.start, end, typos: before.typos + typos }] : [];
    });
  }
  return found;
}

const spansOf = (spans: Spans, { orders, gap }: Pick<Rule, "orders" | "gap">) =>
  orders.flatMap((slots) => chain(spans, slots, gap));

function withoutHarmless(spans: Spans): Spans {
  const masks = harmless.flatMap((rule) => spansOf(spans, rule));
  if (masks.length === 0) return spans;
  const isMasked = ({ start, end }: Span) => masks.some((mask) => start >= mask.start && end <= mask.end);
  return new Map([...spans].map(([slot, all]) => [slot, all.filter((span) => !isMasked(span))]));
}

/** Half of the slots at most are believed to be misspelt. */
const holds = (spans: Spans, rule: Rule) =>
  spansOf(spans, rule).some(({ typos }) => typos <= (rule.orders[0]?.length ?? 0) / 2);

/** By the rules of the grammar, the first sentence that tells of danger names its family. */
function ruledDanger(text: string): DangerFamily | undefined {
  for (const sentence of text.split(/[.!?;\n]+/)) {
    const spans = withoutHarmless(readSentence(sentence));
    if (spans.size === 0) continue;
    const has = (slot: Slot) => (spans.get(slot)?.length ?? 0) > 0;
    const isOver = has("past") && !has("present");
    const found = rules.find((rule) => !(isOver && ENDS.has(rule.family)) && holds(spans, rule));
    if (found) return found.family;
  }
  return undefined;
}

/** What danger a text tells of; most texts tell of none. */
export function readDanger(text: string): Danger | undefined {
  const start = text.slice(0, MAX_LENGTH);
  const family = ruledDanger(start);
  return family ? { family, isSure: true } : likelyDanger(plainWords(start));
}

export const findDanger = (text: string): DangerFamily | undefined => readDanger(text)?.family;
