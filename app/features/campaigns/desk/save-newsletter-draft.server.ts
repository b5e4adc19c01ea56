import type { Database } from "~/database/open-database.server";
import { changeDraft, type Draft, findNewsletterDraft } from "~/features/campaigns/drafts/drafts.server";
import { onTimeRemoved } from "~/features/campaigns/sending/send-chosen.server";
import { newsletterSettings } from "~/features/campaigns/sending/settings.server";
import {
  type DraftItem,
  formatNewsletterBody,
  type NewsletterBody,
  newsletterTexts,
  parseDraftItems,
  parseNewsletterBody,
} from "~/features/campaigns/weekly/draft-items.server";
import { openingProblem } from "~/features/campaigns/weekly/issue-contents.server";
import { adminPaths } from "~/features/staff/admin-paths";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import type { SentFields } from "~/kits/forms/parse-form-body.server";
import { validateForm } from "~/kits/forms/validate-form.server";
import { type FieldChange, type FormValues, mergeEdits } from "~/kits/versioning/merge-edits";
import { type Change, changesSince } from "~/kits/versioning/record-history.server";
import { conflictFailure, yourself } from "~/kits/versioning/versioning.copy";
import { formatTime } from "~/lib/time/dates";
import type { Services } from "~/server/services.server";
import {
  discardForms,
  newsletterDraftForm,
  panels,
  sendingParameters,
  THEN,
  testForms,
} from "./campaign.forms";
import { mailPreviewPage } from "./campaign-paths";
import { readChosenTime, shownTime, timeInputs } from "./choose-time";
import { discardDraft } from "./draft-handlers.server";
import { readPostedRows, titlesOfItems } from "./draft-rows.server";
import { enqueueTestMail } from "./test-mails.server";

export interface DraftFailure {
  changes?: FieldChange[];
  /** What was chosen, in its order; nothing where the stored choice is shown. */
  items?: DraftItem[];
}

type Result = SubmissionResult<never, DraftFailure>;

const describeChange = (staff: Actor, { who, at }: Change) => ({
  who: who.userId === staff.userId ? yourself : who.email,
  at: formatTime(at),
});

async function save({ db, env }: Services, staff: Actor, sent: SentFields, now: Date): Promise<Result> {
  const items = readPostedRows(sent);
  const validated = validateForm(newsletterDraftForm, sent);
  if (!validated.ok) return { ok: false, errors: validated.errors, extra: { items } };
  const { version, automaticSubject, automaticIntroduction, subject, introduction, ...times } =
    validated.values;
  const texts = newsletterTexts({ subject, introduction, automaticSubject, automaticIntroduction });
  const problem = texts.introduction && openingProblem(texts.introduction, env.SITE_URL);
  if (problem) return { ok: false, errors: { introduction: problem }, extra: { items } };
  const settings = newsletterSettings(env);
  return await db.transaction().execute(async (trx): Promise<Result> => {
    const row = await findNewsletterDraft(trx);
    const chosen = readChosenTime(times, { stored: row.send_at, now });
    if ("errors" in chosen) return { ok: false, errors: chosen.errors, extra: { items } };
    const mine = {
      ...texts,
      items,
      send_at: chosen.sendAt,
    };
    const stored = { ...row, ...parseNewsletterBody(row.body) };
    if (version !== String(row.version)) {
      const edit = { version: Number(version), stored, mine };
      const conflict = await mergeNewsletterDraft(trx, edit);
      if (conflict) {
        const { values, changes, by } = conflict;
        return {
          ok: false,
          status: 409,
          failure: conflictFailure(
            "draft",
            by.map((change) => describeChange(staff, change)),
          ),
          values: {
            version: String(row.version),
            subject: values.subject || automaticSubject,
            introduction: values.introduction || automaticIntroduction,
            ...(conflict.isMine("sending") ? times : timeInputs(row.send_at)),
          },
          extra: { changes, items: conflict.isMine("articles") ? items : stored.items },
        };
      }
    }
    if (mine.send_at === null && row.send_at !== null) await onTimeRemoved(trx, row, settings, now);
    const isNewTime = mine.send_at !== row.send_at;
    const change = {
      subject: mine.subject,
      body: formatNewsletterBody(mine),
      send_at: mine.send_at,
      scheduled_by: mine.send_at === null ? null : isNewTime ? staff.userId : row.scheduled_by,
      missed_at: null,
      missed_reason: null,
    };
    await changeDraft(trx, row, { change, action: "edited", who: staff }, now);
    return { ok: true };
  });
}

/** The step that shows the newsletter and asks. */
const SENDING = `${adminPaths.dashboard}/newsletter?${sendingParameters.confirm}=newsletter#${panels.newsletter}`;

/** What the pressed button asks for once the draft is saved. */
async function follow(services: Services, staff: Actor, sent: SentFields, now: Date): Promise<Result> {
  const then = sent.get(THEN);
  if (then === "preview") return { ok: true, to: `${mailPreviewPage("newsletter")}#page-title` };
  if (then === "send") return { ok: true, to: SENDING };
  if (then !== "test") return { ok: true };
  const key = sent.get("key") ?? "";
  const isSent =
    /^[\da-f-]{36}$/.test(key) && (await enqueueTestMail(services, staff, { kind: "newsletter", key }, now));
  if (!isSent) return { ok: true };
  return {
    ok: true,
    to: `${adminPaths.newsletterDraft}?${SENT_PARAMETER}=${testForms.newsletter.name}#${newsletterDraftForm.anchor}`,
  };
}

export function newsletterDraftHandlers(
  services: Services,
  staff: Actor,
): FormHandler<never, DraftFailure>[] {
  return [
    {
      form: newsletterDraftForm,
      // Validated with the articles, which are no fields of the form: they must not be lost.
      validate: (sent) => ({
        ok: true,
        save: async ({ now }) => {
          const result = await save(services, staff, sent, now);
          return result.ok ? await follow(services, staff, sent, now) : result;
        },
      }),
    },
    createFormHandler(discardForms.newsletter, (_, { now }) =>
      discardDraft(services, staff, "newsletter", now),
    ),
  ];
}

interface Compared extends NewsletterBody, Pick<Draft, "subject" | "send_at"> {}

/** How a draft is compared and shown where two people changed it. */
function describeDraft(draft: Compared, titles: ReadonlyMap<string, string>): FormValues {
  const words = { in: "", out: ` (left out)`, never: ` (in no newsletter)` };
  const articles = draft.items.map(
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

/**
 * Compares an edit of an older version with what was stored since.
 * @returns nothing where no one has changed anything of it
 */
async function mergeNewsletterDraft(
  trx: Database,
  { version, stored, mine }: { version: number; stored: Compared & Pick<Draft, "id">; mine: Compared },
) {
  const { changes: by, original } = await changesSince(trx, {
    kind: "newsletter_draft",
    id: stored.id ?? 0,
    version,
  });
  const opened = {
    subject: text(original.subject, stored.subject),
    introduction: text(original.introduction, stored.introduction),
    items: typeof original.items === "string" ? parseDraftItems(original.items) : stored.items,
    send_at: original.send_at === undefined ? stored.send_at : text(original.send_at, "") || null,
  };
  const all = [opened, stored, mine].flatMap((side) => side.items);
  const titles = await titlesOfItems(trx, all);
  const typed = describeDraft(mine, titles);
  const { values, changes } = mergeEdits({
    base: describeDraft(opened, titles),
    theirs: describeDraft(stored, titles),
    mine: typed,
  });
  if (changes.length === 0) return undefined;
  return { values, changes, by, isMine: (name: "articles" | "sending") => values[name] === typed[name] };
}
