export const campaignKinds = { newsletter: "Newsletter", team_update: "Team update" } as const;

/** What each kind is called in a sentence. */
export const campaignNouns = { newsletter: "newsletter", team_update: "team update" } as const;

export const controlLabels = {
  undo: { idle: "Undo", busy: "Undoing..." },
  sendNow: { idle: "Send now", busy: "Sending..." },
  pause: { idle: "Pause", busy: "Pausing..." },
  resume: { idle: "Resume", busy: "Resuming..." },
  cancel: { idle: "Stop", busy: "Stopping..." },
  resendFailed: { idle: "Retry failed mails", busy: "Queueing..." },
  resendUncertain: { idle: "Send again", busy: "Queueing..." },
  leaveUncertain: { idle: "Leave it", busy: "Saving..." },
  editAgain: { idle: "Use as new draft", busy: "Opening..." },
} as const;

export const newsletterPanel = {
  nothingNew: "No article was added since the last newsletter, so there is nothing new to send.",
  noRecipients: "No one wants news updates at the moment, so there is no one to send to.",
  unfinished: "A newsletter is being sent. The next one can be sent when it is done.",
} as const;

export const newsletterFailure = (error: string) => `Error sending newsletter: ${error}`;

export const teamUpdatePanel = {
  send: (count: string) => `Send to ${count} subscribers`,
  failure: "Failed to send team update. Please try again.",
  noRecipients: "No one wants team updates at the moment, so there is no one to send to.",
  stale: "The draft has changed since this preview was made. Please check it again; nothing was sent.",
  noDraft: "This draft has been sent or discarded. Nothing was sent now.",
  unfinished: "A team update is being sent.",
} as const;

export const draftPage = {
  title: "The next newsletter",
  description: "For staff: subject, introduction and articles of the next newsletter, and when it is sent.",
} as const;

export const savingDraft = {
  day: "Day",
  time: "Time of day",
  failure: "The draft could not be saved. Please try again.",
} as const;

export const chosenItems = { include: "In this newsletter", never: "In no newsletter" } as const;

export const sendLater = {
  scheduled: (time: string) => `It will be sent on ${time}.`,
  late: "If the program that sends mail does not run then, it is sent as soon as it runs, up to 12 hours late. After that nothing is sent, and this page says so.",
  failure: "That did not work, and nothing was changed. Please try again.",
} as const;

export const testFailure = "The test mail could not be sent. Please try again.";
export const retryFailed = (count: string) => `Retry ${count} failed mails`;
export const purgedNote = "Who got a mail is stored for 3 years, as the privacy policy says.";
