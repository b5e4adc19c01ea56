import { useActionData, useLocation, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/button";
import type { handleForms } from "~/kits/forms/handle-forms.server";
import type { handleStaffForms } from "~/kits/forms/handle-staff-forms.server";
import { SiteForm } from "~/kits/forms/site-form";
import { useOpened } from "~/kits/versioning/use-opened";
import { formatTime } from "~/lib/dates";
import { answerForm, REOPEN } from "./answer.form";
import type { AnswerRefusal, ShownAnswer } from "./answer-record.server";
import { lasting } from "./list-query";
import { recordWords } from "./record.copy";

const words = recordWords.answer;

interface AnswerSectionProps {
  /** Undefined for rows that nobody waits for. */
  answer: ShownAnswer | undefined;
  mailTo: string;
  /** How long it has waited, and when an answer is due; nothing for what does not wait. */
  waiting: ReactNode;
}

/** Answering: a ready-made mail, and for what waits, marking it as answered with a note. */
export function AnswerSection({ answer, mailTo, waiting }: AnswerSectionProps) {
  const at = answer?.responded_at;
  return (
    <section id="answer" aria-labelledby="answer-title" className="no-print scroll-mt-24">
      <h3 id="answer-title" className="mb-3 text-lg">
        {words.heading}
      </h3>
      {at && (
        <p className="mb-4 border-l-8 border-green bg-tint-green px-4 py-2 font-semibold wrap-anywhere">
          {words.answered(answer.responded_by ?? "", formatTime(at))}
        </p>
      )}
      {waiting && <p className="mb-4">{waiting}</p>}
      <p className="mb-5">
        <a href={mailTo} className="inline-block py-1 font-semibold">
          {words.mail}
        </a>
        <br />
        <span className="text-soft">{words.mailHint}</span>
      </p>
      {answer && <AnswerFields answer={answer} />}
    </section>
  );
}

function AnswerFields({ answer }: { answer: ShownAnswer }) {
  const [search] = useSearchParams();
  const last = useActionData<typeof handleForms<never, AnswerRefusal>>();
  const refused = last?.form === answerForm.name ? last : undefined;
  const { responded_at, response_note, version } = answer;
  const opened = useOpened(answerForm, { note: response_note ?? "", was: version }, refused?.values);
  const isAnswered = responded_at !== null;
  const form: typeof answerForm = {
    ...answerForm,
    submit: { ...answerForm.submit, idle: isAnswered ? words.saveNote : words.mark },
    messages: { ...answerForm.messages, success: isAnswered ? words.saved : words.reopened },
  };
  return (
    <SiteForm
      key={opened.was}
      form={form}
      initial={opened}
      query={lasting(search).toString()}
      lead={refused?.extra && <Theirs note={refused.extra.theirs} />}
      more={
        isAnswered && (
          <Button kind="plain" name={REOPEN} value="on">
            {words.reopen}
          </Button>
        )
      }
    />
  );
}

/** What somebody else has noted meanwhile, and the way to leave it at that. */
function Theirs({ note }: { note: string }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <div className="mb-6 border-4 border-gold bg-card p-5">
      <p className="text-soft">{words.theirs}</p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{note || words.noNote}</p>
      {/* A page load: the form begins again with what is stored. */}
      <form method="get" action={pathname} className="mt-4">
        {[...lasting(search)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button kind="plain" size="small">
          {words.keepTheirs}
        </Button>
      </form>
    </div>
  );
}
