import { reportWords } from "~/content/es/resource-report";
import type { ReportWords } from "~/content/resources/resource-report";
import { defineForm } from "~/kits/forms/define-form";

/** Reports an entry of the directory as wrong. `entry` is its number, given by the page. */
const reportFormIn = ({ language, form }: ReportWords) =>
  defineForm({
    name: "resource_report",
    language,
    anchor: "report",
    honeypot: true,
    fields: [
      { type: "hidden", name: "entry" },
      {
        type: "radios",
        name: "problem",
        label: form.problem.label,
        options: form.problem.options,
        required: form.problem.choose,
      },
      {
        type: "textarea",
        name: "details",
        label: form.details.label,
        hint: form.details.hint,
        rows: 6,
        required: form.details.missing,
      },
      {
        type: "email",
        name: "email",
        label: form.email.label,
        hint: form.email.hint,
        autocomplete: "email",
      },
    ],
    submit: form.submit,
    messages: form.messages,
  });

export const reportForms = { en: reportFormIn(reportWords.en), es: reportFormIn(reportWords.es) };

export const reportForm = reportForms.en;
