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
    note: "Note for colleagues (optional)",
    mark: "Mark as answered",
    saveNote: "Save the note",
    reopen: "Not answered after all",
    answered: (by: string, at: string) => `Marked as answered${by && ` by ${by}`} on ${at}.`,
    tooLong: (most: number) => `Keep the note under ${most} characters`,
    faster: (by: string, at: string) =>
      `${by} marked it as answered on ${at}, while you had the page open. Your note is below; save it to replace theirs.`,
    theirs: "Their note:",
    failed: "The answer could not be kept. Please try again.",
  },
  mail: {
    subject: (organisation: string, what: string) => `${organisation}: ${what}`,
    body: (name: string, organisation: string) =>
      `Hello ${name},\n\nthank you for writing to us.\n\n\n\n${organisation}`,
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
  } satisfies Record<string, string>,
};
