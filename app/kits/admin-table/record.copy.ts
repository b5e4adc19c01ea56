export const recordCopy = {
  back: (heading: string) => `Back to ${heading}`,
  number: (number: number) => `No. ${number}`,
  submitted: "Everything that was submitted",
  nothing: "Not given",
  history: "What staff did",
  noHistory: "Nothing yet.",
  response: {
    heading: "Answered in another way",
    hint: "A reply from here counts as an answer by itself. Mark it yourself if you called, or wrote from elsewhere.",
    mail: "Write an email",
    mailHint: "Opens your mail program with the address, a subject and a greeting filled in.",
    note: "Note for colleagues",
    mark: "Mark as answered",
    saveNote: "Save the note",
    saving: "Saving...",
    reopen: "Not answered after all",
    answered: (by: string, at: string) => `Answered${by && ` by ${by}`} on ${at}.`,
    saved: "It is saved.",
    reopened: "It waits for an answer again.",
    conflict: ({ by, at, did }: { by: string; at: string; did: string }) =>
      `${by || "Someone else"} ${did === "noted" ? "saved another note" : did === "answered" ? "marked it as answered" : "opened it again"}${at && ` on ${at}`}, while you had the page open. Nothing of yours is saved yet. Your note is below: save it to replace theirs, or keep theirs.`,
    theirs: "Their note:",
    noNote: "No note.",
    keepTheirs: "Keep theirs",
    gone: "It was deleted after you had opened it, so your note could not be saved.",
    failed: "The answer could not be saved. Please try again.",
  },
  missing: {
    heading: (noun: string) => `There is no such ${noun}`,
    text: "It may have been deleted. A deletion can be undone for 30 days.",
    note: "Your text, to be copied:",
  },
  mail: {
    subject: (organisation: string, what: string) => `${organisation}: ${what}`,
    greeting: (name: string) => `Hello${name && ` ${name}`},`,
    body: (name: string, organisation: string) =>
      `Hello${name && ` ${name}`},\n\nthank you for writing to us.\n\n\n\n${organisation}`,
  },
  /** A sentence for each action of the audit log. */
  did: {
    deleted: (who: string, _status: string) => `${who} deleted it`,
    "status changed": (who: string, status: string) => `${who} set the status to ${status}`,
    "change undone": (who: string, status: string) =>
      status ? `${who} set the status back to ${status}` : `${who} undid a change`,
    answered: (who: string, _status: string) => `${who} marked it as answered`,
    reopened: (who: string, _status: string) => `${who} opened it again`,
    noted: (who: string, _status: string) => `${who} saved a note`,
    replied: (who: string, _status: string) => `${who} wrote a reply`,
    other: (who: string, action: string) => `${who}: ${action}`,
  },
};
