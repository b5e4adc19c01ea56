import { type RefObject, useEffect, useRef } from "react";
import { Button, ButtonLink } from "~/components/button";
import { SiteLink } from "~/components/site-link";
import { FormStatus } from "~/kits/forms/form-status";
import { SiteForm } from "~/kits/forms/site-form";
import { useFormState } from "~/kits/forms/use-form-state";
import { PhoneFold } from "~/kits/staff-page/phone-fold";
import { clearDraft, readDraft, saveDraft } from "~/lib/draft-storage";
import { formatCount } from "~/lib/numbers";
import { useSite } from "~/lib/site-settings";
import { formatTime } from "~/lib/time/dates";
import {
  discardForms,
  panels,
  scheduleTeamUpdateForm,
  sendForms,
  sendingParameters,
  teamUpdateForm,
  teamUpdateFormTo,
  testForms,
} from "./campaign.forms";
import { teamUpdatePanel as copy, sendLater } from "./desk.copy";
import { LivePreview } from "./live-preview";
import { MailFactsPart, MailFrame, PlainText, PreviewLinks } from "./preview-page";
import {
  BLOCKED_ID,
  Panel,
  SendButton,
  SendingBlocked,
  SendProblem,
  TestMail,
  useOtherParameters,
  useSendingPath,
} from "./send-button";
import type { SendingPage } from "./sending-page.server";

/**
 * Saves the inputs in this tab, so that a lost connection or an expired session loses nothing.
 * @param key one per user of a shared computer @param restore false for a form that shows what was just typed
 */
function useDraftStorage(container: RefObject<HTMLElement>, key: string, restore: boolean): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const inputs = () => [
      ...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input[type=text], textarea"),
    ];
    const draft = new URLSearchParams(restore ? readDraft(key) : "");
    for (const input of inputs()) input.value = draft.get(input.name) ?? input.value;
    const save = () => {
      const typed = inputs().map(({ name, value }) => [name, value]);
      saveDraft(key, new URLSearchParams(typed).toString());
    };
    element.addEventListener("input", save);
    return () => element.removeEventListener("input", save);
  }, [container, key, restore]);
}

/** Writes a team update (staff specification, section 2, "Send Team Update" form). */
export function TeamUpdatePanel({ teamUpdate, test }: Pick<SendingPage, "teamUpdate" | "test">) {
  const { recipients, draftKey, draft, missed, unfinished } = teamUpdate;
  const query = new URLSearchParams(useOtherParameters()).toString();
  const path = useSendingPath();
  const { errorState } = useFormState(teamUpdateForm);
  const { sent: discarded } = useFormState(discardForms.team_update);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (discarded) clearDraft(draftKey);
  }, [discarded, draftKey]);
  useDraftStorage(container, draftKey, !errorState && !discarded);
  return (
    <Panel id={panels.teamUpdate} title="Send Team Update">
      <SendProblem form={sendForms.team_update} />
      <SendProblem form={discardForms.team_update} />
      <FormStatus form={discardForms.team_update} />
      {unfinished !== null && (
        <p className="mb-4 border-l-4 border-gold pl-3">
          {copy.unfinished}{" "}
          <SiteLink
            to={path({ [sendingParameters.campaign]: String(unfinished) }, "progress")}
            className="inline-block py-1"
          >
            Show progress
          </SiteLink>
        </p>
      )}
      <p className="mb-5">
        {recipients === 0
          ? `${copy.noRecipients} You can write, preview and test one already.`
          : `It goes to ${formatCount(recipients)} subscribers who want team updates.`}
      </p>
      {missed && (
        <p role="note" className="mb-4 border-l-4 border-red pl-3 font-semibold">
          {missed}
        </p>
      )}
      <PhoneFold
        label="Write one"
        set={draft ? [draft.subject] : []}
        isOpen={draft !== null || errorState !== undefined}
      >
        <div ref={container} className="grid gap-x-8 gap-y-6 xl:grid-cols-2">
          <SiteForm
            key={draft?.savedAt ?? "new"}
            form={teamUpdateFormTo(recipients)}
            initial={draft ? { subject: draft.subject, content: draft.content } : {}}
            query={query}
            more={recipients > 0 && <Button kind="plain">Save and preview</Button>}
          >
            <p className="mb-4 text-soft">
              The next step shows the mail exactly as it will go out. Nothing is sent before you confirm it
              there.
            </p>
          </SiteForm>
          <LivePreview
            version={draft?.savedAt ?? "new"}
            form={teamUpdateForm}
            container={container}
            label="The mail while you write"
          />
        </div>
      </PhoneFold>
      {draft && (
        <div className="mt-6 flex flex-wrap items-center gap-4 border-t border-hair pt-5">
          <p className="text-soft">{`This is your draft, saved on ${formatTime(draft.savedAt)}.`}</p>
          <SendButton form={discardForms.team_update} kind="plain" />
        </div>
      )}
      {draft && (
        <TestMail
          form={testForms.team_update}
          test={test}
          note="The test mail has the text as it was saved."
        />
      )}
    </Panel>
  );
}

