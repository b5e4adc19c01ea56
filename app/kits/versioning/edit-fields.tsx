import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { SiteLink } from "~/components/site-link";
import type { FormDefinition } from "~/kits/forms/define-form";
import type { handleForms } from "~/kits/forms/handle-forms.server";
import { SiteForm } from "~/kits/forms/site-form";
import { ConflictPanel } from "./conflict-panel";
import type { EditRefusal } from "./edit-record.server";
import type { FormValues } from "./merge-edits";
import { useOpened } from "./use-opened";

interface EditFieldsProps {
  form: FormDefinition;
  /** What the form begins with, the version of the stored record among it. */
  values: FormValues;
  suggestions: Record<string, readonly string[]>;
  /** The way to another record that has what must be unique. */
  others: { path: `/${string}`; open: string };
  /** What the last answer held of the form where it was not refused, such as a preview. */
  answered?: FormValues | undefined;
  lead?: ReactNode;
  more?: ReactNode;
}

/** The form of a record in all its states: as it is stored, refused, or changed by two at once. */
export function EditFields(props: EditFieldsProps) {
  const { form, values, suggestions, others, answered, lead, more } = props;
  const answer = useActionData<typeof handleForms<never, EditRefusal>>();
  const refused = answer && "invalid" in answer && answer.form === form.name ? answer : undefined;
  const opened = useOpened(form, values, refused?.values ?? answered);
  const { changes, obstacle } = refused?.extra ?? {};
  return (
    <SiteForm
      key={opened.version}
      form={form}
      initial={opened}
      suggestions={suggestions}
      lead={
        <>
          {changes && <ConflictPanel form={form} changes={changes} />}
          {obstacle && (
            <p className="mb-6">
              <SiteLink to={`${others.path}/${obstacle}`} className="inline-block py-1 font-semibold">
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
