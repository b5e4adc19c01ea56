import type { Badge } from "~/content/types";

/** Staff specification, sections 2 and 8. */
export const tableCopy = {
  search: "Search",
  show: "Show",
  clear: "Clear filters",
  csv: "Download CSV",
  actions: "Actions",
  rows: (heading: string) => `${heading}, row by row`,
  none: "Nothing matches. Try fewer letters, or clear the filters.",
  showing: (shown: string, total: string, nouns: string) => `Showing ${shown} of ${total} ${nouns}`,
  page: (page: number, of: number) => `page ${page} of ${of}`,
  pagerLabel: (heading: string) => `Pages of ${heading}`,
  sortBy: (label: string) => `Sort by ${label}`,
  open: "Open",
  edit: "Edit",
  addArticle: "Add an article",
  delete: "Delete",
  save: "Save",
  choose: (name: string) => `Choose ${name}`,
  chooseAll: "Choose every row on this page",
  bulk: {
    legend: "Change several rows at once",
    chosen: "The rows ticked in the table",
    all: (rows: string) => `All ${rows} that match`,
    setStatus: "Set status",
    setStatusTo: (status: string) => `Set to ${status}`,
    delete: "Delete",
    hint: "You will see how many rows it is before anything happens, and can undo it for ten minutes.",
  },
  confirm: {
    deleteTitle: (rows: string) => `Delete ${rows}?`,
    statusTitle: (rows: string, status: string) => `Set ${rows} to ${status}?`,
    deleteText: "What was recorded about them at the form goes too. You can undo this for ten minutes.",
    statusText: "Those that have this status already are not counted. You can undo this for ten minutes.",
    deleteButton: (rows: string) => `Delete ${rows}`,
    statusButton: (rows: string, status: string) => `Set ${rows} to ${status}`,
    cancel: "Cancel",
    one: (name: string) => `Delete ${name}? You can undo this for ten minutes.`,
    changed: "In the meantime the rows have changed. Please look again.",
    rows: "The rows",
    more: (count: number) => `and ${count.toLocaleString("en-US")} more`,
    matching: "All that match:",
    everything: "Every row of the table",
    search: (text: string) => `Search: “${text}”`,
    range: (from: string, to: string) => `From ${from} to ${to}`,
    concurrent: (count: number) =>
      `Colleagues have set the status of ${count.toLocaleString("en-US")} of them since you opened this page:`,
    setBy: ({ name, status, by, at }: { name: string; status: string; by: string; at: string }) =>
      `${name} was set to ${status} by ${by} on ${at}.`,
  },
  conflict: {
    title: "Someone else changed this first",
    text: ({ name, now, by, at }: { name: string; now: string; by: string; at: string }) =>
      `${name} was set to ${now}${by && ` by ${by}`}${at && ` on ${at}`} since you opened this page.`,
    keep: (status: string) => `Keep ${status}`,
    override: (status: string) => `Set to ${status} anyway`,
  },
  notice: {
    deleted: (rows: string) => `Deleted ${rows}.`,
    status: (rows: string, status: string) => `Set ${rows} to ${status}.`,
    undone: "Undone.",
    undo: "Undo",
  },
  problems: {
    nothing: "No rows are chosen. Tick some, or choose all that match.",
    noStatus: "Choose the status to set.",
    same: "Nothing was changed, because the status is set already.",
    gone: "Someone else has deleted it already.",
    unknown: "This change is not known, or is too old to be undone.",
    tooLate: "The ten minutes are over. The operator can still bring the rows back for 30 days.",
    already: "This was undone already.",
    partly: (count: string, of: string) =>
      `${count} of ${of} are back. The others could not come back, because newer ones have taken their place.`,
    partlySet: (count: string, of: string) =>
      `${count} of ${of} were set back; the others were set again or deleted since.`,
    setAgain: ({ by, at }: { by: string; at: string }) =>
      by
        ? `Not undone: the status was set again since, on ${at} by ${by}.`
        : "Not undone: the status is no longer the one you had set.",
    back: "Back to the table",
    backToRow: "Back to its page",
    notPosted: "Nothing was changed. Please choose again in the table.",
    title: "That did not work",
  },
  waiting: {
    answered: "Answered",
    waited: (time: string) => `Waiting ${time},`,
    due: (left: string) => `due in ${left}`,
    overdue: (over: string) => `Overdue by ${over}`,
  },
  hidden: { tone: "yellow", label: "Hidden" } satisfies Badge,
  yes: "Yes",
  no: "No",
  noSession: "none",
};
