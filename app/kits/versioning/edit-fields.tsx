import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { SiteLink } from "~/components/site-link";
import type { FormDefinition } from "~/kits/forms/define-form";
import type { handleForms } from "~/kits/forms/handle-forms.server";
import { SiteForm } from "~/kits/forms/site-form";
import { useInitialValues } from "~/kits/forms/use-initial-values";
import { ConflictPanel } from "./conflict-panel";
import type { EditFailure } from "./edit-record.server";
import type { FormValues } from "./merge-edits";

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
