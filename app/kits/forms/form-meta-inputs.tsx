import { type FormDefinition, hasHoneypot, wordsOf } from "./define-form";
import { formMeta } from "./form-result";

export function FormMetaInputs({ form }: { form: FormDefinition }) {
  return (
    <>
      <input type="hidden" name={formMeta.form} value={form.name} />
      {form.analytics && <input type="hidden" name={formMeta.tab} defaultValue="" />}
      {hasHoneypot(form) && <Honeypot label={wordsOf(form).honeypot} />}
    </>
  );
}

/** Hidden by the attribute, because a browser without cascade layers knows no class of the sheet. */
function Honeypot({ label }: { label: string }) {
  return (
    <div hidden>
      <label>
        {label}
        <input type="text" name={formMeta.honeypot} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

/** Counted by `app/browser/forms.ts`, without script by an image. No-op without analytics. */
export function FormViews({ form: { analytics } }: { form: FormDefinition }) {
  if (!analytics) return null;
  return (
    <noscript data-views={analytics}>
      <img src={`/form-events?form=${analytics}`} alt="" width="1" height="1" />
    </noscript>
  );
}
