/** The page of one row: everything that was submitted, and the answer to it. */
export const recordWords = {
  back: (heading: string) => `Back to ${heading}`,
  number: (number: number) => `No. ${number}`,
  submitted: "Everything that was submitted",
  nothing: "Not given",
  history: "What staff did",
  noHistory: "Nothing yet.",
  answer: {
    heading: "Answer",
    mail: "Write an email",
    mailHint: "Opens your mail program with the address, a subject and a greeting filled in.",
    note: "Note for colleagues",
    mark: "Mark as answered",
    saveNote: "Save the note",
    saving: "Saving...",
    reopen: "Not answered after all",
    answered: (by: string, at: string) => `Marked as answered${by && ` by ${by}`} on ${at}.`,
    saved: "It is saved.",
    reopened: "It waits for an answer again.",
    faster: ({ by, at, did }: { by: string; at: string; did: string }) =>
      `${by || "Somebody"} ${did === "noted" ? "saved another note" : did === "answered" ? "marked it as answered" : "opened it again"}${at && ` on ${at}`}, while you had the page open. Nothing of yours is saved yet. Your note is below: save it to replace theirs, or keep theirs.`,
    theirs: "Their note:",
    noNote: "No note.",
    keepTheirs: "Keep theirs",
    gone: "It was deleted after you had opened it, so your note could not be saved.",
    failed: "The answer could not be kept. Please try again.",
  },
  missing: {
    heading: (noun: string) => `There is no such ${noun}`,
    text: "It may have been deleted. Whoever deleted it can undo that for ten minutes.",
    note: "Your note, to be copied:",
  },
  mail: {
    subject: (organisation: string, what: string) => `${organisation}: ${what}`,
    body: (name: string, organisation: string) =>
      `Hello${name && ` ${name}`},\n\nthank you for writing to us.\n\n\n\n${organisation}`,
    what: {
      newsletter: "our newsletter",
      survey: "your survey answers",
      volunteer: "your volunteer application",
      partnership: "your partnership application",
      contact: "your message",
    },
  },
  actions: {
    deleted: "Deleted",
    "status changed": "Status changed",
    "change undone": "Undone",
    answered: "Marked as answered",
    reopened: "Opened again",
    noted: "Note saved",
  } satisfies Record<string, string>,
};
