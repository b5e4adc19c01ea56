/** Fields valid for one submission, such as a captcha: the server makes them anew at each render. */
export interface OneTimeFields {
  /** Values by input name. */
  values: Record<string, string>;
  /** Labels by input name. */
  labels: Record<string, string>;
}

/** Action data for an invalid submission: enough to show the form again with nothing lost. */
export interface FormErrorState {
  invalid: true;
  form: string;
  /** By input name. A ticked checkbox is "on". */
  values: Record<string, string>;
  /** Messages by input name, in the order of the fields. */
  errors: Record<string, string>;
  /** A message about the whole form. */
  failure?: string;
  oneTime?: OneTimeFields;
}

/** @param form only for this form, by name */
export function isFormErrorState(data: unknown, form?: string): data is FormErrorState {
  if (typeof data !== "object" || data === null) return false;
  if (!("invalid" in data) || data.invalid !== true) return false;
  return form === undefined || ("form" in data && data.form === form);
}

/** Names the accepted form in the URL it redirects to. */
export const SENT_PARAMETER = "sent";

/** Names of the hidden inputs beside the form's own. */
export const formMeta = {
  form: "form",
  /** Invisible; only spam programs fill it in. */
  honeypot: "leaveEmpty",
  /** The browser tab's analytics id; empty without script. */
  tab: "tabSession",
} as const;
