import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/button";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import { FormStatus } from "~/kits/forms/form-status";
import { ErrorSummary } from "~/kits/forms/messages";
import { SiteForm } from "~/kits/forms/site-form";
import { useFormState } from "~/kits/forms/use-form-state";
import { endOtherSessionsForm, endSessionForm } from "./accounts.form";
import type { SessionView } from "./load-accounts.server";

export function SessionList({ sessions }: { sessions: readonly SessionView[] }) {
  const { action, errorState } = useFormState(endSessionForm);
  return (
    <>
      {errorState && <ErrorSummary form={endSessionForm} errorState={errorState} />}
      <FormStatus form={endSessionForm} />
      <ul className="mb-6 max-w-form divide-y divide-hair border-2 border-ink bg-card">
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} action={action} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <SiteForm form={endOtherSessionsForm} />
      ) : (
        <FormStatus form={endOtherSessionsForm} />
      )}
    </>
  );
}

function SessionItem({ session, action }: { session: SessionView; action: string }) {
  const navigation = useNavigation();
  const busy = navigation.formData?.get("session") === session.id;
  const { submit } = endSessionForm;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3">
      <div>
        <p className="font-semibold">
          {session.browser}
          {session.current && (
            <span className="ml-3 inline-block border-2 border-ink bg-tint-green px-2 whitespace-nowrap">
              This one
            </span>
          )}
        </p>
        <p className="text-soft">Signed in {session.startedAt}</p>
        <p className="text-soft">Last seen {session.seen}</p>
        {session.until && <p className="text-soft">Stays signed in, until {session.until} at the latest</p>}
      </div>
      <Form discover="none" method="post" action={action}>
        <FormMetaInputs form={endSessionForm} />
        <input type="hidden" name="session" value={session.id} />
        <Button
          kind="plain"
          size="small"
          disabled={busy}
          aria-label={`Sign out ${session.browser}, signed in ${session.startedAt}`}
        >
          {busy ? submit.busy : submit.idle}
        </Button>
      </Form>
    </li>
  );
}
