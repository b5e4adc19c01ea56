import type { FormDefinition } from "./define-form";
import { carried } from "./form-result";

/** The inputs a form has beside its own: every one its name, and one that is counted what a visitor's post carries. */
export function CarriedInputs({ form }: { form: FormDefinition }) {
  return (
    <>
      <input type="hidden" name={carried.form} value={form.name} />
      {form.analytics && <CarriedByVisitors />}
    </>
  );
}

function CarriedByVisitors() {
  return (
    <>
      <input type="hidden" name={carried.tab} defaultValue="" />
      <div className="trap" aria-hidden="true">
        <label>
          Leave this field empty
          <input type="text" name={carried.trap} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
