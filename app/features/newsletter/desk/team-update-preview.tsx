import { useEffect } from "react";
import { ButtonLink } from "~/components/button";
import { MailFrame } from "~/features/newsletter/issue/mail-frame";
import { SiteForm } from "~/kits/forms/site-form";
import { formatCount } from "~/lib/numbers";
import { useSite } from "~/lib/site-settings";
import { chosenTime, newsletterDraft } from "./newsletter-draft.copy";
import { Panel } from "./panel";
import { PreviewLinks } from "./preview-links";
import { SendButton, SendProblem } from "./send-button";
import { newsletterPanel, teamUpdatePanel } from "./sending.copy";
import {
  confirmTeamUpdateForm,
  panels,
  scheduleTeamUpdateForm,
  sendingParameters,
  testTeamUpdateForm,
} from "./sending.forms";
import { BLOCKED_ID, SendingBlocked } from "./sending-blocked";
import type { SendingPage } from "./sending-page.server";
import { TestMail } from "./test-mail";
import { clearDraft } from "./use-draft-storage";
import { useOtherParameters, useSendingPath } from "./use-sending-path";

type TeamUpdate = SendingPage["teamUpdate"];

interface PreviewProps extends Pick<TeamUpdate, "recipients" | "draftKey"> {
  preview: NonNullable<TeamUpdate["preview"]>;
  blockers: readonly string[];
  test: SendingPage["test"];
}

const PREVIEWING = { [sendingParameters.preview]: "team-update" };
const NO_RECIPIENTS_ID = "no-team-update-recipients";

export function TeamUpdatePreview({ recipients, draftKey, preview, blockers, test }: PreviewProps) {
  const copy = teamUpdatePanel.preview;
  const path = useSendingPath();
  useEffect(() => clearDraft(draftKey), [draftKey]);
  const count = formatCount(recipients);
  return (
    <Panel id={panels.teamUpdate} title={copy.heading}>
      <SendProblem form={confirmTeamUpdateForm} />
      <p className="font-semibold">{copy.text(count)}</p>
      <p className="mt-2 wrap-anywhere">
        {newsletterPanel.subject}: {preview.subject}
      </p>
      {preview.removedTags.length > 0 && (
        <p className="mt-4 border-l-4 border-gold pl-3">{copy.removedTags(preview.removedTags.join(", "))}</p>
      )}
      <div className="mt-5">
        <MailFrame of="draft" title={copy.frame} />
      </div>
      <PreviewLinks of="draft" label={copy.open} />
      <details className="mt-4">
        <summary className="py-1 font-semibold">{copy.plain}</summary>
        <pre className="mt-2 border-2 border-hair p-4 font-[monospace] text-sm whitespace-pre-wrap wrap-anywhere">
          {preview.text}
        </pre>
      </details>
      <TestMail form={testTeamUpdateForm} test={test} query={PREVIEWING} />
      <div className="mt-6">
        {recipients === 0 && (
          <p id={NO_RECIPIENTS_ID} className="mb-4">
            {teamUpdatePanel.noRecipients}
          </p>
        )}
        <SendingBlocked reasons={blockers} />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <SendButton
          form={confirmTeamUpdateForm}
          label={teamUpdatePanel.button.idle(count)}
          values={{ draft: preview.key }}
          blockedBy={recipients === 0 ? NO_RECIPIENTS_ID : blockers.length > 0 ? BLOCKED_ID : undefined}
        />
        <ButtonLink to={path({}, panels.teamUpdate)}>{copy.edit}</ButtonLink>
      </div>
      {blockers.length === 0 && <SendLater preview={preview} />}
    </Panel>
  );
}

function SendLater({ preview }: Pick<PreviewProps, "preview">) {
  const { timeZone } = useSite();
  const { legend, hint } = chosenTime.form;
  const query = new URLSearchParams([...useOtherParameters(), ...Object.entries(PREVIEWING)]).toString();
  return (
    <section aria-labelledby="send-later" className="mt-6 border-t border-hair pt-5">
      <h3 id="send-later" className="mb-2 font-text text-base font-bold tracking-normal">
        {legend}
      </h3>
      {preview.sendAt && <p className="mb-2 font-semibold">{newsletterDraft.scheduled(preview.sendAt)}</p>}
      <p className="mb-3 text-soft">
        {hint(timeZone)} {newsletterDraft.time.late}
      </p>
      <SiteForm
        form={scheduleTeamUpdateForm}
        initial={{ draft: preview.key, ...preview.times }}
        query={query}
      />
    </section>
  );
}
