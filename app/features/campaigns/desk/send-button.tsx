import { Form, useLocation, useNavigation, useRevalidator, useSearchParams } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { Button } from "~/components/button";
import { HiddenInputs } from "~/components/hidden-inputs";
import { sendingBlocked as copy } from "~/features/campaigns/sending/sending.copy";
import type { FormDefinition } from "~/kits/forms/define-form";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import { ErrorSummary, problemAnchor, SuccessMessage } from "~/kits/forms/messages";
import { useFormState } from "~/kits/forms/use-form-state";
import { formatSecond } from "~/lib/time/dates";
import { sendingParameters } from "./campaign.forms";
import type { SendingPage } from "./sending-page.server";

const own: readonly string[] = [...Object.values(sendingParameters), SENT_PARAMETER];

export function useOtherParameters(): [string, string][] {
  const [search] = useSearchParams();
  return [...search].filter(([name]) => !own.includes(name));
}

export function useSendingPath(): (parameters?: Record<string, string>, anchor?: string) => `/${string}` {
  const { pathname } = useLocation();
  const others = useOtherParameters();
  return (parameters = {}, anchor) => {
    const search = new URLSearchParams([...others, ...Object.entries(parameters)]).toString();
    return `/${pathname.slice(1)}${search && `?${search}`}${anchor ? `#${anchor}` : ""}`;
  };
}

interface SendButtonProps {
  form: FormDefinition;
  label?: string;
  kind?: "go" | "plain";
  /** Parameters of the page that an invalid submission leads back to. */
  query?: Record<string, string>;
  values?: Record<string, string>;
  blockedBy?: string | undefined;
}

export function SendButton({
  form,
  label,
  kind = "go",
  query = {},
  values = {},
  blockedBy,
}: SendButtonProps) {
  const search = new URLSearchParams([...useOtherParameters(), ...Object.entries(query)]);
  const { action, busy } = useFormState(form, search.toString());
  return (
    <Form method="post" discover="none" action={action} autoComplete="off">
      <FormMetaInputs form={form} />
      <HiddenInputs values={Object.entries(values)} />
      <WithoutScript>
        <input type="hidden" name={sendingParameters.refresh} value="on" />
      </WithoutScript>
      <Button kind={kind} disabled={busy || blockedBy !== undefined} aria-describedby={blockedBy}>
        {busy ? form.submit.busy : (label ?? form.submit.idle)}
      </Button>
    </Form>
  );
}

function WithoutScript({ children }: { children: ReactNode }) {
  return <noscript>{children}</noscript>;
}

export function SendProblem({ form }: { form: FormDefinition }) {
  const { errorState } = useFormState(form);
  return errorState ? <ErrorSummary form={form} errorState={errorState} /> : <div id={problemAnchor(form)} />;
}

export function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-2 border-ink bg-card p-5 md:p-6">
      <h2 id={`${id}-title`} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

export const BLOCKED_ID = "sending-blocked";

export function SendingBlocked({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <div id={BLOCKED_ID} role="note" className="mb-4 border-l-4 border-red pl-3">
      <p className="font-semibold">{copy.heading}</p>
      <ul className="mt-1 list-disc pl-5">
        {reasons.map((reason) => (
          <li key={reason} className="wrap-anywhere">
            {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}

const POLL_MS = 2_000;

interface TestMailProps {
  form: FormDefinition;
  test: SendingPage["test"];
  /** What the page has to be opened with to look as it does. */
  query?: Record<string, string>;
  note?: string;
  /** Follows the test mail by loading the page's data again. */
  polls?: boolean;
}

/** Sends the mail to the member of staff alone. */
export function TestMail({ form, test, query = {}, note = "", polls = true }: TestMailProps) {
  return (
    <div className="mt-5 border-t border-hair pt-5">
      <SendProblem form={form} />
      <TestMailState form={form} test={test} polls={polls}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SendButton form={form} kind="plain" values={{ key: test.key }} query={query} />
          <p className="text-soft wrap-anywhere">
            {`Only to ${test.email}. Its links to unsubscribe change nothing. ${note}`.trim()}
          </p>
        </div>
      </TestMailState>
    </div>
  );
}

interface TestMailStateProps extends Pick<TestMailProps, "form" | "test" | "polls"> {
  children?: ReactNode;
}

/** How far the last test mail is. */
export function TestMailState({ form, test, polls = true, children }: TestMailStateProps) {
  const { email, last, isRecent } = test;
  const { sent, key } = useFormState(form);
  const { revalidate, state } = useRevalidator();
  const { state: navigation } = useNavigation();
  // A load would abort one that is under way.
  const isIdle = state === "idle" && navigation === "idle";
  const isAwaited = polls && isIdle && isRecent && last?.waits === true;
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(revalidate, POLL_MS);
    return () => clearTimeout(timer);
  }, [isAwaited, revalidate]);
  return (
    <>
      {sent && <SuccessMessage key={key} text={`A test mail to ${email} is on its way.`} />}
      {children}
      {last && (
        <p role="status" className="mt-2 wrap-anywhere">
          Your last test mail, <time dateTime={last.at}>{formatSecond(last.at)}</time>: {last.text}
        </p>
      )}
    </>
  );
}
