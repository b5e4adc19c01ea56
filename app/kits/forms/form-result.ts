import type { CrisisCardCopy } from "~/content/crisis-card";

/** Valid for one submission, such as a captcha: new at each render. */
export interface OneTimeFields {
  values: Record<string, string>;
  labels: Record<string, string>;
}

/** About an email address that is probably mistyped: asked once, never refused. */
export interface EmailQuestion {
  typed: string;
  meant: string;
  /** Whether it can be sent as typed. */
  canKeep: boolean;
}

/** Action data that shows the invalid form again with nothing lost. */
export interface FormErrorState {
  invalid: true;
  form: string;
  /** A ticked checkbox is "on". */
  values: Record<string, string>;
  errors: Record<string, string>;
  failure?: string;
  question?: EmailQuestion;
  oneTime?: OneTimeFields;
  /** Where what was typed tells of danger. */
  crisis?: CrisisCardCopy;
}

export function isFormErrorState(data: unknown, form?: string): data is FormErrorState {
  if (typeof data !== "object" || data === null) return false;
  if (!("invalid" in data) || data.invalid !== true) return false;
  return form === undefined || ("form" in data && data.form === form);
}

/** Begins the document's title after an invalid submission (GOV.UK error summary). */
export const ERROR_TITLE = "Error: ";

/** Whether nothing is wrong, and the form only asks. */
export function isOnlyQuestion({ errors, failure, question }: FormErrorState): boolean {
  return question !== undefined && failure === undefined && Object.keys(errors).length === 0;
}

export const SENT_PARAMETER = "sent";
/** Proves that a public form was accepted (`sent-mark.server.ts`). */
export const SENT_MARK_PARAMETER = "mark";

export const formMeta = {
  form: "form",
  /** Honeypot: invisible, so only spam programs fill it in. */
  honeypot: "leaveEmpty",
  /** Browser tab's analytics id; empty without script. */
  tab: "tabSession",
  /** The email address that the form has asked about. */
  askedEmail: "askedEmail",
  /** The one that was offered and taken. */
  takenEmail: "takenEmail",
} as const;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of the browser tab that sent a form; null unless well-formed. */
export function tabSession(sent: ReadonlyMap<string, string>): string | null {
  const id = sent.get(formMeta.tab) ?? "";
  return UUID.test(id) ? id : null;
}

/** Frames a field with an error. */
export const errorFrame = "border-l-[5px] border-red pl-3.5";
