import { useLocation } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { SiteLink } from "~/components/site-link";
import { CrisisCard } from "~/components/urgent-lines";
import { type Confirmation, type FormDefinition, wordsOf } from "./define-form";
import { SuccessMessage } from "./messages";
import { useFormState } from "./use-form-state";

interface SentPanelProps {
  form: FormDefinition;
  confirmation: Confirmation;
  /** The page with an empty form. */
  again: `/${string}`;
  /** Below crisis lines: only that it was sent. */
  isBrief: boolean;
}

/** In place of an accepted form. */
function SentPanel({ form, confirmation, again, isBrief }: SentPanelProps) {
  const { first, next, link, again: againLabel } = confirmation;
  return (
    <div
      tabIndex={-1}
      data-takes-focus=""
      className="mb-10 max-w-form scroll-mt-28 border-4 border-green bg-tint-green p-6 md:p-10"
    >
      {(!first || isBrief) && (
        <p aria-hidden="true" className="mb-4 font-display text-2xl text-green uppercase">
          {wordsOf(form).sent}
        </p>
      )}
      <div role="status">
        {first && !isBrief && <p className="mb-4 font-display text-2xl text-green">{first}</p>}
        <p className={first && !isBrief ? undefined : "text-lg font-semibold"}>{form.messages.success}</p>
        {!isBrief && <p className="mt-3">{next}</p>}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {!isBrief && <ButtonLink to={link.to}>{link.label}</ButtonLink>}
        {againLabel && (
          <SiteLink to={again} className="inline-block py-1">
            {againLabel}
          </SiteLink>
        )}
      </div>
    </div>
  );
}

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
