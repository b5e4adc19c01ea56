import { SiteLink } from "~/components/site-link";
import { FormStatus } from "~/kits/forms/form-status";
import { useFormState } from "~/kits/forms/use-form-state";
import { chosenTime as copy } from "./newsletter-draft.copy";
import { Panel } from "./panel";
import { SendButton, SendProblem } from "./send-button";
import { cancelTimeForm, panels, scheduleTeamUpdateForm } from "./sending.forms";
import type { SendingPage } from "./sending-page.server";

/** What is sent by itself, of all staff. */
export function ScheduledSends({ sends }: { sends: SendingPage["scheduled"] }) {
  const { sent, errorState } = useFormState(cancelTimeForm);
  if (sends.length === 0 && !sent && !errorState) return null;
  return (
    <div className="mb-6">
      <Panel id={panels.scheduled} title={copy.heading}>
        <SendProblem form={cancelTimeForm} />
        <FormStatus form={cancelTimeForm} />
        <FormStatus form={scheduleTeamUpdateForm} />
        <ul>
          {sends.map(({ of, at, text, change }) => (
            <li
              key={of}
              className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-hair py-2 first:border-t-0"
            >
              <span className="wrap-anywhere">{text}</span>
              {change && (
                <SiteLink to={change} className="inline-block py-1 font-semibold">
                  {copy.change}
                </SiteLink>
              )}
              <SendButton form={cancelTimeForm} kind="plain" values={{ of, at }} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
