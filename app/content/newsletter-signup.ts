/** The words above the newsletter's form where a page has none of its own. */
export const newsletterSignup = {
  heading: "One email a week, written for workers",
  text: "News about AI and jobs, new places to get help, and ways to speak up. It is free, and every issue has a link to stop it.",
} satisfies { heading: string; text: string };
