import { weeklyNewsletter } from "./weekly-newsletter";

const { resources, speakUp } = weeklyNewsletter;

/** In the words of the newsletter's own headings, so that nothing is promised that it does not hold. */
const promised = ({ heading }: { heading: string }) => heading.charAt(0).toLowerCase() + heading.slice(1);

export const newsletterSignup = {
  id: "newsletter",
  heading: "One email a week, written for workers",
  intro: `News about AI and jobs, ${promised(resources)}, and ${promised(speakUp)}. It is free, and you can leave the list at any time.`,
  archive: { label: "Read past issues", to: "/newsletter" },
} as const;