type TeamUpdate = SendingPage["teamUpdate"];

interface PreviewProps extends Pick<TeamUpdate, "recipients" | "draftKey"> {
  preview: NonNullable<TeamUpdate["preview"]>;
  blockers: readonly string[];
  test: SendingPage["test"];
}

const PREVIEWING = { [sendingParameters.preview]: "team-update" };
const NO_RECIPIENTS_ID = "no-team-update-recipients";

export function TeamUpdatePreview({ recipients, draftKey, preview, blockers, test }: PreviewProps) {
  const path = useSendingPath();
  useEffect(() => clearDraft(draftKey), [draftKey]);
  const count = formatCount(recipients);
  return (
    <Panel id={panels.teamUpdate} title="This is what will go out">
      <SendProblem form={sendForms.team_update} />
      <p className="font-semibold">{`To ${count} subscribers who want team updates. For a minute it can be undone.`}</p>
      <p className="mt-2 wrap-anywhere">
        Subject: <bdi>{preview.subject}</bdi>
      </p>
      <div className="mt-5">
        <MailFrame of="draft" title="The mail as it will look" />
      </div>
      <PreviewLinks of="draft" label="Open the mail on a page of its own" />
      <MailFactsPart facts={preview.facts} />
      <PlainText text={preview.text} />
      <TestMail form={testForms.team_update} test={test} query={PREVIEWING} />
      <div className="mt-6">
        {recipients === 0 && (
          <p id={NO_RECIPIENTS_ID} className="mb-4">
            {copy.noRecipients}
          </p>
        )}
        <SendingBlocked reasons={blockers} />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <SendButton
          form={sendForms.team_update}
          label={copy.send(count)}
          values={{ key: preview.key }}
          blockedBy={recipients === 0 ? NO_RECIPIENTS_ID : blockers.length > 0 ? BLOCKED_ID : undefined}
        />
        <ButtonLink to={path({}, panels.teamUpdate)}>Edit</ButtonLink>
      </div>
      {blockers.length === 0 && <SendLater preview={preview} />}
    </Panel>
  );
}

function SendLater({ preview }: Pick<PreviewProps, "preview">) {
  const { timeZone } = useSite();
  const query = new URLSearchParams([...useOtherParameters(), ...Object.entries(PREVIEWING)]).toString();
  return (
    <section aria-labelledby="send-later" className="mt-6 border-t border-hair pt-5">
      <h3 id="send-later" className="mb-2 font-text text-base font-bold tracking-normal">
        Or send it at a time you choose
      </h3>
      {preview.sendAt && <p className="mb-2 font-semibold">{sendLater.scheduled(preview.sendAt)}</p>}
      <p className="mb-3 text-soft">
        {`Times are in ${timeZone}. Until then you can change its text and its time; what you have saved last is sent.`}{" "}
        {sendLater.late}
      </p>
      <SiteForm
        form={scheduleTeamUpdateForm}
        initial={{ key: preview.key, ...preview.times }}
        query={query}
      />
    </section>
  );
}
