import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/button";
import { SiteLink } from "~/components/site-link";
import { MailFrame } from "~/features/newsletter/issue/mail-frame";
import { formatCount } from "~/lib/numbers";
import { useHydrated } from "~/lib/use-hydrated";
import { Panel } from "./panel";
import { PreviewLinks } from "./preview-links";
import { SendButton, SendProblem } from "./send-button";
import { campaignProgress, newsletterPanel as copy } from "./sending.copy";
import { panels, sendingParameters, sendNewsletterForm } from "./sending.forms";
import { BLOCKED_ID, SendingBlocked } from "./sending-blocked";
import type { SendingPage } from "./sending-page.server";
import { useOtherParameters, useSendingPath } from "./use-sending-path";

interface NewsletterPanelProps {
  newsletter: SendingPage["newsletter"];
  blockers: readonly string[];
}

/** Sends the weekly newsletter by hand (staff specification, section 2, "Send Newsletter" panel). */
export function NewsletterPanel({ newsletter, blockers }: NewsletterPanelProps) {
  const { recipients, subject, unfinished, asking } = newsletter;
  const path = useSendingPath();
  if (asking) return <ConfirmPanel newsletter={newsletter} blockers={blockers} />;
  return (
    <Panel id={panels.newsletter} title={copy.heading}>
      <SendProblem form={sendNewsletterForm} />
      <p>{copy.text(formatCount(recipients))}</p>
      {unfinished !== null ? (
        <>
          <p className="mt-4 border-l-4 border-gold pl-3 font-semibold">{copy.unfinished}</p>
          <p className="mt-4">
            <SiteLink
              to={path({ [sendingParameters.send]: String(unfinished) }, "progress")}
              className="inline-block py-1"
            >
              {campaignProgress.show}
            </SiteLink>
          </p>
        </>
      ) : (
        <>
          <p className="mt-2 text-soft">{subject ? `${copy.subject}: ${subject}` : copy.nothingNew}</p>
          {subject && <PreviewLinks of="newsletter" label={copy.open} />}
          <div className="mt-5">
            <SendingBlocked reasons={blockers} />
            <ConfirmButton recipients={recipients} blockedBy={blockers.length > 0 ? BLOCKED_ID : undefined} />
          </div>
        </>
      )}
    </Panel>
  );
}

function ConfirmButton({ recipients, blockedBy }: { recipients: number; blockedBy: string | undefined }) {
  const scripted = useHydrated();
  const others = useOtherParameters();
  const question = copy.question(formatCount(recipients));
  if (scripted) return <SendButton form={sendNewsletterForm} question={question} blockedBy={blockedBy} />;
  return (
    <Form method="get" action={`#${panels.newsletter}`} discover="none">
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={sendingParameters.confirm} value="newsletter" />
      <Button disabled={blockedBy !== undefined} aria-describedby={blockedBy}>
        {copy.button.idle}
      </Button>
    </Form>
  );
}

function ConfirmPanel({ newsletter: { recipients, subject }, blockers }: NewsletterPanelProps) {
  const path = useSendingPath();
  return (
    <Panel id={panels.newsletter} title={copy.confirm.heading}>
      <SendProblem form={sendNewsletterForm} />
      <p className="font-semibold">{copy.confirm.text(formatCount(recipients))}</p>
      <p className="mt-2 mb-5">{subject ? `${copy.subject}: ${subject}` : copy.nothingNew}</p>
      {subject && <MailFrame of="newsletter" title={copy.frame} />}
      <div className="mt-5">
        <SendingBlocked reasons={blockers} />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <SendButton form={sendNewsletterForm} blockedBy={blockers.length > 0 ? BLOCKED_ID : undefined} />
        <ButtonLink to={path({}, panels.newsletter)}>{copy.confirm.cancel}</ButtonLink>
      </div>
    </Panel>
  );
}
