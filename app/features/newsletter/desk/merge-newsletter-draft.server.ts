import { parseDraftItems } from "~/features/newsletter/issue/draft-items.server";
import type { NewsletterDraft } from "~/features/newsletter/issue/newsletter-draft.queries.server";
import { type Change, changesSince } from "~/kits/versioning/changes-since.server";
import { type FieldChange, type FormValues, mergeEdits } from "~/kits/versioning/merge-edits";
import type { Database } from "~/server/open-database.server";
import { shownTime } from "./choose-time";
import { titlesOfItems } from "./draft-rows.server";
import { newsletterDraft as copy } from "./newsletter-draft.copy";

type Written = Pick<NewsletterDraft, "subject" | "introduction" | "items" | "send_at">;

/** How a draft is compared and shown where two people changed it. */
function describeDraft(draft: Written, titles: ReadonlyMap<string, string>): FormValues {
  const words = { in: "", out: ` (${copy.items.left})`, never: ` (${copy.items.neverIn})` };
  const articles = parseDraftItems(draft.items).map(
    ({ kind, id, choice }) => `${titles.get(`${kind}-${id}`) ?? `${kind} ${id}`}${words[choice]}`,
  );
  return {
    subject: draft.subject,
    introduction: draft.introduction,
    articles: articles.join("\n"),
    sending: shownTime(draft.send_at) ?? "",
  };
}

const text = (value: unknown, otherwise: string) => (typeof value === "string" ? value : otherwise);

export interface DraftConflict {
  values: FormValues;
  changes: FieldChange[];
  /** The newest first. */
  by: Change[];
  isMine: (name: "articles" | "sending") => boolean;
}

/**
 * Compares an edit of an older version with what was stored since.
 * @returns nothing where no one has changed anything of it
 */
export async function mergeNewsletterDraft(
  trx: Database,
  { version, row, mine }: { version: number; row: NewsletterDraft; mine: Written },
): Promise<DraftConflict | undefined> {
  const { changes: by, original } = await changesSince(trx, {
    kind: "newsletter_draft",
    id: row.id,
    version,
  });
  const opened = {
    subject: text(original.subject, row.subject),
    introduction: text(original.introduction, row.introduction),
    items: text(original.items, row.items),
    send_at: original.send_at === undefined ? row.send_at : text(original.send_at, "") || null,
  };
  const all = [opened, row, mine].flatMap((side) => parseDraftItems(side.items));
  const titles = await titlesOfItems(trx, all);
  const typed = describeDraft(mine, titles);
  const { values, changes } = mergeEdits({
    base: describeDraft(opened, titles),
    theirs: describeDraft(row, titles),
    mine: typed,
  });
  if (changes.length === 0) return undefined;
  return { values, changes, by, isMine: (name) => values[name] === typed[name] };
}
