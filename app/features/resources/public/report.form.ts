import { problems } from "~/content/resources/resource-report";
import { defineForm } from "~/kits/forms/define-form";

/** Reports an entry of the directory as wrong. `entry` is its number, given by the page. */
export const reportForm = defineForm({
  name: "resource_report",
  anchor: "report",
  honeypot: true,
  fields: [
    { type: "hidden", name: "entry" },
    {
      type: "select",
      name: "problem",
      label: "What is wrong?",
      placeholder: "Choose what is wrong",
      options: problems,
      required: "Choose what is wrong",
    },
    {
      type: "textarea",
      name: "details",
      label: "Details",
      hint: "What did you try, what happened, and what would be right if you know it?",
      rows: 6,
      required: "Tell us what you found",
    },
    {
      type: "email",
      name: "email",
      label: "Email",
      hint: "So that we can ask. We use it for nothing else.",
      autocomplete: "email",
    },
  ],
  submit: { idle: "Send report", busy: "Sending..." },
  messages: {
    success: "Thank you for your report! We will check the entry and correct it.",
    failure: "Something went wrong. Please try again or contact us directly.",
  },
});
