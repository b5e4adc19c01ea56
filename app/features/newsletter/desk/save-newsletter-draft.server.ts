import {
  changeNewsletterDraft,
  discardNewsletterDraft,
} from "~/features/newsletter/campaigns/newsletter-draft.server";
import { answerDueOccurrence } from "~/features/newsletter/campaigns/schedule.server";
import { newsletterSettings } from "~/features/newsletter/campaigns/settings.server";
import {
  type DraftItem,
  formatDraftItems,
  parseDraftItems,
} from "~/features/newsletter/issue/draft-items.server";
import { findNewsletterDraft } from "~/features/newsletter/issue/newsletter-draft.queries.server";
import { adminPaths } from "~/features/staff/admin-paths";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import type { SentFields } from "~/kits/forms/parse-form-body.server";
import { validateForm } from "~/kits/forms/validate-form.server";
import type { Change } from "~/kits/versioning/changes-since.server";
import type { FieldChange } from "~/kits/versioning/merge-edits";
import { conflictFailure, yourself } from "~/kits/versioning/versioning.copy";
import { formatTime } from "~/lib/dates";
import type { Actor } from "~/server/audit-log.queries.server";
import type { Services } from "~/server/services.server";
import { readChosenTime, timeInputs } from "./choose-time";
import { mailPreviewPage } from "./mail-preview-path";
import { mergeNewsletterDraft } from "./merge-newsletter-draft.server";
import { discardNewsletterForm, newsletterDraftForm, THEN } from "./newsletter-draft.form";
import { readPostedRows } from "./posted-rows.server";
import { panels, sendingParameters, testNewsletterForm } from "./sending.forms";
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
  const settings = newsletterSettings(env);
  return await db.transaction().execute(async (trx): Promise<Result> => {
    const row = await findNewsletterDraft(trx);
    const chosen = readChosenTime(times, { stored: row.send_at, now });
    if ("errors" in chosen) return { ok: false, errors: chosen.errors, extra: { items } };
    const mine = {
      subject: subject === automaticSubject ? "" : subject,
      introduction: introduction === automaticIntroduction ? "" : introduction,
      items: formatDraftItems(items),
      send_at: chosen.sendAt,
    };
    if (version !== String(row.version)) {
      const edit = { version: Number(version), row, mine };
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
          extra: { changes, items: conflict.isMine("articles") ? items : parseDraftItems(row.items) },
        };
      }
    }
    const isNewTime = mine.send_at !== row.send_at;
    const scheduled_by = mine.send_at === null ? null : isNewTime ? staff.userId : row.scheduled_by;
    if (mine.send_at === null && row.send_at !== null) await answerDueOccurrence(trx, settings, now);
    const change = { ...mine, scheduled_by, missed_at: null, missed_reason: null };
    await changeNewsletterDraft(trx, row, { change, action: "edited", who: staff }, now);
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
    /^[\da-f-]{36}$/.test(key) && (await enqueueTestMail(services, staff, { of: "newsletter", key }, now));
  if (!isSent) return { ok: true };
  return {
    ok: true,
    to: `${adminPaths.newsletterDraft}?${SENT_PARAMETER}=${testNewsletterForm.name}#${newsletterDraftForm.anchor}`,
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
    createFormHandler(discardNewsletterForm, async (_, { now }) => {
      await discardNewsletterDraft(services.db, staff, now, (trx) =>
        answerDueOccurrence(trx, newsletterSettings(services.env), now),
      );
      return { ok: true };
    }),
  ];
}
