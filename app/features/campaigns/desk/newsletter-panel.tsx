import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/button";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { formatCount } from "~/lib/numbers";
import { formatTime } from "~/lib/time/dates";
import { scheduleNote } from "./campaign.copy";
import { panels, sendForms, sendingParameters, testForms } from "./campaign.forms";
import { campaignProgress, newsletterPanel as copy } from "./desk.copy";
import { newsletterDraft } from "./newsletter-draft.copy";
import { MailFrame, PreviewLinks } from "./preview-page";
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
import type { ScheduleFacts, SendingPage } from "./sending-page.server";

type NewsletterPanelProps = Pick<SendingPage, "newsletter" | "blockers" | "test">;

/** Sends the weekly newsletter by hand (staff specification, section 2, "Send Newsletter" panel). */
export function NewsletterPanel({ newsletter, blockers, test }: NewsletterPanelProps) {
  const { recipients, subject, unfinished, asking, schedule, missed, changed } = newsletter;
  const path = useSendingPath();
  if (asking) return <ConfirmPanel newsletter={newsletter} blockers={blockers} test={test} />;
  return (
    <Panel id={panels.newsletter} title={copy.heading}>
      <SendProblem form={sendForms.newsletter} />
      <p>{copy.text(formatCount(recipients))}</p>
      {missed && (
        <p role="note" className="mt-2 border-l-4 border-red pl-3 font-semibold">
          {missed}
        </p>
      )}
      {unfinished !== null ? (
        <>
          <p className="mt-4 border-l-4 border-gold pl-3 font-semibold">{copy.unfinished}</p>
          <p className="mt-4">
            <SiteLink
              to={path({ [sendingParameters.campaign]: String(unfinished) }, "progress")}
              className="inline-block py-1"
            >
              {campaignProgress.show}
            </SiteLink>
          </p>
        </>
      ) : (
        <>
          {subject && <p className="mt-2 text-soft wrap-anywhere">{`${copy.subject}: ${subject}`}</p>}
          {subject && <PreviewLinks of="newsletter" label={copy.open} />}
          <p className="mt-1">
            <SiteLink to={adminPaths.newsletterDraft} className="inline-block py-1 font-semibold">
              {newsletterDraft.edit}
            </SiteLink>{" "}
            {changed && <span className="text-soft">{changed}</span>}
          </p>
          <div className="mt-5">
            <SendingBlocked reasons={blockers} />
            <ToConfirmation
              recipients={recipients}
              isEmpty={subject === null}
              isBlocked={blockers.length > 0}
            />
          </div>
          {subject && <TestMail form={testForms.newsletter} test={test} />}
        </>
      )}
      <ScheduleNote schedule={schedule} />
    </Panel>
  );
}

const NOT_NOW_ID = "newsletter-not-now";

interface ToConfirmationProps {
  recipients: number;
  isEmpty: boolean;
  isBlocked: boolean;
}

/** Leads to the step that shows the newsletter; with nothing to send, or no one to send to, it says so instead. */
function ToConfirmation({ recipients, isEmpty, isBlocked }: ToConfirmationProps) {
  const others = useOtherParameters();
  const notNow = isEmpty ? copy.nothingNew : recipients === 0 ? copy.noRecipients : null;
  const reason = notNow ? NOT_NOW_ID : isBlocked ? BLOCKED_ID : undefined;
  return (
    <Form method="get" action={`#${panels.newsletter}`} discover="none">
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={sendingParameters.confirm} value="newsletter" />
      {notNow && (
        <div className="mb-4 border-l-4 border-gold pl-3">
          <p id={NOT_NOW_ID}>{notNow}</p>
          <p className="mt-1 flex flex-wrap gap-x-5">
            {(isEmpty ? copy.addArticles : copy.addSubscribers).map(({ to, label }) => (
              <SiteLink key={to} to={to} className="inline-block py-1 font-semibold">
                {label}
              </SiteLink>
            ))}
          </p>
        </div>
      )}
      <Button disabled={reason !== undefined} aria-describedby={reason}>
        {copy.button.idle}
      </Button>
    </Form>
  );
}

const CONFIRMING = { [sendingParameters.confirm]: "newsletter" };

function ConfirmPanel({ newsletter, blockers, test }: NewsletterPanelProps) {
  const { recipients, subject, issue, sendAt } = newsletter;
  const path = useSendingPath();
  return (
    <Panel id={panels.newsletter} title={copy.confirm.heading}>
      <SendProblem form={sendForms.newsletter} />
      <p className="font-semibold">
        {copy.confirm.text(formatCount(recipients))} {copy.confirm.undo}
      </p>
      {sendAt && <p className="mt-2">{copy.confirm.scheduled(sendAt)}</p>}
      <p className="mt-2 mb-5">{subject ? `${copy.subject}: ${subject}` : copy.nothingNew}</p>
      {issue && (
        <>
          <MailFrame key={issue.key} of="newsletter" title={copy.frame} />
          <PreviewLinks of="newsletter" label={copy.openAlone} />
          {/* No poll may exchange the issue that is being looked at for another one. */}
          <TestMail form={testForms.newsletter} test={test} query={CONFIRMING} polls={false} />
        </>
      )}
      <div className="mt-5">
        <SendingBlocked reasons={blockers} />
      </div>
      <div className="flex flex-wrap items-center gap-4 max-sm:*:w-full">
        {issue && (
          <SendButton
            form={sendForms.newsletter}
            query={CONFIRMING}
            values={{ key: issue.key, shown: issue.shown }}
            blockedBy={blockers.length > 0 ? BLOCKED_ID : undefined}
          />
        )}
        <ButtonLink to={path({}, panels.newsletter)}>{copy.confirm.cancel}</ButtonLink>
      </div>
    </Panel>
  );
}

function ScheduleNote({ schedule }: { schedule: ScheduleFacts }) {
  const { timeZone, next, overdue, skipped } = schedule;
  const missed = [
    overdue && scheduleNote.overdue(formatTime(overdue)),
    skipped && scheduleNote.skipped(formatTime(skipped)),
  ];
  return (
    <div className="mt-5 border-t border-hair pt-5">
      <p className="text-soft">
        {next ? scheduleNote.next(formatTime(next)) : scheduleNote.never}{" "}
        {timeZone !== "UTC" && scheduleNote.timeZone(timeZone)}
      </p>
      {missed.map(
        (note) =>
          note && (
            <p key={note} role="note" className="mt-2 border-l-4 border-red pl-3 font-semibold">
              {note}
            </p>
          ),
      )}
    </div>
  );
}
