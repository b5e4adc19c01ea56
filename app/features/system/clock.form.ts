import { defineForm } from "~/kits/forms/define-form";
import { system as copy } from "./system.copy";

/** Its success is the state that the page then shows. */
export const clockForm = defineForm({
  name: "clock-is-right",
  anchor: "clock",
  fields: [],
  submit: { idle: copy.clock.goOn, busy: copy.clock.goingOn },
  messages: { success: copy.clock.done, failure: copy.clock.failed },
});
