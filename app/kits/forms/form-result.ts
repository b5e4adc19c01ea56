/** Parts of a form that hold for one sending only, such as a sum to solve: made on the server each time it is drawn. */
export interface OneTimeFields {
  /** Values by input name. */
  values: Record<string, string>;
  /** Labels by input name. */
  labels: Record<string, string>;
}

/** What an action returns for a form it did not accept: enough to show it again with nothing lost. */
export interface FormErrorState {
  invalid: true;
  /** The form's name. */
  form: string;
  /** What was typed, by input name. A ticked checkbox is "on". */
  values: Record<string, string>;
  /** Messages by input name, in the order of the fields. */
  errors: Record<string, string>;
  /** A message about the whole form, when no single field is to blame. */
  failure?: string;
  /** The parts that hold for one sending only, for the next one. */
  oneTime?: OneTimeFields;
}

/** Whether an action's answer is a refused form, of the given name when one is given. */
export function isFormErrorState(data: unknown, form?: string): data is FormErrorState {
  if (typeof data !== "object" || data === null) return false;
  if (!("invalid" in data) || data.invalid !== true) return false;
  return form === undefined || ("form" in data && data.form === form);
}

/** The search parameter that says on the page after an accepted form which one was accepted. */
export const SENT_PARAMETER = "sent";

/** Names of inputs that every form carries beside its own. */
export const formMeta = {
  /** Which form this is. */
  form: "form",
  /** Empty when a person sends it. */
  honeypot: "leaveEmpty",
  /** The browser tab's analytics id; empty without script. */
  tab: "tabSession",
} as const;
