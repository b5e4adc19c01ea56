import { defineForm } from "~/kits/forms/define-form";

/** Its success is the state that the page then shows. */
export const clockForm = defineForm({
  name: "clock-is-right",
  anchor: "clock",
  fields: [],
  submit: { idle: "The clock is right: go on", busy: "Going on..." },
  messages: { success: "The clock counts as right.", failure: "That could not be saved. Please try again." },
});
