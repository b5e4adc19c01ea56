import { help as homeHelp } from "../home";

export const weeklyNewsletter = {
  heading: "This week in AI and work",
  kind: "Weekly newsletter",
  /** After the title of the lead story and "and". */
  subject: {
    one: (count: string) => `${count} more story on AI and work`,
    other: (count: string) => `${count} more stories on AI and work`,
    short: (count: string) => `${count} more`,
  },
  /** Before titles, in what an inbox shows beside the subject. */
  preheader: "Also this week:",
  intro: (count: string, others: number) =>
    `${others === 0 ? "One story" : `${count} stories`} about AI and jobs. If your own job has just gone, you are not alone, and it is not your fault.`,
  help: {
    heading: "Need help now?",
    lines: homeHelp.lines,
    call: "Call",
    note: "Free, in the United States.",
    links: [
      { label: "Just lost your job? What to do in the first week", to: "/first-week" },
      { label: "Find money, food, a lawyer or someone to talk to", to: "/services/support-and-resources" },
    ],
  },
  lead: "Lead story",
  readLead: (source: string | null) => (source === null ? "Read the story" : `Read it at ${source}`),
  articles: "More this week",
  moreArticles: { one: "more article is on our news page.", other: "more articles are on our news page." },
  allNews: { label: "See all news", to: "/news" },
  resources: {
    heading: "New places to get help",
    text: "Added to our directory since the last newsletter.",
    more: { one: "more new place is in the directory.", other: "more new places are in the directory." },
    all: { label: "See all places to get help", to: "/services/support-and-resources" },
  },
  speakUp: {
    heading: "Ways to speak up",
    text: "Rules decide who pays when a job goes to a machine, and rules can change.",
    links: [
      { label: "Add your voice to our policy work", to: "/services/policy-advocacy" },
      { label: "Tell us what AI did to your job, in a short survey", to: "/crowdfunding#questionnaire" },
    ],
  },
  footer: {
    reason: "You get this mail because this address was signed up for the weekly newsletter of",
    web: "Read on the web",
    preferences: "Change what you get",
    leave: "Unsubscribe",
    leaveNote: "One button, no login, and we will not ask why.",
  },
} as const;
