export const campaignKinds = { newsletter: "Newsletter", team_update: "Team update" } as const;

const troubles = {
  failed: (count: string) => `${count} could not be delivered.`,
  uncertain: (count: string) =>
    `${count} uncertain: the connection broke before the mail server answered, and nothing is sent twice.`,
  skipped: (count: string) => `${count} unsubscribed before it was their turn.`,
  written: (count: string) => `${count} written to files, not sent: SMTP_URL was not set.`,
};

export const newsletterPanel = {
  heading: "Send Newsletter",
  text: (count: string) => `Send weekly newsletter to ${count} subscribers who want news updates.`,
  subject: "Subject",
  nothingNew: "No article was added since the last newsletter, so there is nothing new to send.",
  noRecipients: "No one wants news updates at the moment, so there is no one to send to.",
  /** What to do when there is nothing, or no one. */
  addArticles: [
    { to: "/admin/articles/new", label: "Add an article" },
    { to: "/admin/articles", label: "Review imported news" },
  ],
  addSubscribers: [{ to: "/subscribe", label: "The sign-up form of the site" }],
  button: { idle: "Send Newsletter Now", busy: "Sending..." },
  confirm: {
    heading: "Send the newsletter now?",
    text: (count: string) => `It goes to ${count} subscribers.`,
    undo: "For a minute it can be undone.",
    scheduled: (time: string) => `It is scheduled for ${time}. Sending it now takes the place of that.`,
    cancel: "Cancel",
  },
  changed: (added: readonly string[], removed: readonly string[]) => {
    const list = (titles: readonly string[]) => titles.map((title) => `“${title}”`).join(", ");
    const what = [
      added.length > 0 && `New in it: ${list(added)}.`,
      removed.length > 0 && `No longer in it: ${list(removed)}.`,
    ].filter(Boolean);
    const changes = what.length > 0 ? what.join(" ") : "A text or the order has changed.";
    return `It has changed since you saw it, so nothing was sent. ${changes} Please look at it again.`;
  },
  open: "Preview it first",
  openAlone: "Open the newsletter on a page of its own",
  frame: "The newsletter as it will look",
  unfinished: "A newsletter is being sent. The next one can be sent when it is done.",
  failure: "Error sending newsletter",
} as const;

export const teamUpdatePanel = {
  heading: "Send Team Update",
  text: (count: string) => `It goes to ${count} subscribers who want team updates.`,
  subject: { label: "Subject", required: "Enter a subject" },
  content: {
    label: "Content (HTML)",
    hint: "Headings, paragraphs, lists, links, tables and emphasis stay; pictures, scripts and styles are removed. Text without any tag is sent as paragraphs.",
    required: "Enter the content",
  },
  button: { idle: (count: string) => `Send to ${count} subscribers`, busy: "Sending..." },
  /** Instead, while there is no one to send to. */
  saveDraft: { idle: "Save draft and preview", busy: "Saving..." },
  previewFirst:
    "The next step shows the mail exactly as it will go out. Nothing is sent before you confirm it there.",
  failure: "Failed to send team update. Please try again.",
  notSent: "Failed to send team update.",
  noRecipients: "No one wants team updates at the moment, so there is no one to send to.",
  writeAhead: "You can write, preview and test one already.",
  stale: "The draft has changed since this preview was made. Please check it again; nothing was sent.",
  noDraft: "This draft has been sent or discarded. Nothing was sent now.",
  unfinished: "A team update is being sent.",
  draft: (saved: string) => `This is your draft, saved on ${saved}.`,
  testNote: "The test mail has the text as it was saved.",
  discard: { idle: "Discard draft", busy: "Discarding..." },
  discarded: "The draft was discarded.",
  preview: {
    heading: "This is what will go out",
    text: (count: string) => `To ${count} subscribers who want team updates. For a minute it can be undone.`,
    frame: "The mail as it will look",
    open: "Open the mail on a page of its own",
    plain: "The same mail as plain text",
    removedTags: (kinds: string) => `Removed from your content: ${kinds}.`,
    edit: "Edit",
  },
} as const;

export const campaignProgress = {
  heading: (noun: string) => `Sending the ${noun}`,
  subject: "Subject",
  started: "Started",
  counts: {
    label: "Progress",
    waiting: "Queued",
    sent: "Sent",
    failed: "Failed",
    uncertain: "Uncertain",
    skipped: "Unsubscribed",
    cancelled: "Not sent",
    written: "Written to files, not sent",
  },
  announcement: (percent: number) => `Sending... ${percent}% done.`,
  refreshes: "This page refreshes every few seconds until everything is sent.",
  stopRefreshing: "Stop refreshing",
  startRefreshing: "Refresh this page automatically",
  refresh: "Refresh",
  mayLeave: "You can leave this page: sending continues without it.",
  retries: (count: string, time: string) => `${count} will be tried again from ${time} on.`,
  workerAway: (since: string) =>
    `The program that sends mail is not running; it was last seen ${since}. Sending continues when it runs again.`,
  workerNever: "The program that sends mail has never run here. Sending starts when it runs.",
  back: "Back to the Newsletter tab",
  show: "Show progress",
  sentTo: (sent: string, recipients: string) =>
    sent === recipients
      ? `It was sent to ${sent} subscribers.`
      : `It was sent to ${sent} of ${recipients} subscribers.`,
  newsletterSuccess: (message: string) => `Newsletter sent successfully! ${message}`,
  newsletterFailure: (error: string) => `Error sending newsletter: ${error}`,
  teamUpdateSuccess: (count: string) => `Team update sent successfully to ${count} subscribers!`,
  teamUpdateFailure: "Failed to send team update. Please try again.",
  /** Instead of a success: no mail server is set. */
  allWritten: (count: string) =>
    `Written to files, not sent: ${count} mails. SMTP_URL is not set, so none of them left this machine.`,
  unknownError: "No mail was accepted.",
  troubles,
} as const;

export const pastCampaigns = {
  heading: "Past campaigns",
  table: "Newsletters and team updates that were sent",
  columns: ["Date", "Kind", "Subject", "Started by", "Sent", "Failed", "Uncertain"],
  empty: "Nothing has been sent yet.",
  details: "Details",
  addresses: "with their addresses",
  running: "being sent",
  cancelled: "stopped",
  written: (count: string) => `Written to files, not sent: ${count}`,
  purged: "deleted",
  purgedNote: "Who got a mail is stored for 3 years, as the privacy policy says.",
  shown: (shown: string, total: string) => `Showing ${shown} of ${total} campaigns`,
} as const;

export const mailPreview = {
  page: { title: "Preview", description: "For staff: a mail as its readers will get it." },
  intro: "As a sample reader gets it. Links open in a new tab.",
  html: "The mail",
  text: "The same mail as plain text",
  frame: "The mail as it will look",
  back: {
    newsletter: "Back to the draft",
    draft: "Back to the draft",
    campaign: "Back to the campaign",
    tab: "Newsletter",
  },
  ownLink: "(each reader's own link)",
  missing: "There is no such mail.",
  sampleReader: { name: "Sample Reader", email: "reader@example.org" },
} as const;
