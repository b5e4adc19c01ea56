import { fieldId } from "~/kits/forms/fields";
import { replyForm } from "./reply.form";

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
