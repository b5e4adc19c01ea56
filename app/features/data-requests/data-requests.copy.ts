export const staffPage = {
  title: "Data requests",
  description: "For staff: find, copy or erase what is stored about a person who has asked by letter.",
  intro:
    "For people who ask by letter or phone. Whoever can read mail at the address does better with the page “Your data”, which needs no member of staff.",
  check:
    "Before you show or erase anything, make sure that the request comes from this person: ask for something that only they and we know. Each search, copy and erasure is written down in the audit log, without the address.",
  find: {
    heading: "Find a person",
    email: "Email address",
    emailHint: "As the person gave it to us. Capital letters make no difference.",
    required: "Enter an email address",
    submit: { idle: "Find", busy: "Finding..." },
    failure: "The search failed. Please try again.",
  },
  found: {
    heading: (address: string) => `Stored about ${address}`,
    nothing: "Nothing is stored about this address.",
    account:
      "This address belongs to an account of staff, which is neither shown nor erased here. Whoever runs the server can remove it.",
    download: "Download (JSON)",
    note: "The file has the same content as this page. It holds personal data: send it to this person only, and delete it then.",
  },
  erase: {
    heading: "Erase everything about this address",
    lead: "Deletes everything on this page at once, also what could be restored. It cannot be undone, and nothing more is sent to the address.",
    reason: "How did they ask?",
    reasonPlaceholder: "Choose",
    reasonRequired: "Choose how they asked",
    reasons: [
      { value: "letter", label: "By letter" },
      { value: "phone", label: "By phone or in person" },
      { value: "other mail", label: "By mail from another address" },
      { value: "duty", label: "They did not: the law or a court asks for it" },
    ],
    again: "Type the email address again",
    againRequired: "Type the email address again",
    differs: "This is another address than the one you searched for",
    submit: { idle: "Erase everything", busy: "Erasing..." },
    success: "Everything about the address is erased.",
    failure: "Nothing was erased. Please try again.",
  },
};
