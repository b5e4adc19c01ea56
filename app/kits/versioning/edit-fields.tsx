import { useActionData, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/button";
import { SiteLink } from "~/components/site-link";
import type { FormDefinition } from "~/kits/forms/define-form";
import { fieldId, formId } from "~/kits/forms/fields";
import type { handleForms } from "~/kits/forms/handle-forms.server";
import { goToField } from "~/kits/forms/messages";
import { SiteForm } from "~/kits/forms/site-form";
import { useInitialValues } from "~/kits/forms/use-form-state";
import type { EditFailure } from "./edit-record.server";
import type { FieldChange, FormValues } from "./merge-edits";

interface EditFieldsProps {
  form: FormDefinition;
  values: FormValues;
  suggestions: Record<string, readonly string[]>;
  others: { path: `/${string}`; open: string };
  /** Neither saved nor invalid, such as a preview. */
  submitted?: FormValues | undefined;
  lead?: ReactNode;
  more?: ReactNode;
}

export function EditFields(props: EditFieldsProps) {
  const { form, values, suggestions, others, submitted, lead, more } = props;
  const actionData = useActionData<typeof handleForms<never, EditFailure>>();
  const failed =
    actionData && "invalid" in actionData && actionData.form === form.name ? actionData : undefined;
  const initial = useInitialValues(form, values, failed?.values ?? submitted);
  const { changes, uniqueConflict } = failed?.extra ?? {};
  return (
    <SiteForm
      key={initial.version}
      form={form}
      initial={initial}
      suggestions={suggestions}
      lead={
        <>
          {changes && <ConflictPanel form={form} changes={changes} />}
          {uniqueConflict && (
            <p className="mb-6">
              <SiteLink to={`${others.path}/${uniqueConflict}`} className="inline-block py-1 font-semibold">
                {others.open}
              </SiteLink>
            </p>
          )}
          {lead}
        </>
      }
      more={more}
    />
  );
}

function labelOf(form: FormDefinition, name: string): string {
  const field = form.fields.find((one) => one.name === name);
  return field && field.type !== "hidden" ? field.label : name;
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <div className="grid gap-x-4 border-t border-hair py-2 sm:grid-cols-[11rem_1fr]">
      <dt className="text-soft">{name}</dt>
      <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {text || <span className="text-soft">(empty)</span>}
      </dd>
    </div>
  );
}

function Change({ form, change }: { form: FormDefinition; change: FieldChange }) {
  const { name, before, theirs, mine } = change;
  return (
    <div className="mt-4">
      <h3 className="font-text text-base font-bold tracking-normal">{labelOf(form, name)}</h3>
      <dl className="mt-1">
        <Version name="When you opened it" text={before} />
        <Version name="Saved meanwhile" text={theirs} />
        {mine === null ? (
          <Version name="Yours" text="You left this as it was." />
        ) : (
          <Version name="Yours" text={mine} />
        )}
      </dl>
    </div>
  );
}

interface ConflictPanelProps {
  form: FormDefinition;
  changes: readonly FieldChange[];
}

export function ConflictPanel({ form, changes }: ConflictPanelProps) {
  const { pathname } = useLocation();
  const first = changes[0]?.name ?? "";
  return (
    <section aria-labelledby="conflict-title" className="mb-8 border-4 border-gold bg-card p-5">
      <h2 id="conflict-title" className="text-xl">
        What was changed while you were writing
      </h2>
      {changes.map((change) => (
        <Change key={change.name} form={form} change={change} />
      ))}
      <p className="mt-4">
        Below, the form holds your text in the fields you changed, and theirs in all others. Saving yours
        keeps both that way.
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        {/* A page load, which resets the form to the stored values. */}
        <form method="get" action={pathname}>
          <Button kind="plain">Keep theirs</Button>
        </form>
        <Button form={formId(form)}>Save mine</Button>
        <a href={`#${fieldId(form, first)}`} onClick={goToField} className="py-1.5 font-semibold">
          Edit further
        </a>
      </div>
    </section>
  );
}
