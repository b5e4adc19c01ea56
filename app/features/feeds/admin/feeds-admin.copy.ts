import type { Badge } from "~/content/types";

export const feedsAdminCopy = {
  listPage: {
    title: "Feeds",
    description: "For staff: the feeds that news is read from.",
    intro: "Addresses of other sites that news is read from, several times a day.",
    add: "Add a feed",
    review: "Waiting for review",
    table: "Feeds that news is read from",
    columns: ["Feed", "New articles", "Status", "Last read", "Articles then", "Next read", "Read"],
    empty: "There are no feeds yet. Add one, and its articles come by themselves.",
  },
  newPage: {
    title: "Add a feed",
    description: "For staff: add a feed to read news from.",
    intro:
      "RSS, Atom and JSON feeds can be read. You can also give the address of a site that names its feed. It is read for the first time within a minute or so.",
  },
  editPage: { title: "Edit feed", description: "For staff: change or remove a feed, or read it now." },
  back: "All feeds",
  fields: {
    name: {
      label: "Name",
      hint: "How staff know it, such as the publisher’s name.",
      required: "Enter a name",
    },
    url: {
      label: "Address of the feed",
      hint: "Beginning with https:// or http://. Sites often name it “RSS” at the end of their pages.",
      required: "Enter the address of the feed",
    },
    publishes: {
      required: "Choose what happens with new articles",
    },
    keepWords: {
      label: "Take only articles with these words",
      hint: "A line for each subject, with commas between words that will do; a star stands for any letters, as in robot*. An article needs a word of every line. Leave it empty to take every article. As long as these are the words that a new feed begins with, a feed for review also takes articles that say it in other words.",
    },
    blockWords: {
      label: "Leave out articles with these words",
      hint: "Commas or lines between the words. One of them is enough to leave an article out.",
    },
  },
  duplicate: (name: string) => `There is a feed with this address already: “${name}”`,
  openDuplicate: "Open the other feed",
  publishes: { review: "For review", publish: "At once" },
  states: {
    off: { tone: "yellow", label: "Off" },
    unread: { tone: "blue", label: "New" },
    works: { tone: "green", label: "Works" },
    failing: { tone: "red", label: "Problem" },
  } satisfies Record<string, Badge>,
  never: "Never",
  soon: "Soon",
  problem: (error: string) => `Problem: ${error}`,
  readNow: {
    success: "The feed is read next, within a minute or so, by the program that also sends mail.",
    off: "The feed is switched off. Switch it on first.",
  },
  namedFeed: {
    title: "This is the address of a site",
    found: "The site names its feed:",
    gone: "The feed was read again meanwhile: look at what it says now.",
  },
  remove: {
    busy: "Removing...",
    done: "The feed is removed.",
    failure: "The feed could not be removed. Please try again.",
    gone: "Someone else has removed it already.",
    notUndone:
      "The feed could not be brought back: the 30 days are over, or there is another one with its address.",
  },
} as const;
