import { useLocation } from "@remix-run/react";
import { dangerCopy as copy } from "~/features/crisis/danger.copy";
import { SiteForm } from "~/kits/forms/site-form";
import type { DangerFamily } from "~/lib/danger-family";
import { DangerNote } from "./danger-mark";
import { NO_DANGER, surveyMarkForm } from "./survey-mark.form";

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
