import { useRef } from "react";
import { SiteLink } from "~/components/site-link";
import { statuses } from "~/database/schema/application-status";
import { withoutTransientParams, withParams } from "~/kits/admin-table/list-query";
import { usePageSearch } from "~/kits/admin-table/page-search";
import { ButtonForm } from "~/kits/forms/button-form";
import type { FormDefinition } from "~/kits/forms/define-form";
import { FormStatus } from "~/kits/forms/form-status";
import { ErrorSummary } from "~/kits/forms/messages";
import { useFormState } from "~/kits/forms/use-form-state";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { classNames } from "~/lib/class-names";
import { Composer } from "./composer";
import type { LoadedReply } from "./load-reply.server";
import { replyCopy as copy } from "./reply.copy";
import { decideForms, noReplyParams, replyForm, sendNowForm, takeBackForm } from "./reply.form";

interface ReplySectionProps {
  reply: LoadedReply;
  /** The page that the form stands on, for links that fill it in. */
  pathname: string;
  /** In a window with room it stays in sight at the foot, whatever the length of what stands above it. */
  sticks?: boolean;
}

const heldForms = [takeBackForm, sendNowForm];

const noteClass = "mb-2 max-w-none border-l-8 bg-card px-3 py-1";

/** The reply to a row, for who may write one. */
export function ReplySection({ reply, pathname, sticks = false }: ReplySectionProps) {
  const { email, trouble } = reply;
  const start = useStart(reply);
  if (!useAllowed()) return null;
  if (email === "") return <p className="no-print text-soft">{copy.noAddress}</p>;
  return (
    <section
      id={replyForm.anchor}
      aria-labelledby="reply-title"
      className={classNames(
        "no-print scroll-mt-24",
        sticks &&
          "border-t-2 border-ink bg-paper pt-3 pb-2 [@media(min-width:68.75rem)_and_(min-height:40rem)]:sticky [@media(min-width:68.75rem)_and_(min-height:40rem)]:bottom-0",
      )}
    >
      <h2 id="reply-title" className="mb-1 font-text text-base font-bold tracking-normal wrap-anywhere">
        Reply <span className="font-normal text-soft">to {email}</span>
      </h2>
      {reply.undeliverable && (
        <p role="note" className={classNames(noteClass, "border-red font-semibold wrap-anywhere")}>
          {reply.undeliverable}
        </p>
      )}
      {trouble && (
        <p role="note" className={classNames(noteClass, "border-gold text-sm")}>
          {trouble.text}
        </p>
      )}
      {decideForms.map((form) => (
        <FormStatus key={form.name} form={form} />
      ))}
      <Held reply={reply.held} />
      <Purpose reply={reply} pathname={pathname} />
      {!trouble?.isBlocked && <Composer key={start} reply={reply} isLow={sticks} />}
    </section>
  );
}

/** What became of the buttons. The last reply may have left by then, and has none. */
function HeldStatus({ form, isHeld }: { form: FormDefinition; isHeld: boolean }) {
  const { errorState } = useFormState(form);
  if (errorState && !isHeld) return <ErrorSummary form={form} errorState={errorState} />;
  return <FormStatus form={form} />;
}

/** The last reply, while it can be taken back. */
function Held({ reply }: { reply: string | null }) {
  const query = withoutTransientParams(usePageSearch()).toString();
  return (
    <>
      {heldForms.map((form) => (
        <HeldStatus key={form.name} form={form} isHeld={reply !== null} />
      ))}
      {reply !== null && (
        <div className={classNames(noteClass, "flex flex-wrap items-center gap-x-4 gap-y-2 border-gold")}>
          <p className="font-semibold">{copy.held}</p>
          {heldForms.map((form) => (
            <ButtonForm key={form.name} form={form} values={{ reply }} query={query} />
          ))}
        </div>
      )}
    </>
  );
}

/** What sending does besides, and why a text is there that no one has chosen. */
function Purpose({ reply: { decision, carried }, pathname }: ReplySectionProps) {
  const search = usePageSearch();
  return (
    <>
      {decision !== null && (
        <p className={classNames(noteClass, "border-green bg-tint-green font-semibold")}>
          Sending this {statuses[decision].decision.letter.does} the application.{" "}
          <SiteLink to={withParams(pathname, search, noReplyParams, replyForm.anchor)}>
            Write without a decision
          </SiteLink>
        </p>
      )}
      {carried !== null && (
        <p role="note" className={classNames(noteClass, "border-gold font-semibold")}>
          “{carried}” is filled in below, because the row before had the same decision. Read it before you
          send it.
        </p>
      )}
    </>
  );
}

/** Another text to begin with is another form; a page without one leaves the form as it is. */
function useStart({ record, template, again, decision }: LoadedReply): string {
  const asked = again ?? template;
  const last = useRef(asked);
  last.current = asked ?? last.current;
  return [record, last.current, decision].join();
}

/** Leads to one's own mail program. */
export function OwnMailProgram({ mailTo }: { mailTo: string }) {
  return (
    <p className="no-print">
      <a href={mailTo} className="inline-block py-1 font-semibold">
        Write an email in your own mail program
      </a>
      <br />
      <span className="text-soft">
        It has the address, a subject and a greeting filled in. Mark the row as done yourself afterwards.
      </span>
    </p>
  );
}
