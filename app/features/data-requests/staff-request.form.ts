import { defineForm } from "~/kits/forms/define-form";

export const findPersonForm = defineForm({
  name: "find-person",
  anchor: "find",
  fields: [
    {
      type: "email",
      name: "email",
      label: "Email address",
      hint: "As the person gave it to us. Capital letters make no difference.",
      autocomplete: "off",
      required: "Enter an email address",
    },
  ],
  submit: { idle: "Find", busy: "Finding..." },
  messages: { success: "", failure: "The search failed. Please try again." },
});

export const erasePersonForm = defineForm({
  name: "erase-person",
  anchor: "erase",
  fields: [
    { type: "hidden", name: "address" },
    {
      type: "select",
      name: "reason",
      label: "How did they ask?",
      placeholder: "Choose",
      options: [
        { value: "letter", label: "By letter" },
        { value: "form", label: "Through a form of the site" },
        { value: "phone", label: "By phone or in person" },
        { value: "other mail", label: "By mail from another address" },
        { value: "duty", label: "They did not: the law or a court asks for it" },
      ],
      required: "Choose how they asked",
    },
    {
      type: "email",
      name: "again",
      label: "Type the email address again",
      autocomplete: "off",
      required: "Type the email address again",
    },
  ],
  submit: { idle: "Erase everything", busy: "Erasing..." },
  messages: {
    success: "Everything about the address is erased.",
    failure: "Nothing was erased. Please try again.",
  },
  rule: ({ address, again }) =>
    again.toLowerCase() === address.toLowerCase()
      ? undefined
      : { field: "again", message: "This is another address than the one you searched for" },
});
