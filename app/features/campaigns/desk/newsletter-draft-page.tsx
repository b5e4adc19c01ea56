import { Form, useActionData } from "@remix-run/react";
import { useRef } from "react";
import { Button } from "~/components/button";
import { formId, TextInput } from "~/kits/forms/fields";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import { FormStatus } from "~/kits/forms/form-status";
import { ErrorSummary, problemAnchor } from "~/kits/forms/messages";
import { useFormState } from "~/kits/forms/use-form-state";
import { PageTitle } from "~/kits/staff-page/page-title";
import { ConflictPanel } from "~/kits/versioning/edit-fields";
import { formatCount } from "~/lib/numbers";
import { useSite } from "~/lib/site-settings";
import { discardForms, newsletterDraftForm as form, THEN, testForms } from "./campaign.forms";
import { chosenItems, draftPage, sendLater } from "./desk.copy";
import { DraftRows } from "./draft-rows";
import type { DraftRows as Rows } from "./draft-rows.server";
import { LivePreview } from "./live-preview";
import type { DraftFailure } from "./save-newsletter-draft.server";
import { SendButton, TestMailState } from "./send-button";
import type { NewsletterDraftData } from "./sending-page.server";
import { useSavedValues } from "./use-saved-values";

const back = { to: "/admin/dashboard/newsletter", label: "Newsletter" } as const;

/** For the panel that compares two changes: the fields that are no inputs of the form have labels too. */
const compared = {
  ...form,
  fields: [
    ...form.fields,
    { type: "text", name: "articles", label: "Articles and resources" },
    { type: "text", name: "sending", label: "To be sent" },
  ],
} as const;

function isFailure(value: unknown): value is { extra?: DraftFailure } {
  return typeof value === "object" && value !== null && "invalid" in value;
}

/** The stored rows with what was chosen before the form was found invalid. */
function withChoices(rows: Rows, kind: string, { items }: DraftFailure): Rows {
  if (!items) return rows;
  const chosen = items.filter((item) => item.kind === kind);
  const found = new Map(rows.rows.map((row) => [row.key, row]));
  const keys = chosen.map(({ id }) => `${kind}-${id}`);
  const ordered = chosen.flatMap(({ id, choice }) => {
    const row = found.get(`${kind}-${id}`);
    return row ? [{ ...row, choice }] : [];
  });
  return { ...rows, rows: [...ordered, ...rows.rows.filter(({ key }) => !keys.includes(key))] };
}

export function NewsletterDraftPage({ draft }: { draft: NewsletterDraftData }) {
  return (
    <>
      <PageTitle
        title={draftPage.title}
        intro="One draft, shared by all staff. “Send Newsletter Now”, the weekly schedule and a time chosen here all send it."
        back={back}
      />
      <div id="draft" className="mt-5 scroll-mt-24">
        <FormStatus form={form} />
        <FormStatus form={discardForms.newsletter} />
        <State draft={draft} />
        <DraftForm draft={draft} />
        <div className="mt-6 border-t border-hair pt-5">
          <TestMailState form={testForms.newsletter} test={draft.test} />
        </div>
        {!draft.isBlank && (
          <div className="mt-5 flex flex-wrap items-center gap-4">
            <SendButton form={discardForms.newsletter} kind="plain" />
            <p className="text-soft">
              Subject and introduction are written by the site again, and all new articles are in it.
            </p>
          </div>
        )}
      </div>
    </>
  );
}

function State({ draft: { sendAt, isOverdue, missed } }: { draft: NewsletterDraftData }) {
  return (
    <>
      {sendAt && (
        <p role="note" className="mb-5 border-l-4 border-gold pl-3 font-semibold">
          {isOverdue
            ? `It was to be sent on ${sendAt}, and is sent as soon as the program that sends mail runs and no other newsletter is under way.`
            : sendLater.scheduled(sendAt)}
        </p>
      )}
      {missed && (
        <p role="note" className="mb-5 border-l-4 border-red pl-3 font-semibold">
          {missed}
        </p>
      )}
    </>
  );
}

