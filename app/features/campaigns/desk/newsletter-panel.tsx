import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/button";
import { HiddenInputs } from "~/components/hidden-inputs";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { formatCount } from "~/lib/numbers";
import { formatTime } from "~/lib/time/dates";
import { panels, sendForms, sendingParameters, testForms } from "./campaign.forms";
import { newsletterPanel as copy } from "./desk.copy";
import { MailFactsPart } from "./mail-facts";
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
import type { SendingPage } from "./sending-page.server";

type NewsletterPanelProps = Pick<SendingPage, "newsletter" | "blockers" | "test">;

/** Sends the weekly newsletter by hand (staff specification, section 2, "Send Newsletter" panel). */
export function NewsletterPanel({ newsletter, blockers, test }: NewsletterPanelProps) {
  const { recipients, subject, unfinished, asking, schedule, missed, changed } = newsletter;
  const path = useSendingPath();
  if (asking) return <ConfirmPanel newsletter={newsletter} blockers={blockers} test={test} />;
  return (
    <Panel id={panels.newsletter} title="Send Newsletter">
      <SendProblem form={sendForms.newsletter} />
      <p>{`Send weekly newsletter to ${formatCount(recipients)} subscribers who want news updates.`}</p>
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
              Show progress
            </SiteLink>
          </p>
        </>
      ) : (
        <>
          {subject && <p className="mt-2 text-soft wrap-anywhere">{`Subject: ${subject}`}</p>}
          {subject && <PreviewLinks of="newsletter" label="Preview it first" />}
          <p className="mt-1">
            <SiteLink to={adminPaths.newsletterDraft} className="inline-block py-1 font-semibold">
              Edit before sending
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
/** What to do when there is nothing to send, or no one to send to. */
const toArticles = [
  { to: "/admin/articles/new", label: "Add an article" },
  { to: "/admin/articles", label: "Review imported news" },
] as const;
const toSignUp = [{ to: "/subscribe", label: "The sign-up form of the site" }] as const;

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
      <HiddenInputs values={others} />
      <input type="hidden" name={sendingParameters.confirm} value="newsletter" />
      {notNow && (
        <div className="mb-4 border-l-4 border-gold pl-3">
          <p id={NOT_NOW_ID}>{notNow}</p>
          <p className="mt-1 flex flex-wrap gap-x-5">
            {(isEmpty ? toArticles : toSignUp).map(({ to, label }) => (
              <SiteLink key={to} to={to} className="inline-block py-1 font-semibold">
                {label}
              </SiteLink>
            ))}
          </p>
        </div>
      )}
      <Button disabled={reason !== undefined} aria-describedby={reason}>
        {sendForms.newsletter.submit.idle}
      </Button>
    </Form>
  );
}

const CONFIRMING = { [sendingParameters.confirm]: "newsletter" };

function ConfirmPanel({ newsletter, blockers, test }: NewsletterPanelProps) {
  const { recipients, subject, issue, sendAt } = newsletter;
  const path = useSendingPath();
  return (
    <Panel id={panels.newsletter} title="Send the newsletter now?">
      <SendProblem form={sendForms.newsletter} />
      <p className="font-semibold">
        {`It goes to ${formatCount(recipients)} subscribers. For a minute it can be undone.`}
      </p>
      {sendAt && (
        <p className="mt-2">{`It is scheduled for ${sendAt}. Sending it now takes the place of that.`}</p>
      )}
      <p className="mt-2 mb-5">{subject ? `Subject: ${subject}` : copy.nothingNew}</p>
      {issue && (
        <>
          <MailFrame key={issue.key} of="newsletter" title="The newsletter as it will look" />
          <MailFactsPart facts={issue.facts} />
          <PreviewLinks of="newsletter" label="Open the newsletter on a page of its own" />
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
        <ButtonLink to={path({}, panels.newsletter)}>Cancel</ButtonLink>
      </div>
    </Panel>
  );
}

function ScheduleNote({ schedule }: Pick<SendingPage["newsletter"], "schedule">) {
  const { timeZone, next, overdue, skipped } = schedule;
  const missed = [
    overdue &&
      `The newsletter of ${formatTime(overdue)} is overdue. It is sent as soon as the program that sends mail runs.`,
    skipped && `The newsletter of ${formatTime(skipped)} was skipped: it could not be sent in time.`,
  ];
  return (
    <div className="mt-5 border-t border-hair pt-5">
      <p className="text-soft">
        {next
          ? `The schedule sends the next newsletter on ${formatTime(next)}.`
          : "The schedule never sends a newsletter again."}{" "}
        {timeZone !== "UTC" && `The schedule is read in the time zone ${timeZone}.`}
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
