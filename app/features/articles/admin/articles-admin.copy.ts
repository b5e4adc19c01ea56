export const articlesAdminCopy = {
  newPage: {
    title: "Add an article",
    description: "For staff: add an article to the news.",
    intro: "It appears in the news at once, and in the next weekly newsletter.",
  },
  editPage: {
    title: "Edit article",
    description: "For staff: change an article of the news, or hide it from visitors.",
  },
  missing: {
    text: "It may have been deleted. The list has the articles there are.",
  },
  listPage: {
    title: "All articles",
    description: "For staff: every article of the news, to search, change and delete.",
  },
  back: { toAll: "Back to all articles", toNewsletter: "Back to the Newsletter tab" },
  summaryHint: "One or two sentences in our own words. The same tags may mark words.",
  preview: { button: "Preview", heading: "Preview" },
  readArticle: "Read full article",
  duplicate: (title: string) => `Another article has this web address already: “${title}”`,
  openDuplicate: "Open the other article",
} as const;
