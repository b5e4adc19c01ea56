import { useActionData } from "@remix-run/react";
import { useEffect } from "react";
import { fieldId } from "~/kits/forms/fields";
import { isFormErrorState } from "~/kits/forms/form-result";
import { useInitialValues } from "~/kits/forms/use-form-state";
import { clearDraft, readDraft, saveDraft } from "~/lib/draft-storage";
import type { LoadedReply } from "./load-reply.server";
import { replyForm } from "./reply.form";
import { isAppliedTemplate, isSameText, withSubject, withTemplate } from "./template-text";

/** The form's inputs are uncontrolled, so that they work before and without script. */
export function textInput(): HTMLTextAreaElement | null {
  const found = document.getElementById(fieldId(replyForm, "text"));
  return found instanceof HTMLTextAreaElement ? found : null;
}

export function subjectInput(): HTMLInputElement | null {
  const found = document.getElementById(fieldId(replyForm, "subject"));
  return found instanceof HTMLInputElement ? found : null;
}

export function againInput(): HTMLSelectElement | null {
  const found = document.getElementById(fieldId(replyForm, "again"));
  return found instanceof HTMLSelectElement ? found : null;
}

/** Puts the cursor where one's own words begin: below the greeting, above the signature. */
export function focusReply({ texts }: { texts: readonly string[] }): void {
  const input = textInput();
  if (!input) return;
  input.focus();
  const below = input.value.indexOf("\n\n");
  if (below >= 0 && texts.some((text) => isSameText(text, input.value)))
    input.setSelectionRange(below + 2, below + 2);
}

/** The form begins with what was typed before, also in an earlier session of the tab. */
export function useReplyDraft({ record, initial, untouched, sent, template }: LoadedReply) {
  const last = useActionData();
  const refused = isFormErrorState(last, replyForm.name) ? last.values : undefined;
  const applied = isAppliedTemplate(last) ? last : undefined;
  const values = useInitialValues(replyForm, initial, refused ?? applied?.values);
  const key = `reply to ${record}`;
  const subjectKey = `subject of ${key}`;
  const isAnswered = refused !== undefined || applied !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form is there for the first time.
  useEffect(() => {
    const draft = readDraft(key);
    const input = textInput();
    if (draft === "" || isAnswered || !input) return;
    if (sent.some(({ text }) => isSameText(text, draft))) {
      clearDraft(key);
      clearDraft(subjectKey);
      return;
    }
    const subject = subjectInput();
    if (subject) subject.value = withSubject(readDraft(subjectKey), subject.value, untouched.subjects);
    if (!untouched.texts.some((text) => isSameText(text, draft)))
      input.value = template === null ? draft : withTemplate(draft, initial.text, untouched.texts);
  }, [key]);
  return {
    values,
    template: applied?.applied ?? (template === null ? "" : String(template)),
    save: () => {
      saveDraft(key, textInput()?.value ?? "");
      saveDraft(subjectKey, subjectInput()?.value ?? "");
    },
  };
}
