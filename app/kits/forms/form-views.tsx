import { useEffect } from "react";
import type { FormDefinition } from "./define-form";
import { reportEvent, reportOnce } from "./use-form-tracking";

/**
 * Counts that a form's page was opened: by script once for each page and once for the tab, without script by an image.
 * Nothing for a form that is not counted.
 */
export function FormViews({ form: { analytics } }: { form: FormDefinition }) {
  useEffect(() => {
    if (!analytics) return;
    reportEvent(analytics, "view");
    reportOnce(analytics, "unique_view");
  }, [analytics]);
  if (!analytics) return null;
  return (
    <noscript>
      <img src={`/form-events?form=${analytics}`} alt="" width="1" height="1" />
    </noscript>
  );
}
