import { decisions, statuses } from "~/database/schema/application-status";
import type { RepliedKind } from "~/database/schema/schema.server";
import { defineForm } from "~/kits/forms/define-form";
import { orList } from "~/lib/text/words";
import { languageNames } from "../reply.copy";
import { againOptions, MAX_REPLY } from "../reply.form";

/** The list and the form name them so. */
export const kindLabels: Readonly<Record<RepliedKind, string>> = {
  contact: "Messages",
  volunteer: "Volunteer applications",
  partnership: "Partnership applications",
  report: "Reports about resources",
};

const buttons = orList(decisions.map((value) => `“${statuses[value].decision.template.action}”`));

export const templateForm = defineForm({
  name: "template",
  anchor: "template",
  fields: [
    {
      type: "text",
      name: "name",
      label: "Name",
      hint: "How staff find it in the list.",
      required: "Enter a name",
      max: 100,
    },
    { type: "checkbox", name: "forContact", label: kindLabels.contact, initially: false },
    { type: "checkbox", name: "forVolunteer", label: kindLabels.volunteer, initially: false },
    { type: "checkbox", name: "forPartnership", label: kindLabels.partnership, initially: false },
    { type: "checkbox", name: "forReport", label: kindLabels.report, initially: false },
    {
      type: "select",
      name: "language",
      label: "Language",
      hint: "Letters in the language that a person has written in are offered first.",
      options: [
        { value: "en", label: languageNames.en },
        { value: "es", label: languageNames.es },
      ],
    },
    {
      type: "select",
      name: "decision",
      label: "Goes with",
      hint: `The letter of a decision is offered with ${buttons}. There can be one for each kind of application and each language.`,
      placeholder: "No decision",
      options: decisions.map((value) => ({ value, label: statuses[value].decision.template.name })),
    },
    { type: "text", name: "subject", label: "Subject", required: "Enter a subject" },
    {
      type: "textarea",
      name: "text",
      label: "Text",
      hint: "Begin with the greeting. The signature of whoever writes is added at the end.",
      required: "Enter the text",
      rows: 16,
      max: MAX_REPLY,
    },
    {
      type: "select",
      name: "again",
      label: "Promises another mail within",
      hint: "The row then stays open after the letter is sent, and is due again after this time.",
      placeholder: "It promises no other mail",
      options: againOptions,
    },
    { type: "hidden", name: "version" },
  ],
  checkboxLegend: "For replies to",
  submit: { idle: "Save template", busy: "Saving..." },
  messages: {
    success: "The template is saved.",
    failure: "The template could not be saved. Please try again.",
  },
});

export const newTemplateForm: typeof templateForm = {
  ...templateForm,
  name: "new-template",
  submit: { idle: "Add a template", busy: "Adding..." },
  messages: { ...templateForm.messages, success: "The template is added." },
};

export const removeTemplateForm = defineForm({
  name: "remove-template",
  anchor: "template",
  fields: [],
  submit: { idle: "Delete template", busy: "Deleting..." },
  messages: {
    success: "The template is deleted.",
    failure: "The template could not be deleted. Please try again.",
  },
});

export const restoreTemplateForm = defineForm({
  name: "restore-template",
  anchor: "templates",
  fields: [{ type: "hidden", name: "change" }],
  submit: { idle: "Undo", busy: "Deleting..." },
  messages: {
    success: "The template is back.",
    failure: "The template could not be brought back: it is too late, or it is back already.",
  },
});
