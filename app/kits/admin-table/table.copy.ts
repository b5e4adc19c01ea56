import type { Badge } from "~/content/types";

/** Staff specification, sections 2 and 8. */
export const tableCopy = {
  showing: (shown: string, total: string, nouns: string) => `Showing ${shown} of ${total} ${nouns}`,
  page: (page: number, of: number) => `page ${page} of ${of}`,
  sortBy: (label: string) => `Sort by ${label}`,
  bulk: {
    legend: "Change several rows at once",
    dropped: (rows: string) =>
      `${rows} that you had ticked ${rows.startsWith("1 ") ? "is" : "are"} not in this list any more, and not chosen.`,
    setStatus: "Set status",
  },
  conflict: {
    title: "Someone else changed this first",
    text: ({ name, now, by, at }: { name: string; now: string; by: string; at: string }) =>
      `${name} was set to ${now}${by && ` by ${by}`}${at && ` on ${at}`} since you opened this page.`,
  },
  notice: {
    statusOne: (name: string, status: string) => `${name} is ${status.toLowerCase()}.`,
  },
  problems: {
    noStatus: "Choose the status to set.",
    same: "Nothing was changed, because the status is set already.",
    gone: "Someone else has deleted it already.",
    unknown: "This change is not known, or is too old to be undone.",
    partly: (count: string, of: string) =>
      `${count} of ${of} are back. The others could not come back, because newer ones have taken their place.`,
    partlySet: (count: string, of: string) =>
      `${count} of ${of} were set back; the others were set again or deleted since.`,
  },
  urgent: { tone: "red", label: "Urgent: may be in danger" } satisfies Badge,
  hidden: { tone: "yellow", label: "Hidden" } satisfies Badge,
};
