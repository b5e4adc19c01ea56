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

export const recordCopy = {
  back: (heading: string) => `Back to ${heading}`,
  number: (number: number) => `No. ${number}`,
  response: {
    answered: (by: string, at: string) => `Answered${by && ` by ${by}`} on ${at}.`,
    conflict: ({ by, at, did }: { by: string; at: string; did: string }) =>
      `${by || "Someone else"} ${did === "noted" ? "saved another note" : did === "answered" ? "marked it as answered" : "opened it again"}${at && ` on ${at}`}, while you had the page open. Nothing of yours is saved yet. Your note is below: save it to replace theirs, or keep theirs.`,
  },
  mail: {
    subject: (organisation: string, what: string) => `${organisation}: ${what}`,
    body: (name: string, organisation: string) =>
      `Hello${name && ` ${name}`},\n\nthank you for writing to us.\n\n\n\n${organisation}`,
  },
};
