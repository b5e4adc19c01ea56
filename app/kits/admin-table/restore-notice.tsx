import { Form } from "@remix-run/react";
import { Notice, noticeButtonClass } from "~/components/notice";
import type { FormDefinition } from "~/kits/forms/define-form";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import { ErrorSummary } from "~/kits/forms/messages";
import { useFormState } from "~/kits/forms/use-form-state";
import type { ChangeNotice } from "./table-data";

interface RestoreNoticeProps {
  /** Restores what a change has deleted; its field is `change`. */
  form: FormDefinition;
  /** What was just deleted from the list that it stands above. */
  removed: Pick<ChangeNotice, "id" | "undone" | "canUndo">;
  children: string;
}

export function RestoreNotice({ form, removed, children }: RestoreNoticeProps) {
  const { action, errorState } = useFormState(form);
  if (errorState) return <ErrorSummary form={form} errorState={errorState} />;
  if (removed.undone) return null;
  return (
    <Notice of={removed.id} className="mb-4">
      <p>{children}</p>
      {removed.canUndo && (
        <Form method="post" discover="none" action={action} autoComplete="off">
          <FormMetaInputs form={form} />
          <input type="hidden" name="change" value={removed.id} />
          <button type="submit" className={noticeButtonClass}>
            {form.submit.idle}
          </button>
        </Form>
      )}
    </Notice>
  );
}
