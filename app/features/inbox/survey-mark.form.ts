import { dangerCopy as copy } from "~/features/crisis/danger.copy";
import { defineForm } from "~/kits/forms/define-form";
import { type DangerFamily, dangerFamilies } from "~/lib/danger-family";

export const NO_DANGER = "none";

const options: { value: DangerFamily | typeof NO_DANGER; label: string }[] = [
  { value: NO_DANGER, label: copy.choices.none },
  ...dangerFamilies.map((value) => ({ value, label: copy.choices[value] })),
];

/** On the page of a survey response, which nobody answers and the inbox does not have. */
export const surveyMarkForm = defineForm({
  name: "urgent-mark",
  anchor: "urgent",
  fields: [
    { type: "select", name: "danger", label: copy.label, required: copy.labelRequired, options },
    // Shows whether a colleague has changed it since.
    { type: "hidden", name: "was" },
  ],
  submit: { idle: copy.save, busy: copy.saving, isPlain: true },
  messages: { success: copy.saved, failure: copy.failed },
});
