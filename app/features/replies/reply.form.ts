import { type Decision, decisions, statuses } from "~/database/schema/application-status";
import { LETTER_PARAMETER } from "~/kits/admin-table/list-query";
import { defineForm } from "~/kits/forms/define-form";
import { replyCopy as copy } from "./reply.copy";

/** Button that fills the text in and sends nothing. */
export const USE_TEMPLATE = "useTemplate";

/** Button that leaves the row open, and the one that does not where the letter promises another mail. */
export const KEEP_OPEN = "keepOpen";
export const CLOSE = "close";

export const MAX_REPLY = 10_000;

/** The values are days. */
export const againOptions = ["1", "2", "3", "7", "14", "30"].map((value) => ({
  value,
  label: copy.again.days(value),
}));

export const replyForm = defineForm({
  name: "reply",
  anchor: "reply",
  fields: [
    { type: "text", name: "subject", label: copy.subject, required: copy.subjectRequired },
    {
      type: "textarea",
      name: "text",
      label: copy.text,
      required: copy.textRequired,
      rows: 6,
      max: MAX_REPLY,
    },
    { type: "checkbox", name: "quote", label: "Quote what they wrote below the text", initially: true },
    { type: "checkbox", name: "also", label: "It also answers what else waits from them", initially: false },
    { type: "select", name: "again", label: "If it stays open, it is due again in", options: againOptions },
    // Says what the first button does.
    { type: "hidden", name: "keep" },
    // The rows that the page named beside the checkbox.
    { type: "hidden", name: "others" },
    // Idempotency key.
    { type: "hidden", name: "key" },
    // The last reply that the page showed, and the status with the one to set.
    { type: "hidden", name: "seen" },
    { type: "hidden", name: "status" },
    { type: "hidden", name: "decision" },
  ],
  checkboxLegend: "Below the text",
  submit: { idle: copy.send, busy: copy.sending },
  messages: { success: copy.sent, failure: copy.failed },
});

/** The letter of a decision as it is, with one button. */
export function decideForm(decision: Decision): typeof replyForm {
  const { action } = statuses[decision].decision.letter;
  return {
    ...replyForm,
    name: `${action.toLowerCase()}-and-send`,
    submit: { idle: copy.decide.send(action), busy: copy.sending },
  };
}

export const decideForms = decisions.map(decideForm);

/** The buttons beside a reply that has not left; `reply` is its id. */
const heldReply = { anchor: replyForm.anchor, fields: [{ type: "hidden", name: "reply" }] } as const;

export const takeBackForm = defineForm({
  ...heldReply,
  name: "take-back",
  submit: { idle: "Undo", busy: "Taking back..." },
  messages: { success: "The reply is taken back. Its text is below.", failure: copy.notTakenBack },
});

export const sendNowForm = defineForm({
  ...heldReply,
  name: "send-now",
  submit: { idle: "Send now", busy: copy.sending },
  messages: { success: "The reply leaves now.", failure: copy.notTakenBack },
});

/** Id of a template, or a decision whose letter it is. */
export const TEMPLATE_PARAMETER = LETTER_PARAMETER;
/** The status to set with the reply. */
export const DECIDE_PARAMETER = "decide";
/** Id of a reply whose text is used again. */
export const AGAIN_PARAMETER = "again";

/** The template was filled in for the row before. */
export const CARRIED_PARAMETER = "carried";

const REPLY_PARAMETERS = [TEMPLATE_PARAMETER, DECIDE_PARAMETER, AGAIN_PARAMETER, CARRIED_PARAMETER] as const;

export const noReplyParams = Object.fromEntries(REPLY_PARAMETERS.map((name) => [name, ""]));
