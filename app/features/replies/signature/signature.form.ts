import { defineForm } from "~/kits/forms/define-form";

export const signatureForm = defineForm({
  name: "signature",
  anchor: "signature",
  fields: [
    {
      type: "textarea",
      name: "signature",
      label: "Signature",
      hint: "Your name, what you do here, and when people reach you.",
      rows: 5,
      max: 600,
    },
    {
      type: "checkbox",
      name: "repliesToSelf",
      label: "Send answers to the address of my account, instead of our mailbox",
      initially: false,
    },
  ],
  checkboxLegend: "Answers to your replies",
  submit: { idle: "Save signature", busy: "Saving..." },
  messages: {
    success: "Your signature is saved.",
    failure: "The signature could not be saved. Please try again.",
  },
});
