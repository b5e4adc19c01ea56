import { decisions, statuses } from "~/database/schema/application-status";
import { defineForm } from "~/kits/forms/define-form";
import { againOptions, MAX_REPLY } from "../reply.form";
import { templatesCopy as copy } from "./templates.copy";

const { fields, remove } = copy;

export const templateForm = defineForm({
  name: "template",
  anchor: "template",
  fields: [
    { type: "text", name: "name", ...fields.name, max: 100 },
    { type: "checkbox", name: "forContact", label: copy.kinds.contact, initially: false },
    { type: "checkbox", name: "forVolunteer", label: copy.kinds.volunteer, initially: false },
    { type: "checkbox", name: "forPartnership", label: copy.kinds.partnership, initially: false },
    { type: "checkbox", name: "forReport", label: copy.kinds.report, initially: false },
    {
      type: "select",
      name: "decision",
      ...fields.decision,
      options: decisions.map((value) => ({ value, label: statuses[value].decision.template.name })),
    },
    { type: "text", name: "subject", ...fields.subject },
    { type: "textarea", name: "text", ...fields.text, rows: 16, max: MAX_REPLY },
    { type: "select", name: "again", ...fields.again, options: againOptions },
    { type: "hidden", name: "version" },
  ],
  checkboxLegend: fields.kinds.legend,
  submit: { idle: copy.save, busy: copy.saving },
  messages: { success: copy.saved, failure: copy.failed },
});

export const newTemplateForm: typeof templateForm = {
  ...templateForm,
  name: "new-template",
  submit: { idle: copy.listPage.add, busy: copy.addBusy },
  messages: { ...templateForm.messages, success: copy.added },
};

export const removeTemplateForm = defineForm({
  name: "remove-template",
  anchor: "template",
  fields: [],
  submit: { idle: remove.label, busy: remove.busy },
  messages: { success: remove.done, failure: remove.failure },
});

export const restoreTemplateForm = defineForm({
  name: "restore-template",
  anchor: "templates",
  fields: [{ type: "hidden", name: "change" }],
  submit: { idle: remove.undo, busy: remove.busy },
  messages: { success: remove.undone, failure: remove.notUndone },
});
