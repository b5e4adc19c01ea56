import { useLocation } from "@remix-run/react";
import { CrisisCard } from "~/components/urgent-lines";
import type { Confirmation, FormDefinition } from "./define-form";
import { SuccessMessage } from "./messages";
import { SentPanel } from "./sent-panel";
import { useFormState } from "./use-form-state";

interface FormStatusProps {
  form: FormDefinition;
  /** Instead of the form's own. */
  confirmation?: Confirmation | undefined;
  /** See `SiteForm`. */
  query?: string | undefined;
}

/** What became of the form, below crisis lines where what was typed tells of danger. */
export function FormStatus({ form, confirmation: own, query }: FormStatusProps) {
  const { pathname } = useLocation();
  const { sent, crisis, key } = useFormState(form);
  const card = crisis && (
    <div className="mb-8">
      <CrisisCard copy={crisis} heading="h3" takesFocus={sent} />
    </div>
  );
  if (!sent) return card;
  const confirmation = own ?? form.confirmation;
  if (!confirmation)
    return (
      <>
        {card}
        <SuccessMessage key={key} text={form.messages.success} />
      </>
    );
  const parameters = [query, confirmation.againQuery].filter(Boolean).join("&");
  const again = `/${pathname.slice(1)}${parameters && `?${parameters}`}#${form.anchor}` as const;
  return (
    <>
      {card}
      <SentPanel
        key={key}
        form={form}
        confirmation={confirmation}
        again={again}
        isBrief={crisis !== undefined}
      />
    </>
  );
}
