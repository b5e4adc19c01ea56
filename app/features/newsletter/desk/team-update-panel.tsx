import { useEffect, useRef } from "react";
import { SiteLink } from "~/components/site-link";
import { FormStatus } from "~/kits/forms/form-status";
import { SiteForm } from "~/kits/forms/site-form";
import { useFormState } from "~/kits/forms/use-form-state";
import { formatTime } from "~/lib/dates";
import { formatCount } from "~/lib/numbers";
import { Panel } from "./panel";
import { SendButton, SendProblem } from "./send-button";
import { campaignProgress, teamUpdatePanel as copy } from "./sending.copy";
import {
  confirmTeamUpdateForm,
  discardDraftForm,
  panels,
  sendingParameters,
  teamUpdateForm,
  teamUpdateFormTo,
  testTeamUpdateForm,
} from "./sending.forms";
import type { SendingPage } from "./sending-page.server";
import { TestMail } from "./test-mail";
import { clearDraft, useDraftStorage } from "./use-draft-storage";
import { useOtherParameters, useSendingPath } from "./use-sending-path";

/** Writes a team update (staff specification, section 2, "Send Team Update" form). */
export function TeamUpdatePanel({ teamUpdate, test }: Pick<SendingPage, "teamUpdate" | "test">) {
  const { recipients, draftKey, draft, missed, unfinished } = teamUpdate;
  const query = new URLSearchParams(useOtherParameters()).toString();
  const path = useSendingPath();
  const { errorState } = useFormState(teamUpdateForm);
  const { sent: discarded } = useFormState(discardDraftForm);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (discarded) clearDraft(draftKey);
  }, [discarded, draftKey]);
  useDraftStorage(container, draftKey, !errorState && !discarded);
  return (
    <Panel id={panels.teamUpdate} title={copy.heading}>
      <SendProblem form={confirmTeamUpdateForm} />
      <SendProblem form={discardDraftForm} />
      <FormStatus form={discardDraftForm} />
      {unfinished !== null && (
        <p className="mb-4 border-l-4 border-gold pl-3">
          {copy.unfinished}{" "}
          <SiteLink
            to={path({ [sendingParameters.send]: String(unfinished) }, "progress")}
            className="inline-block py-1"
          >
            {campaignProgress.show}
          </SiteLink>
        </p>
      )}
      <p className="mb-5">
        {recipients === 0 ? `${copy.noRecipients} ${copy.writeAhead}` : copy.text(formatCount(recipients))}
      </p>
      {missed && (
        <p role="note" className="mb-4 border-l-4 border-red pl-3 font-semibold">
          {missed}
        </p>
      )}
      <div ref={container}>
        <SiteForm
          key={draft?.savedAt ?? "new"}
          form={teamUpdateFormTo(recipients)}
          initial={draft ? { subject: draft.subject, content: draft.content } : {}}
          query={query}
        >
          <p className="mb-4 text-soft">{copy.previewFirst}</p>
        </SiteForm>
      </div>
      {draft && (
        <div className="mt-6 flex flex-wrap items-center gap-4 border-t border-hair pt-5">
          <p className="text-soft">{copy.draft(formatTime(draft.savedAt))}</p>
          <SendButton form={discardDraftForm} kind="plain" />
        </div>
      )}
      {draft && <TestMail form={testTeamUpdateForm} test={test} note={copy.testNote} />}
    </Panel>
  );
}
