import type { InboxFilter, InboxKind } from "./inbox-rows";

export const kindNames: Record<InboxKind, { one: string; short: string; chip: string; many: string }> = {
  contact: { one: "Message", short: "Message", chip: "Messages", many: "Messages" },
  volunteer: {
    one: "Volunteer application",
    short: "Volunteer",
    chip: "Volunteers",
    many: "Volunteer applications",
  },
  partnership: {
    one: "Partnership application",
    short: "Partnership",
    chip: "Partnerships",
    many: "Partnership applications",
  },
  report: { one: "Resource report", short: "Report", chip: "Reports", many: "Resource reports" },
};

export const inboxCopy = {
  list: "Rows of the inbox, by due time",
  filters: {
    waiting: "Waiting",
    overdue: "Overdue",
    mine: "Mine",
    unassigned: "Unassigned",
    snoozed: "Snoozed",
    done: "Done",
  } satisfies Record<InboxFilter, string>,
  count: (count: string) => `${count} ${count === "1" ? "row" : "rows"}`,
  nothing: {
    waiting: "Nothing waits. Messages, applications and reports appear here as soon as they come in.",
    overdue: "Nothing is overdue.",
    mine: "Nothing that waits is assigned to you.",
    unassigned: "Everything that waits is assigned to someone.",
    snoozed: "Nothing is put off until later.",
    done: "Nothing is done yet.",
  } satisfies Record<InboxFilter, string>,
  back: "Back to inbox",
  answered: "Mark as answered",
  resolve: "Mark as resolved",
  spam: "Spam",
  trash: "Trash",
  triage: {
    assign: "Assigned to",
    save: "Assign",
    label: "Label",
    snooze: "Snooze until",
    saveSnooze: "Snooze",
  },
  reply: "Reply",
  /** Stands beside the letter that tells them. */
  withoutLetter: (action: string) => `${action} without a letter`,
  notTold: "They will not know yet, and the row stays in Waiting.",
  undo: "Undo",
  sendNow: "Send now",
  /** What was just done with a row. */
  notice: {
    answered: (name: string) => `${name} is marked as answered.`,
    resolved: (name: string) => `The report about ${name} is resolved.`,
    spam: (name: string) => `${name} is moved to spam.`,
    trashed: (name: string) => `${name} is in the trash.`,
    snoozed: (name: string) => `${name} is snoozed, and waits again on the day you chose.`,
    woken: (name: string) => `${name} is not snoozed any more.`,
    marked: (name: string) => `${name} is marked as urgent, and comes first.`,
    unmarked: (name: string) => `The urgent mark of ${name} is taken off.`,
    labelled: (name: string) => `The labels of ${name} are saved.`,
    noted: (name: string) => `The note about ${name} is saved.`,
    reopened: (name: string) => `${name} waits again.`,
    replied: (name: string) => `The reply to ${name} is on its way.`,
    repliedToAll: (name: string) =>
      `The reply to ${name} is on its way, and answers what else waited from them.`,
    leftOpen: (name: string) =>
      `The reply to ${name} is on its way. The row stays open, and is due again on the day you chose.`,
    asked: (name: string) =>
      `The mail about ${name} is on its way. The report stays open until you resolve it.`,
    decided: (name: string, status: string) =>
      `${name} is ${status}. They do not know yet: the letter is filled in below.`,
    takenBack: (name: string) =>
      `The reply to ${name} is taken back. Its text is below, and the row is as it was before.`,
    undone: (name: string) => `Undone: ${name} is as it was.`,
  },
  problems: {
    gone: "This row is gone: someone else has deleted it or moved it to spam.",
    urgentSnoozed:
      "Not snoozed: this row is marked as urgent. Take the mark off first if nobody is in danger.",
    notUndone: "Not undone: it was changed again since.",
    notStaff: "Choose a colleague who still has access.",
    unknown: "Nothing was changed. Please choose again.",
  },
};
