import type { Database } from "~/database/open-database.server";
import type { Flag } from "~/database/schema/schema.server";
import { articleForm } from "~/features/articles/admin/article.form";
import { articleForms, findArticle, updateArticle } from "~/features/articles/admin/article-editor.server";
import { adminPaths } from "~/features/staff/admin-paths";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import type { FormHandler, SubmissionResult } from "~/kits/forms/form-handler.server";
import type { handleForms } from "~/kits/forms/handle-forms.server";
import type { SentFields } from "~/kits/forms/parse-form-body.server";
import { changeRecord } from "~/kits/versioning/change-record.server";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import { isDay } from "~/lib/time/dates";
import { reviewCopy } from "./review.copy";
import {
  DAY_PREFIX,
  type Decision,
  decisions,
  ROW_PREFIX,
  reviewForm,
  reviewParameters,
  SAVE_AND_PUBLISH,
  SELECTED,
} from "./review.form";

const article = { kind: "article", update: updateArticle } as const;

interface Outcome {
  action: string;
  columns: { is_hidden: Flag; held_for_review: Flag };
  /** What is decided already stays; what was decided can be put back. */
  isFor: "waiting" | "decided";
}

const outcomes: Record<Decision, Outcome> = {
  publish: { action: "published", columns: { is_hidden: 0, held_for_review: 0 }, isFor: "waiting" },
  dismiss: { action: "not for us", columns: { is_hidden: 1, held_for_review: 0 }, isFor: "waiting" },
  putBack: { action: "put back for review", columns: { is_hidden: 1, held_for_review: 1 }, isFor: "decided" },
};

function ticked(sent: SentFields): string[] {
  const rows = [...sent.keys()].filter((name) => name.startsWith(ROW_PREFIX));
  return rows.map((name) => name.slice(ROW_PREFIX.length));
}

function readDecision(sent: SentFields): { decision: Decision; ids: number[] } | undefined {
  const decision = decisions.find((name) => sent.has(name));
  if (!decision) return undefined;
  const value = sent.get(decision) ?? "";
  const ids = (value === SELECTED ? ticked(sent) : [value]).map(parseRecordId).filter((id) => id !== null);
  return { decision, ids };
}

interface Context {
  db: Database;
  who: Actor;
  now: Date;
  /** The days that staff have given to articles without a date, by their ids. */
  days?: Readonly<Record<string, string>>;
}

/** They are as they were typed, so that none is lost. */
function typedDays(sent: SentFields): Record<string, string> {
  const names = [...sent.keys()].filter((name) => name.startsWith(DAY_PREFIX));
  return Object.fromEntries(
    names.map((name) => [name.slice(DAY_PREFIX.length), sent.get(name)?.trim() ?? ""]),
  );
}

/** @returns the articles that were changed: not those that a colleague has decided about, or deleted */
function decide(
  { db, who, now, days = {} }: Context,
  decision: Decision,
  ids: readonly number[],
): Promise<number[]> {
  const { action, columns, isFor } = outcomes[decision];
  return db.transaction().execute(async (trx) => {
    const changed: number[] = [];
    for (const id of ids) {
      const row = await findArticle(trx, id);
      if (!row || (row.held_for_review === 1) !== (isFor === "waiting")) continue;
      const day = days[id] ?? "";
      const dated = row.published_date === "" && day !== "" && { published_date: day };
      await changeRecord(trx, article, { row, change: { ...columns, ...dated }, action, who, now });
      changed.push(id);
    }
    return changed;
  });
}

/** The list where these stood. */
function pathOfReviewed(ids: readonly number[]): string {
  const query = new URLSearchParams({ [reviewParameters.reviewed]: ids.join("-") });
  return `${adminPaths.articles}?${query}#${reviewForm.anchor}`;
}

export interface ReviewFailure {
  days: Record<string, string>;
}

/** The answer to a review that changed nothing. */
export type ReviewAnswer = typeof handleForms<never, ReviewFailure>;

async function review(context: Context, sent: SentFields): Promise<SubmissionResult<never, ReviewFailure>> {
  const { decision, ids } = readDecision(sent) ?? { ids: [] };
  const days = typedDays(sent);
  const extra = { days };
  if (!decision || ids.length === 0) return { ok: false, failure: reviewCopy.problems.noneSelected, extra };
  const wrong = ids.map((id) => days[id] ?? "").find((day) => day !== "" && !isDay(day));
  if (wrong !== undefined) return { ok: false, failure: reviewCopy.problems.noDay(wrong), extra };
  const changed = await decide({ ...context, days }, decision, ids);
  if (changed.length === 0) return { ok: false, status: 409, failure: reviewCopy.problems.decided, extra };
  return { ok: true, to: pathOfReviewed(changed) };
}

export function reviewForms(db: Database, who: Actor): FormHandler<never, ReviewFailure>[] {
  return [
    {
      form: reviewForm,
      validate: (sent) => ({ ok: true, save: ({ now }) => review({ db, who, now }, sent) }),
    },
  ];
}

/** The forms of an article's page, where a button publishes what it saves. */
export function reviewableArticleForms(db: Database, who: Actor, id: number | null) {
  const forms = articleForms(db, who, id);
  if (id === null) return forms;
  return forms.map((handler): (typeof forms)[number] => ({
    ...handler,
    validate(sent) {
      const validated = handler.validate(sent);
      const isPublished = handler.form.name === articleForm.name && sent.has(SAVE_AND_PUBLISH);
      if (!validated.ok || !isPublished) return validated;
      const save: typeof validated.save = async (context) => {
        const saved = await validated.save(context);
        if (!saved.ok) return saved;
        await decide({ db, who, now: context.now }, "publish", [id]);
        return { ok: true, to: pathOfReviewed([id]) };
      };
      return { ok: true, save };
    },
  }));
}
