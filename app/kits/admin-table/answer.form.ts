import { defineForm } from "~/kits/forms/define-form";
import { recordWords } from "./record.copy";

const words = recordWords.answer;

/** The button that opens a row again; it keeps the note too. */
export const REOPEN = "reopen";

/** Marks a row as answered, with a note. */
export const answerForm = defineForm({
  name: "answer",
  anchor: "answer",
  fields: [
    { type: "textarea", name: "note", label: words.note, rows: 4, max: 2000 },
    // The answer and the note that the page showed, by their version.
    { type: "hidden", name: "was" },
  ],
  submit: { idle: words.mark, busy: words.saving },
  messages: { success: words.saved, failure: words.failed },
});