function DraftForm({ draft }: { draft: NewsletterDraftData }) {
  const { action, busy, errorState } = useFormState(form);
  const result = useActionData();
  const failure = (errorState && isFailure(result) && result.extra) || {};
  const { key, values } = useSavedValues(draft.values, errorState?.values);
  const errors = errorState?.errors ?? {};
  const input = (name: string) => {
    const field = form.fields.find((each) => each.name === name);
    if (!field || field.type === "hidden") return null;
    return <TextInput form={form} field={field} value={values[name] ?? ""} error={errors[name]} />;
  };
  const version = values.version ?? "";
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container}>
      {errorState ? <ErrorSummary form={form} errorState={errorState} /> : <div id={problemAnchor(form)} />}
      {failure.changes && <ConflictPanel form={compared} changes={failure.changes} />}
      <Form
        id={formId(form)}
        // Shown anew after it was saved, or where somebody else's changes were merged into it.
        key={`${key} ${version}`}
        method="post"
        discover="none"
        action={action}
        noValidate
        autoComplete="off"
      >
        <FormMetaInputs form={form} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="automaticSubject" value={values.automaticSubject} />
        <input type="hidden" name="automaticIntroduction" value={values.automaticIntroduction} />
        <input type="hidden" name="key" value={draft.test.key} />
        <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <div>
            <div className="max-w-3xl">
              {input("subject")}
              {input("introduction")}
            </div>
            <Items draft={draft} failure={failure} />
            <SendingTime draft={draft} date={input("sendDate")} time={input("sendTime")} />
          </div>
          <LivePreview
            form={form}
            container={container}
            label="The newsletter while you write"
            version={`${key} ${version}`}
          />
        </div>
        <div className="flex flex-wrap gap-4 max-sm:*:w-full">
          <Button disabled={busy}>{busy ? form.submit.busy : form.submit.idle}</Button>
          <Button kind="plain" name={THEN} value="preview" disabled={busy}>
            Save and preview
          </Button>
          <Button kind="plain" name={THEN} value="test" disabled={busy || !draft.hasIssue}>
            Save and send a test to me
          </Button>
          {draft.hasIssue && draft.recipients > 0 && draft.unfinished === null && (
            <Button kind="plain" name={THEN} value="send" disabled={busy}>
              Save and continue to sending
            </Button>
          )}
        </div>
      </Form>
    </div>
  );
}

function Items({ draft, failure }: { draft: NewsletterDraftData; failure: DraftFailure }) {
  const articles = withChoices(draft.articles, "article", failure);
  const resources = withChoices(draft.resources, "resource", failure);
  return (
    <div id={`${form.name}-articles`}>
      {articles.rows.length > 0 || resources.rows.length > 0 ? (
        <p className="mb-4 max-w-3xl text-soft">
          <strong>{chosenItems.include}</strong>: Without a tick it is left out of this newsletter, and
          offered for the one after. <strong>{chosenItems.never}</strong>: Takes effect when this newsletter
          is sent.
        </p>
      ) : null}
      {articles.rows.length > 0 ? (
        <DraftRows
          id="draft-articles"
          title="Articles"
          hint={`The first ${formatCount(draft.listed.article)} are shown in full, the first of all largest; those below the line are only counted. A number puts an article in that place.`}
          rows={articles}
          listed={draft.listed.article}
        />
      ) : (
        <p className="mb-6 border-l-4 border-gold pl-3">
          No article was added since the last newsletter. What you write here is stored until there is one.
        </p>
      )}
      {resources.rows.length > 0 && (
        <DraftRows
          id="draft-resources"
          title="New places to get help"
          hint={`The first ${formatCount(draft.listed.resource)} are shown; those below the line are only counted.`}
          rows={resources}
          listed={draft.listed.resource}
        />
      )}
    </div>
  );
}

interface SendingTimeProps {
  draft: NewsletterDraftData;
  date: React.ReactNode;
  time: React.ReactNode;
}

function SendingTime({ draft: { weekly }, date, time }: SendingTimeProps) {
  const { timeZone } = useSite();
  const hint = `${form.name}-sending-hint`;
  return (
    <fieldset id={`${form.name}-sending`} aria-describedby={hint} className="mb-2 max-w-3xl">
      <legend className="font-semibold">When it is sent</legend>
      <p id={hint} className="mb-3 text-soft">
        {`Leave both empty to send it ${weekly ? `with the weekly run on ${weekly}` : "with the weekly run"}, or by hand. Times are in ${timeZone}. A chosen time takes the place of the weekly runs before it.`}{" "}
        {sendLater.late}
      </p>
      <div className="flex flex-wrap gap-x-6 *:w-48">
        {date}
        {time}
      </div>
    </fieldset>
  );
}
