import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/button";
import { HiddenInputs } from "~/components/hidden-inputs";
import { SiteLink } from "~/components/site-link";
import { statuses } from "~/database/schema/application-status";
import { withoutTransientParams, withParams } from "~/kits/admin-table/list-query";
import { usePageSearch } from "~/kits/admin-table/page-search";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import { ErrorSummary } from "~/kits/forms/messages";
import { useFormState } from "~/kits/forms/use-form-state";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import type { LoadedReply } from "./load-reply.server";
import { DECIDE_PARAMETER, decideForm, noReplyParams, replyForm } from "./reply.form";

/** Decides about an application that is open, on its own page. */
export function DecideLetters({ reply, pathname }: { reply: LoadedReply; pathname: string }) {
  if (!useAllowed() || reply.decisions.length === 0 || reply.trouble?.isBlocked) return null;
  return (
    <div className="no-print flex flex-wrap gap-3 border-2 border-ink bg-card p-4">
      {reply.decisions.map((letter) => (
        <DecideLetter key={letter.id} reply={reply} letter={letter} pathname={pathname} />
      ))}
    </div>
  );
}

interface DecideLetterProps {
  reply: LoadedReply;
  letter: LoadedReply["decisions"][number];
  pathname: string;
  /** A further way to decide. */
  children?: ReactNode;
}

/** Sets the status and sends the letter that goes with it, with one button; the other ways are behind it. */
export function DecideLetter({ reply: { initial }, letter, pathname, children }: DecideLetterProps) {
  const search = usePageSearch();
  const form = decideForm(letter.decision);
  const { action, busy, errorState } = useFormState(form, withoutTransientParams(search).toString());
  const { decision, subject, text } = letter;
  const { action: verb } = statuses[decision].decision.letter;
  const { key, status } = initial;
  const values = { key, status, seen: errorState?.values.seen ?? initial.seen, decision, subject, text };
  const change = { ...noReplyParams, [DECIDE_PARAMETER]: decision };
  return (
    <div className="contents">
      {errorState && <ErrorSummary form={form} errorState={errorState} />}
      <Form method="post" discover="none" action={action} autoComplete="off">
        <FormMetaInputs form={form} />
        <HiddenInputs values={Object.entries(values)} />
        <Button kind="plain" size="small" disabled={busy}>
          {busy ? form.submit.busy : form.submit.idle}
        </Button>
      </Form>
      <details className="min-w-0 open:basis-full">
        <summary className="grid h-11 w-9 cursor-pointer list-none place-items-center border-2 border-ink bg-card font-semibold">
          <span className="sr-only">{verb}: the letter, and other ways</span>
          <span aria-hidden="true">▾</span>
        </summary>
        <div className="mt-1 grid max-w-form justify-items-start gap-2 border-2 border-ink bg-card p-3">
          <p>“{form.submit.idle}” sends them this letter:</p>
          <p dir="auto" className="border-s-4 border-hair ps-3 whitespace-pre-line wrap-anywhere">
            <strong>{subject}</strong>
            {"\n"}
            {text}
          </p>
          <SiteLink
            to={withParams(pathname, search, change, replyForm.anchor)}
            className="py-1 font-semibold"
          >
            Change the letter first
            <span className="sr-only">, {`${verb} and write`}</span>
          </SiteLink>
          {children}
        </div>
      </details>
    </div>
  );
}
