import { defineForm } from "~/kits/forms/define-form";
import { replyCopy } from "../reply.copy";

const copy = replyCopy.signature;

export const signatureForm = defineForm({
  name: "signature",
  anchor: "signature",
  fields: [
    { type: "textarea", name: "signature", label: copy.label, hint: copy.hint, rows: 5, max: 600 },
    { type: "checkbox", name: "repliesToSelf", label: copy.repliesToSelf, initially: false },
  ],
  checkboxLegend: copy.repliesLegend,
  submit: { idle: copy.submit, busy: copy.saving },
  messages: { success: copy.saved, failure: copy.failed },
});
