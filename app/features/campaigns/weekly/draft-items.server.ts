import * as z from "zod";

/** `in` the next issue, left `out` of it and offered again for the one after, or in no issue, `never`. */
export type DraftChoice = "in" | "out" | "never";

export interface DraftItem {
  kind: "article" | "resource";
  id: number;
  choice: DraftChoice;
}

const WORDS: Record<DraftChoice, string> = { in: "", out: " left out", never: " in no issue" };
const PATTERN = /^(article|resource) ([1-9]\d{0,14})( left out| in no issue|)$/;

const stored = z
  .array(z.string().transform(parseItem))
  .transform((items) => items.filter((item) => item !== null));
const body = z.object({ introduction: z.string(), items: stored });

/** What the draft of a newsletter has beside its subject. */
export type NewsletterBody = z.infer<typeof body>;

export function parseNewsletterBody(text: string): NewsletterBody {
  return body.parse(JSON.parse(text));
}

export function formatNewsletterBody({ introduction, items }: NewsletterBody): string {
  return JSON.stringify({ introduction, items: items.map(formatItem) });
}

interface NewsletterTexts {
  subject: string;
  introduction: string;
  automaticSubject: string;
  automaticIntroduction: string;
}

/** What staff wrote: unchanged, what the site wrote into the fields is written by it again. */
export function newsletterTexts(typed: NewsletterTexts) {
  const { subject, introduction, automaticSubject, automaticIntroduction } = typed;
  return {
    subject: subject === automaticSubject ? "" : subject,
    introduction: introduction === automaticIntroduction ? "" : introduction,
  };
}

function parseItem(text: string): DraftItem | null {
  const [, kind, id, words] = PATTERN.exec(text) ?? [];
  if (kind === undefined || id === undefined) return null;
  const choice = words === WORDS.out ? "out" : words === WORDS.never ? "never" : "in";
  return { kind: kind === "resource" ? "resource" : "article", id: Number(id), choice };
}

const formatItem = ({ kind, id, choice }: DraftItem) => `${kind} ${id}${WORDS[choice]}`;

/** Items of an entry of the audit log: in their order, each with what staff decided. */
export function parseDraftItems(text: string): DraftItem[] {
  return stored.parse(JSON.parse(text));
}

export interface Arranged {
  /** Items of the draft that no issue held yet, in its order. */
  known: DraftItem[];
  /** In the order of the draft; what is new since comes last. */
  included: number[];
  out: number[];
  never: number[];
  /** Of the included ones, those that the draft does not know. */
  added: number[];
}

/** @param ids of what no issue held yet, in the order of an issue without a draft */
export function arrange(
  ids: readonly number[],
  items: readonly DraftItem[],
  kind: DraftItem["kind"],
): Arranged {
  const named = items.filter((item) => item.kind === kind);
  // Without a draft, a hundred thousand ids need no set.
  const open = named.length > 0 ? new Set(ids) : new Set<number>();
  const known = named.filter(({ id }) => open.has(id));
  const chosen = (choice: DraftChoice) => known.filter((item) => item.choice === choice).map(({ id }) => id);
  const decided = new Set(known.map(({ id }) => id));
  const added = decided.size > 0 ? ids.filter((id) => !decided.has(id)) : [...ids];
  return {
    known,
    included: [...chosen("in"), ...added],
    out: chosen("out"),
    never: chosen("never"),
    added,
  };
}
