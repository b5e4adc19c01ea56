export const weeklyNewsletter = {
  subject: "This week in AI and work: ",
  heading: "This week in AI and work",
  intro:
    "Here is the news about AI and jobs that we gathered this week. If your own job has just gone, you are not alone, and it is not your fault.",
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
    leave: "Unsubscribe",
    leaveNote: "One button, no login, and we will not ask why.",
  },
} as const;
