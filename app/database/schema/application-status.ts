import { orList } from "~/lib/text/words";

/** What staff can decide about an application, and the words for it where they do. */
interface DecisionWords {
  /** Shown in the inbox. */
  inbox: { button: string; state: string };
  /** What its letter is named on the pages of templates, and what people do who send it. */
  template: { name: string; action: string };
  /** On the row's page: what sending the letter does, and its buttons. */
  letter: { action: string; does: string; button: "go" | "plain" };
}

interface StatusWords {
  label: string;
  /** A card of the dashboard counts the rows, and perhaps another shows their part of all. */
  card?: { label: string; rate?: string };
  /** Null when nothing is decided with it. */
  decision: DecisionWords | null;
}

/** All that differs between one status of an application and another. Their order is that of every list of them. */
export const statuses = {
  pending: { label: "Pending", card: { label: "Pending" }, decision: null },
  approved: {
    label: "Approved",
    card: { label: "Approvals", rate: "Approval rate" },
    decision: {
      inbox: { button: "Approve", state: "Approved" },
      template: { name: "Approval", action: "Approve" },
      letter: { action: "Approve", does: "approves", button: "go" },
    },
  },
  rejected: {
    label: "Rejected",
    decision: {
      inbox: { button: "Not now", state: "Not now" },
      template: { name: "Rejection", action: "Reject" },
      letter: { action: "Decline", does: "declines", button: "plain" },
    },
  },
} as const satisfies Record<string, StatusWords>;

type Statuses = typeof statuses;
export type ApplicationStatus = keyof Statuses;
export type Decision = {
  [Status in ApplicationStatus]: Statuses[Status]["decision"] extends null ? never : Status;
}[ApplicationStatus];

type Text = string | null | undefined;

export const isStatus = (text: Text): text is ApplicationStatus =>
  typeof text === "string" && Object.hasOwn(statuses, text);

export const isDecision = (text: Text): text is Decision =>
  isStatus(text) && statuses[text].decision !== null;

export const readDecision = (text: Text): Decision | null => (isDecision(text) ? text : null);

const values = Object.keys(statuses).filter(isStatus);

/** The choices of filters and selects. */
export const applicationStatuses = values.map((value) => {
  const { label, card }: StatusWords = statuses[value];
  return { value, label, card };
});

export const decisions = values.filter(isDecision);
export const undecided = values.filter((value) => !isDecision(value));

/** "approved or rejected" */
export const oneOfStatuses = (those: readonly ApplicationStatus[]): string =>
  orList(those.map((value) => statuses[value].label.toLowerCase()));
