import type { FormDefinition } from "./define-form";

/** Counted by `app/browser/forms.ts`, without script by an image. No-op without analytics. */
export function FormViews({ form: { analytics } }: { form: FormDefinition }) {
  if (!analytics) return null;
  return (
    <noscript data-views={analytics}>
      <img src={`/form-events?form=${analytics}`} alt="" width="1" height="1" />
    </noscript>
  );
}
