import { useNavigation, useRevalidator } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import type { FormDefinition } from "~/kits/forms/define-form";
import { SuccessMessage } from "~/kits/forms/messages";
import { useFormState } from "~/kits/forms/use-form-state";
import { formatSecond } from "~/lib/time/dates";
import { testMails as copy } from "./campaign.copy";
import { SendButton, SendProblem } from "./send-button";
import type { SendingPage } from "./sending-page.server";

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
export function TestMail({ form, test, query = {}, note, polls = true }: TestMailProps) {
  return (
    <div className="mt-5 border-t border-hair pt-5">
      <SendProblem form={form} />
      <TestMailState form={form} test={test} polls={polls}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SendButton form={form} kind="plain" values={{ key: test.key }} query={query} />
          <p className="text-soft wrap-anywhere">{[copy.note(test.email), note].filter(Boolean).join(" ")}</p>
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
      {sent && <SuccessMessage key={key} text={copy.sent(email)} />}
      {children}
      {last && (
        <p role="status" className="mt-2 wrap-anywhere">
          {copy.last} <time dateTime={last.at}>{formatSecond(last.at)}</time>: {last.text}
        </p>
      )}
    </>
  );
}
