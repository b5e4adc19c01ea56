import { Form } from "@remix-run/react";
import { Button } from "~/components/button";
import { HiddenInputs } from "~/components/hidden-inputs";
import { SiteLink } from "~/components/site-link";
import { statuses } from "~/database/schema/application-status";
import { withoutTransientParams, withParams } from "~/kits/admin-table/list-query";
import { usePageSearch } from "~/kits/admin-table/page-search";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import { ErrorSummary } from "~/kits/forms/messages";
import { useFormState } from "~/kits/forms/use-form-state";
import type { LoadedReply } from "./load-reply.server";
import { DECIDE_PARAMETER, decideForm, noReplyParams, replyForm } from "./reply.form";

/** While an application is open: sets the status and sends the letter that goes with it, with one button. */
export function DecideLetters({ reply, pathname }: { reply: LoadedReply; pathname: string }) {
  if (reply.decisions.length === 0) return null;
  return (
    <div className="mb-6 border-2 border-ink bg-card p-4">
      <h3 className="mb-3 font-text text-base font-bold tracking-normal">Decide and tell them</h3>
      <div className="flex flex-col gap-4">
        {reply.decisions.map((letter) => (
          <DecideLetter key={letter.id} reply={reply} letter={letter} pathname={pathname} />
        ))}
      </div>
    </div>
  );
}

interface DecideLetterProps {
  reply: LoadedReply;
  letter: LoadedReply["decisions"][number];
  pathname: string;
}

function DecideLetter({ reply: { initial }, letter, pathname }: DecideLetterProps) {
  const search = usePageSearch();
  const form = decideForm(letter.decision);
  const { action, busy, errorState } = useFormState(form, withoutTransientParams(search).toString());
  const { decision, subject, text } = letter;
  const { action: verb, button } = statuses[decision].decision.letter;
  const { key, status } = initial;
  const values = { key, status, seen: errorState?.values.seen ?? initial.seen, decision, subject, text };
  const change = { ...noReplyParams, [DECIDE_PARAMETER]: decision };
  return (
    <div>
      {errorState && <ErrorSummary form={form} errorState={errorState} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Form method="post" discover="none" action={action} autoComplete="off">
          <FormMetaInputs form={form} />
          <HiddenInputs values={Object.entries(values)} />
          <Button kind={button} size="small" disabled={busy}>
            {busy ? form.submit.busy : form.submit.idle}
          </Button>
        </Form>
        <SiteLink to={withParams(pathname, search, change, replyForm.anchor)} className="py-1 font-semibold">
          Change the letter first
          <span className="sr-only">, {`${verb} and write`}</span>
        </SiteLink>
      </div>
      <details className="mt-2">
        <summary className="wrap-anywhere">Read the letter: {subject}</summary>
        <p dir="auto" className="mt-2 border-s-4 border-hair ps-3 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      </details>
    </div>
  );
}
