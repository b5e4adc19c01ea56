export const newsletterSignup = {
  id: "newsletter",
  heading: "One email a week, written for workers",
  intro:
    "News about AI and jobs, new places to get help, and ways to speak up. It is free, and every issue has a link to stop it.",
} satisfies { id: string; heading: string; intro: string };
