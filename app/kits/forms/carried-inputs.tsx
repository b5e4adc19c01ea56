import type { FormDefinition } from "./define-form";
import { carried } from "./form-result";

/** The inputs a form has beside its own: every one its name, and one for visitors what their posts carry. */
export function CarriedInputs({ form }: { form: FormDefinition }) {
  return (
    <>
      <input type="hidden" name={carried.form} value={form.name} />
      {form.analytics && <input type="hidden" name={carried.tab} defaultValue="" />}
      {(form.analytics || form.trap) && <Trap />}
    </>
  );
}

function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        Leave this field empty
        <input type="text" name={carried.trap} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
