import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Badge } from "~/components/badge";
import { Button } from "~/components/button";
import { SiteLink } from "~/components/site-link";
import { dangerCopy as copy, lineToGive } from "~/features/crisis/danger.copy";
import { noReplyParams, replyForm, TEMPLATE_PARAMETER } from "~/features/replies/reply.form";
import { withParams } from "~/kits/admin-table/list-query";
import { usePageSearch } from "~/kits/admin-table/page-search";
import { tableCopy } from "~/kits/admin-table/table.copy";
import { SiteForm } from "~/kits/forms/site-form";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { type DangerFamily, dangerFamilies } from "~/lib/danger-family";
import { type FormPlace, fieldsClass, InboxForm, inputClass, Labelled } from "./inbox-form";
import { NO_DANGER, surveyMarkForm } from "./survey-mark.form";

interface DangerNoteProps {
  danger: DangerFamily | null;
  due: string;
  letters?: readonly { id: number; name: string; isUrgent: boolean }[];
  /** The page that the reply form stands on. */
  pathname: string;
  /** The form that takes the mark off. */
  children?: ReactNode;
}

/** What a marked row may tell of, the line to give, and the letters that can be written. */
export function DangerNote({ danger, due, letters = [], pathname, children }: DangerNoteProps) {
  const search = usePageSearch();
  const mayChange = useAllowed();
  if (danger === null) return null;
  const urgent = letters.filter(({ isUrgent }) => isUrgent);
  return (
    <section aria-labelledby="danger-title" className="border-4 border-red bg-card p-4">
      <h2 id="danger-title" className="font-text text-base">
        <Badge badge={tableCopy.urgent} />
      </h2>
      <p className="mt-2 font-semibold">{copy.families[danger]}</p>
      <p className="mt-1">{due}</p>
      <p className="mt-3 wrap-anywhere">
        {copy.line} <strong>{lineToGive(danger)}</strong>
      </p>
      {mayChange && urgent.length > 0 && (
        <p className="mt-3">
          {urgent.map(({ id, name }) => (
            <SiteLink
              key={id}
              to={withParams(
                pathname,
                search,
                { ...noReplyParams, [TEMPLATE_PARAMETER]: String(id) },
                replyForm.anchor,
              )}
              className="mr-4 inline-block py-1 font-semibold"
            >
              {copy.letter(name)}
            </SiteLink>
          ))}
          <br />
          <span className="text-soft">{copy.letterNote}</span>
        </p>
      )}
      {mayChange && children && <div className="no-print mt-3">{children}</div>}
    </section>
  );
}

export function RemoveMark({ danger, ...place }: FormPlace & Pick<DangerNoteProps, "danger">) {
  return (
    <InboxForm {...place} sends={{ intent: "mark", was: danger ?? "" }}>
      <Button kind="plain" size="small" name="danger" value="">
        {copy.remove}
      </Button>
    </InboxForm>
  );
}

/** Marks a row that has no mark yet. */
export function MarkForm(place: FormPlace) {
  return (
    <InboxForm {...place} sends={{ intent: "mark", was: "" }} className={fieldsClass}>
      <Labelled id="inbox-danger" label={copy.label}>
        <select id="inbox-danger" name="danger" className={`${inputClass} h-11 max-w-64`}>
          {dangerFamilies.map((family) => (
            <option key={family} value={family}>
              {copy.choices[family]}
            </option>
          ))}
        </select>
      </Labelled>
      <Button kind="plain" size="small">
        {copy.mark}
      </Button>
    </InboxForm>
  );
}

/** The mark of a survey response, and the form that puts it on and takes it off. */
export function SurveyMark({ danger }: { danger: DangerFamily | null }) {
  const { pathname } = useLocation();
  const mark = danger ?? NO_DANGER;
  return (
    <div id={surveyMarkForm.anchor} className="mb-8">
      <DangerNote danger={danger} due={copy.dueSurvey} pathname={pathname} />
      <div className="no-print mt-4">
        <SiteForm key={mark} form={surveyMarkForm} initial={{ danger: mark, was: mark }} />
      </div>
    </div>
  );
}
