export const weeklyNewsletter = {
  heading: "This week in AI and work",
  /** After the title of the lead story and "and". */
  subject: {
    one: (count: string) => `${count} more story on AI and work`,
    other: (count: string) => `${count} more stories on AI and work`,
    short: (count: string) => `${count} more`,
  },
  preheader: "Also this week:",
  intro: (count: string, others: number) =>
    `${others === 0 ? "One story" : `${count} stories`} about AI and jobs this week, picked for people who work. If your own job has just gone, you are not alone, and it is not your fault.`,
  moreArticles: { one: "more article is on our news page", other: "more articles are on our news page" },
  allNews: "See all news",
  help: {
    heading: "If you need help now",
    text: "We keep a list of places that help with rent, food, bills and worry. Most are free, and you can look without giving your name.",
    actions: [
      { label: "Get help", to: "/services/support-and-resources" },
      { label: "Ask us a question", to: "/contact" },
    ],
  },
  footer: {
    reason: "You get this mail because this address was signed up for the weekly newsletter of",
    preferences: "Change what you get",
    leave: "Unsubscribe",
    leaveNote: "One button, no login, and we will not ask why.",
  },
} as const;
