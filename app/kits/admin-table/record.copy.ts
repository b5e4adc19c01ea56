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
