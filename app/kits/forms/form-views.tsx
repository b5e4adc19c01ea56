import { useEffect } from "react";
import type { FormDefinition } from "./define-form";
import { reportEvent, reportOnce } from "./use-form-tracking";

/** With script once per page and once per tab, without script by an image. No-op without analytics. */
export function FormViews({ form: { analytics } }: { form: FormDefinition }) {
  useEffect(() => {
    if (!analytics) return;
    reportEvent(analytics, "view");
    reportOnce(analytics, "unique_view");
  }, [analytics]);
  if (!analytics) return null;
  return (
    <noscript data-views={analytics}>
      <img src={`/form-events?form=${analytics}`} alt="" width="1" height="1" />
    </noscript>
  );
}
