export const newsletterSignup = {
  id: "newsletter",
  heading: "One email a week, written for workers",
  intro:
    "News about AI and jobs, new places to get help, and ways to speak up. It is free, and you can leave the list at any time.",
  archive: { label: "Read past issues", to: "/newsletter" },
} as const;
