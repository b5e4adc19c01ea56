import { defineForm } from "~/kits/forms/define-form";
import { recordCopy } from "./record.copy";

const copy = recordCopy.response;

/** Reopens the row, and saves the note too. */
export const REOPEN = "reopen";

export const responseForm = defineForm({
  name: "answer",
  anchor: "answer",
  fields: [
    { type: "textarea", name: "note", label: copy.note, rows: 4, max: 2000 },
    // For optimistic locking.
    { type: "hidden", name: "was" },
  ],
  submit: { idle: copy.mark, busy: copy.saving },
  messages: { success: copy.saved, failure: copy.failed },
});
