import { defineForm } from "~/kits/forms/define-form";

/** Reopens the row, and saves the note too. */
export const REOPEN = "reopen";

export const responseForm = defineForm({
  name: "answer",
  anchor: "answer",
  fields: [
    { type: "textarea", name: "note", label: "Note for colleagues", rows: 4, max: 2000 },
    // Tells whether somebody else has answered meanwhile.
    { type: "hidden", name: "was" },
  ],
  submit: { idle: "Mark as answered", busy: "Saving..." },
  messages: { success: "It is saved.", failure: "The answer could not be saved. Please try again." },
});
