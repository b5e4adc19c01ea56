import { defineForm } from "~/kits/forms/define-form";
import { staffPage as copy } from "./data-requests.copy";

const { find, erase } = copy;

export const findPersonForm = defineForm({
  name: "find-person",
  anchor: "find",
  fields: [
    {
      type: "email",
      name: "email",
      label: find.email,
      hint: find.emailHint,
      autocomplete: "off",
      required: find.required,
    },
  ],
  submit: find.submit,
  messages: { success: "", failure: find.failure },
});

export const erasePersonForm = defineForm({
  name: "erase-person",
  anchor: "erase",
  fields: [
    { type: "hidden", name: "address" },
    {
      type: "select",
      name: "reason",
      label: erase.reason,
      placeholder: erase.reasonPlaceholder,
      options: erase.reasons,
      required: erase.reasonRequired,
    },
    {
      type: "email",
      name: "again",
      label: erase.again,
      autocomplete: "off",
      required: erase.againRequired,
    },
  ],
  submit: erase.submit,
  messages: { success: erase.success, failure: erase.failure },
  rule: ({ address, again }) =>
    again.toLowerCase() === address.toLowerCase() ? undefined : { field: "again", message: erase.differs },
});
