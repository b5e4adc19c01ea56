import { useRef, useState } from "react";
import { Button } from "~/components/button";
import { SiteLink } from "~/components/site-link";
import { statuses } from "~/database/schema/application-status";
import { adminPaths } from "~/features/staff/admin-paths";
import { withoutTransientParams, withParams } from "~/kits/admin-table/list-query";
import { usePageSearch } from "~/kits/admin-table/page-search";
import { FormStatus } from "~/kits/forms/form-status";
import { SiteForm } from "~/kits/forms/site-form";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { DecideLetters } from "./decide-letters";
import type { LoadedReply } from "./load-reply.server";
import { replyCopy as copy } from "./reply.copy";
import { CLOSE, decideForm, decideForms, KEEP_OPEN, noReplyParams, replyForm } from "./reply.form";
import { SentReplies } from "./sent-replies";
import { TemplatePicker } from "./template-picker";
import { useReplyDraft } from "./use-reply-draft";

interface ReplySectionProps {
  reply: LoadedReply;
  mailTo: string;
  /** The page that the form stands on, for links that fill it in. */
  pathname: string;
}

export function ReplySection({ reply, mailTo, pathname }: ReplySectionProps) {
  const { email, trouble } = reply;
  const mayWrite = useAllowed();
  const start = useStart(reply);
  return (
    <section id={replyForm.anchor} aria-labelledby="reply-title" className="no-print scroll-mt-24">
      <h2 id="reply-title" className="mb-3 text-lg">
        Reply
      </h2>
      {reply.undeliverable && (
        <p role="note" className="mb-4 border-l-8 border-red bg-card px-4 py-2 font-semibold wrap-anywhere">
          {reply.undeliverable}
        </p>
      )}
      {trouble && (
        <p role="note" className="mb-4 border-l-8 border-gold bg-card px-4 py-2">
          {trouble.text}
        </p>
      )}
      {decideForms.map((form) => (
        <FormStatus key={form.name} form={form} />
      ))}
      {email === "" ? (
        <p>{copy.noAddress}</p>
      ) : (
        !trouble?.isBlocked && mayWrite && <ReplyForm key={start} reply={reply} pathname={pathname} />
      )}
      {email !== "" && (
        <p className="mt-5">
          <a href={mailTo} className="inline-block py-1 font-semibold">
            Write an email in your own mail program
          </a>
          <br />
          <span className="text-soft">
            It has the address, a subject and a greeting filled in. Mark the row as done yourself afterwards.
          </span>
        </p>
      )}
      <SentReplies replies={reply.sent} pathname={pathname} />
    </section>
  );
}

/** Another text to begin with is another form; a page without one leaves the form as it is. */
function useStart({ record, template, again, decision }: LoadedReply): string {
  const asked = again ?? template;
  const last = useRef(asked);
  last.current = asked ?? last.current;
  return [record, last.current, decision].join();
}

function submitLabel({ decision }: LoadedReply, staysOpen: boolean): string {
  if (decision !== null) return decideForm(decision).submit.idle;
  return staysOpen ? copy.sendAndKeep : copy.send;
}

function ReplyForm({ reply, pathname }: Omit<ReplySectionProps, "mailTo">) {
  const search = usePageSearch();
  const { values, template, save } = useReplyDraft(reply);
  const [chosen, setChosen] = useState(template);
  const letter = reply.letters.find(({ id }) => String(id) === chosen);
  const staysOpen = reply.canKeepOpen && typeof letter?.againAfter === "number";
  const form: typeof replyForm = {
    ...replyForm,
    submit: { ...replyForm.submit, idle: submitLabel(reply, staysOpen) },
  };
  return (
    <>
      {reply.decision === null ? (
        <DecideLetters reply={reply} pathname={pathname} />
      ) : (
        <p className="mb-4 border-l-8 border-green bg-tint-green px-4 py-2 font-semibold">
          Sending this {statuses[reply.decision].decision.letter.does} the application.{" "}
          <SiteLink to={withParams(pathname, search, noReplyParams, replyForm.anchor)}>
            Write without a decision
          </SiteLink>
        </p>
      )}
      <p className="mb-4 wrap-anywhere">
        {copy.to(reply.email)}
        <br />
        <span className="text-soft">
          {reply.answersTo === null
            ? "Answers go to the address that mails come from."
            : `Answers go to ${reply.answersTo}.`}
        </span>{" "}
        <SiteLink to={adminPaths.templates}>Signature and templates</SiteLink>
      </p>
      {/* Only listens; the inputs within do what they do. */}
      <div onInput={save}>
        <SiteForm
          form={form}
          initial={{ ...values, keep: staysOpen ? "on" : "" }}
          fixed={reply.canKeepOpen ? {} : { again: "" }}
          query={withoutTransientParams(search).toString()}
          lead={
            <TemplatePicker
              reply={reply}
              chosen={template}
              onFilled={(id) => {
                setChosen(id);
                save();
              }}
            />
          }
          more={
            reply.canKeepOpen && (
              <Button kind="plain" name={staysOpen ? CLOSE : KEEP_OPEN} value="on">
                {staysOpen ? "Send as the answer" : copy.sendAndKeep}
              </Button>
            )
          }
        >
          {staysOpen && (
            <p className="mb-5 border-l-8 border-gold bg-card px-4 py-2">
              This letter promises another mail, so the row stays open after it is sent.
            </p>
          )}
          {reply.quoted !== "" && (
            <details className="-mt-2 mb-5">
              <summary>What they wrote</summary>
              <p dir="auto" className="mt-2 border-s-4 border-hair ps-3 whitespace-pre-line wrap-anywhere">
                {reply.quoted}
              </p>
            </details>
          )}
        </SiteForm>
      </div>
    </>
  );
}
