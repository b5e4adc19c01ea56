export const newsletterDraft = {
  page: {
    title: "The next newsletter",
    description: "For staff: subject, introduction and articles of the next newsletter, and when it is sent.",
  },
  back: "Newsletter",
  intro:
    "One draft, shared by all staff. It is what “Send Newsletter Now”, the weekly schedule and a time you choose here send.",
  fields: {
    subject: {
      label: "Subject",
      hint: "Written from the articles until you change it. Leave it empty to have it written again.",
    },
    introduction: {
      label: "Introduction",
      hint: "Plain text above the articles; an empty line begins a new paragraph. Leave it empty for the usual sentence.",
    },
  },
  items: {
    article: "Articles",
    resource: "New places to get help",
    label: "Articles and resources",
    hint: (listed: string) =>
      `The first ${listed} are shown in full, the first of all largest; those below the line are only counted. A number puts an article in that place.`,
    resourceHint: (listed: string) => `The first ${listed} are shown; those below the line are only counted.`,
    place: "Place",
    include: "In this newsletter",
    includeNote: "Without a tick it is left out of this newsletter, and offered for the one after.",
    never: "In no newsletter",
    neverNote: "Takes effect when this newsletter is sent.",
    added: "New",
    up: "Move up",
    down: "Move down",
    moved: (title: string, place: number, count: number) =>
      `“${title}” is now in place ${place} of ${count}.`,
    more: (count: string) =>
      `${count} more are not shown here. They are in the newsletter, but only counted.`,
    none: "No article was added since the last newsletter. What you write here is stored until there is one.",
    noResource: "No resource was added since the last newsletter.",
    left: "left out",
    neverIn: "in no newsletter",
  },
  time: {
    legend: "When it is sent",
    label: "To be sent",
    date: "Day",
    time: "Time of day",
    hint: (zone: string, weekly: string | null) =>
      `Leave both empty to send it ${weekly ? `with the weekly run on ${weekly}` : "with the weekly run"}, or by hand. Times are in ${zone}. A chosen time takes the place of the weekly runs before it.`,
    late: "If the program that sends mail does not run then, it is sent as soon as it runs, up to 12 hours late. After that nothing is sent, and this page says so.",
  },
  problems: {
    time: "Enter the time of day too, or leave both empty",
    date: "Enter the day too, or leave both empty",
    past: "This time has passed. Choose one in the future",
    far: (days: number) => `Choose a time in the next ${days} days`,
    required: "Choose a day and a time",
  },
  buttons: {
    save: { idle: "Save draft", busy: "Saving..." },
    preview: "Save and preview",
    test: "Save and send a test to me",
    discard: { idle: "Discard draft", busy: "Discarding..." },
    send: "Save and continue to sending",
  },
  saved: "The draft was saved.",
  discarded: "The draft was discarded. The next newsletter is written from its articles.",
  failure: "The draft could not be saved. Please try again.",
  scheduled: (time: string) => `It will be sent on ${time}.`,
  waits: (time: string) =>
    `It was to be sent on ${time}, and is sent as soon as the program that sends mail runs and no other newsletter is under way.`,
  changed: (what: string) => `The draft has changes of staff: ${what}.`,
  changes: { subject: "subject", introduction: "introduction", items: "articles" },
  discardNote: "Subject and introduction are written by the site again, and all new articles are in it.",
  edit: "Edit before sending",
} as const;

export const chosenTime = {
  heading: "Scheduled",
  newsletter: (time: string) => `The newsletter will be sent on ${time}.`,
  newsletterOverdue: (time: string) => `The newsletter was to be sent on ${time} and waits for its turn.`,
  teamUpdate: (subject: string, time: string, by: string) =>
    `The team update “${subject}” of ${by} will be sent on ${time}.`,
  weekly: "The weekly runs before then are left out.",
  change: "Change the time",
  cancel: { idle: "Do not send it then", busy: "Saving..." },
  cancelled: "The time was removed. Nothing is sent by itself; the draft is as it was.",
  nothing: "It has been sent, or its time was changed. Nothing was changed now.",
  failure: "That did not work, and nothing was changed. Please try again.",
  form: {
    legend: "Or send it at a time you choose",
    submit: { idle: "Send at this time", busy: "Saving..." },
    hint: (zone: string) =>
      `Times are in ${zone}. Until then you can change its text and its time; what you have saved last is sent.`,
    saved: "The time was saved.",
  },
  missed: {
    late: (time: string) =>
      `It was not sent on ${time}: the program that sends mail did not get to it within 12 hours. Send it now, or choose another time.`,
    "nothing new": (time: string) => `It was not sent on ${time}: there was no article to send.`,
    "no recipients": (time: string) => `It was not sent on ${time}: no one wanted it.`,
    restored: (time: string) =>
      `It was to be sent on ${time}. A backup was restored since, so it may have been sent: look before you send it again.`,
    unusable: (time: string) =>
      `It was not sent on ${time}: its content cannot be sent. Open its preview to see why.`,
  },
} as const;
