import { useActionData, useLocation, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/button";
import { HiddenInputs } from "~/components/hidden-inputs";
import { fieldId } from "~/kits/forms/fields";
import type { handleForms } from "~/kits/forms/handle-forms.server";
import { SiteForm } from "~/kits/forms/site-form";
import { clearDraft } from "~/lib/draft-storage";
import { formatTime } from "~/lib/time/dates";
import { useDraft } from "~/lib/use-draft";
import { withoutTransientParams } from "./list-query";
import type { ResponseConflict, ResponseView } from "./respond.server";
import { REOPEN, responseForm } from "./response.form";
import { recordCopy } from "./table.copy";

const copy = recordCopy.response;

interface ResponseSectionProps {
  response: ResponseView | undefined;
  /** Null where the reply form has it. */
  mailTo: string | null;
  waiting: ReactNode;
}

export function ResponseSection({ response, mailTo, waiting }: ResponseSectionProps) {
  const at = response?.responded_at;
  return (
    <section id="answer" aria-labelledby="answer-title" className="no-print">
      <h2 id="answer-title" className="mb-3 text-lg">
        Answered in another way
      </h2>
      {at && (
        <p className="mb-4 border-l-8 border-green bg-tint-green px-4 py-2 font-semibold wrap-anywhere">
          {copy.answered(response.responded_by ?? "", formatTime(at))}
        </p>
      )}
      {waiting && <p className="mb-4">{waiting}</p>}
      {mailTo !== null && (
        <p className="mb-5">
          <a href={mailTo} className="inline-block py-1 font-semibold">
            Write an email
          </a>
          <br />
          <span className="text-soft">
            Opens your mail program with the address, a subject and a greeting filled in.
          </span>
        </p>
      )}
      {mailTo === null && !at && (
        <p className="mb-5 text-soft">
          A reply from here counts as an answer by itself. Mark it yourself if you called, or wrote from
          elsewhere.
        </p>
      )}
      {response && <ResponseFields key={response.version} response={response} />}
    </section>
  );
}

function ResponseFields({ response }: { response: ResponseView }) {
  const [search] = useSearchParams();
  const last = useActionData<typeof handleForms<never, ResponseConflict>>();
  const refused = last?.form === responseForm.name ? last : undefined;
  const { responded_at, response_note, version } = response;
  const note = response_note ?? "";
  const draft = useDraft(draftKey(useLocation().pathname), {
    stored: [note],
    typed: refused?.values.note,
    version,
    find: noteInput,
  });
  const isAnswered = responded_at !== null;
  const form: typeof responseForm = {
    ...responseForm,
    submit: { ...responseForm.submit, idle: isAnswered ? "Save the note" : "Mark as answered" },
    messages: {
      ...responseForm.messages,
      success: isAnswered ? "It is saved." : "It waits for an answer again.",
    },
  };
  return (
    <div onInput={draft.save}>
      <SiteForm
        form={form}
        initial={{ note, was: refused?.values.was ?? draft.was }}
        query={withoutTransientParams(search).toString()}
        lead={refused?.extra && <Theirs note={refused.extra.theirs} />}
        more={
          isAnswered && (
            <Button kind="plain" name={REOPEN} value="on">
              Not answered after all
            </Button>
          )
        }
      />
    </div>
  );
}

const draftKey = (pathname: string) => `note on ${pathname}`;

function noteInput(): HTMLTextAreaElement | null {
  const found = document.getElementById(fieldId(responseForm, "note"));
  return found instanceof HTMLTextAreaElement ? found : null;
}

function Theirs({ note }: { note: string }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <div className="mb-6 border-4 border-gold bg-card p-5">
      <p className="text-soft">Their note:</p>
      <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
        {note || "No note."}
      </p>
      {/* A page load, so that the form starts with what is stored. */}
      <form method="get" action={pathname} onSubmit={() => clearDraft(draftKey(pathname))} className="mt-4">
        <HiddenInputs values={withoutTransientParams(search)} />
        <Button kind="plain" size="small">
          Keep theirs
        </Button>
      </form>
    </div>
  );
}
