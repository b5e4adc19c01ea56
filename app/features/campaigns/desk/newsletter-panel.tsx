import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/button";
import { HiddenInputs } from "~/components/hidden-inputs";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { formatCount } from "~/lib/numbers";
import { formatTime } from "~/lib/time/dates";
import { panels, sendForms, sendingParameters, testForms } from "./campaign.forms";
import { newsletterPanel as copy, sendLater } from "./desk.copy";
import { MailFactsPart, MailFrame, PreviewLinks } from "./preview-page";
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

/** What goes out next, when, to whom and what is in its way; and sends it by hand (staff specification, section 2). */
export function NewsletterPanel({ newsletter, blockers, test }: NewsletterPanelProps) {
  const { subject, unfinished, asking, missed, changed } = newsletter;
  const path = useSendingPath();
  if (asking) return <ConfirmPanel newsletter={newsletter} blockers={blockers} test={test} />;
  return (
    <Panel id={panels.newsletter} title="Send Newsletter">
      <SendProblem form={sendForms.newsletter} />
      {missed && (
        <p role="note" className="mb-4 border-l-4 border-red pl-3 font-semibold">
          {missed}
        </p>
      )}
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <Next newsletter={newsletter} blockers={blockers} />
        {unfinished !== null ? (
          <p>
            <SiteLink
              to={path({ [sendingParameters.campaign]: String(unfinished) }, "progress")}
              className="inline-block py-1 font-semibold"
            >
              Show progress
            </SiteLink>
          </p>
        ) : (
          <div>
            <ToConfirmation newsletter={newsletter} isBlocked={blockers.length > 0} />
            {subject && <PreviewLinks of="newsletter" label="Preview it first" />}
            <p className="mt-1">
              <SiteLink to={adminPaths.newsletterDraft} className="inline-block py-1 font-semibold">
                Edit before sending
              </SiteLink>{" "}
              {changed && <span className="text-soft">{changed}</span>}
            </p>
            {subject && <TestMail form={testForms.newsletter} test={test} />}
          </div>
        )}
      </div>
    </Panel>
  );
}

function SubjectLine({ subject }: { subject: string }) {
  return (
    <>
      Subject: <bdi>{subject}</bdi>
    </>
  );
}

const term = "font-semibold";
const NOTHING_ID = "nothing-to-send";

function Next({ newsletter, blockers }: Omit<NewsletterPanelProps, "test">) {
  const { recipients, subject, schedule, sendAt } = newsletter;
  const reason = reasonNotNow(newsletter);
  return (
    <dl className="grid content-start gap-x-5 gap-y-1 sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:gap-y-3">
      <dt className={term}>Next</dt>
      <dd className="wrap-anywhere">{subject ? <SubjectLine subject={subject} /> : "Nothing yet."}</dd>
      <dt className={term}>When</dt>
      <dd>
        {sendAt && <p className="font-semibold">{sendLater.scheduled(sendAt)}</p>}
        <ScheduleNote schedule={schedule} />
      </dd>
      <dt className={term}>To whom</dt>
      <dd>{`Send weekly newsletter to ${formatCount(recipients)} subscribers who want news updates.`}</dd>
      <dt className={term}>Blocked by</dt>
      <dd>
        <SendingBlocked reasons={blockers} />
        {reason && <p id={NOTHING_ID}>{reason}</p>}
        {blockers.length === 0 && !reason && "Nothing."}
      </dd>
    </dl>
  );
}

function reasonNotNow({ subject, recipients, unfinished }: SendingPage["newsletter"]): string | undefined {
  if (unfinished !== null) return copy.unfinished;
  if (subject === null) return copy.nothingNew;
  return recipients === 0 ? copy.noRecipients : undefined;
}

/** What to do when there is nothing to send, or no one to send to. */
const toArticles = [
  { to: "/admin/articles/new", label: "Add an article" },
  { to: "/admin/articles", label: "Review imported news" },
] as const;
const toSignUp = [{ to: "/subscribe", label: "The sign-up form of the site" }] as const;

interface ToConfirmationProps extends Pick<SendingPage, "newsletter"> {
  isBlocked: boolean;
}

/** Leads to the step that shows the newsletter; with nothing to send, or no one to send to, to where that is mended. */
function ToConfirmation({ newsletter, isBlocked }: ToConfirmationProps) {
  const others = useOtherParameters();
  const isReasonable = reasonNotNow(newsletter) === undefined;
  const reason = isReasonable ? (isBlocked ? BLOCKED_ID : undefined) : NOTHING_ID;
  return (
    <Form method="get" action={`#${panels.newsletter}`} discover="none">
      <HiddenInputs values={others} />
      <input type="hidden" name={sendingParameters.confirm} value="newsletter" />
      <Button disabled={reason !== undefined} aria-describedby={reason}>
        {sendForms.newsletter.submit.idle}
      </Button>
      {!isReasonable && (
        <p className="mt-2 flex flex-wrap gap-x-5">
          {(newsletter.subject === null ? toArticles : toSignUp).map(({ to, label }) => (
            <SiteLink key={to} to={to} className="inline-block py-1 font-semibold">
              {label}
            </SiteLink>
          ))}
        </p>
      )}
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
      <p className="mt-2 mb-5">{subject ? <SubjectLine subject={subject} /> : copy.nothingNew}</p>
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
    <>
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
    </>
  );
}
