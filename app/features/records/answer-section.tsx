import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "~/components/button";
import { recordWords } from "~/content/staff-record";
import { formatTime } from "~/lib/dates";
import type { Answer } from "./answers.queries.server";
import type { RefusedAnswer } from "./handle-answer.server";

const words = recordWords.answer;

interface AnswerSectionProps {
  /** Undefined for rows that nobody waits for. */
  answer: Answer | undefined;
  mailTo: string;
  refused: RefusedAnswer | undefined;
}

/** Answering: a ready-made mail, and for what waits, marking it as answered with a note. */
export function AnswerSection({ answer, mailTo, refused }: AnswerSectionProps) {
  const at = answer?.responded_at;
  return (
    <section id="answer" aria-labelledby="answer-title" className="no-print scroll-mt-24">
      <h3 id="answer-title" className="mb-3 text-lg">
        {words.heading}
      </h3>
      {refused && <Problem refused={refused} />}
      {at && (
        <p role="status" className="mb-4 border-l-8 border-green bg-tint-green px-4 py-2 font-semibold">
          {words.answered(answer.responded_by ?? "", formatTime(at))}
        </p>
      )}
      <p>
        <a href={mailTo} className="inline-block py-1 font-semibold">
          {words.mail}
        </a>
        <br />
        <span className="text-soft">{words.mailHint}</span>
      </p>
      {answer && (
        <Form discover="none" method="post" className="mt-4 flex flex-col items-start gap-3">
          <input type="hidden" name="was" value={refused?.was ?? at ?? ""} />
          <label htmlFor="note" className="font-semibold">
            {words.note}
          </label>
          <textarea
            key={answer.response_note}
            id="note"
            name="note"
            rows={4}
            defaultValue={refused?.note ?? answer.response_note ?? ""}
            className="w-full border-2 border-ink bg-card p-3 text-ink"
          />
          <div className="flex flex-wrap gap-4">
            <Button size="small" name="intent" value="answered">
              {at ? words.saveNote : words.mark}
            </Button>
            {at && (
              <Button kind="plain" size="small" name="intent" value="reopen">
                {words.reopen}
              </Button>
            )}
          </div>
        </Form>
      )}
    </section>
  );
}

function Problem({ refused }: { refused: RefusedAnswer }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal takes the focus anew.
  useEffect(() => box.current?.focus(), [refused]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-4 border-4 border-red bg-card p-4">
      <p className="font-semibold">{refused.problem}</p>
      {refused.theirs && (
        <p className="mt-2 whitespace-pre-line wrap-anywhere">
          <span className="text-soft">{words.theirs}</span> {refused.theirs}
        </p>
      )}
    </div>
  );
}
