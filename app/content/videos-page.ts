import type { Link, Page } from "./links";

export const page = {
  path: "/videos",
  title: "Videos about AI and work",
  description:
    "Seventeen documentaries, interviews, podcasts, news reports and talks about AI and jobs, picked to show more than one side.",
} satisfies Page;

export const videosPage = {
  heading: "Videos",
  intro:
    "Seventeen films, interviews and talks on AI and work. Some warn, some hope, some doubt. Watch and make up your own mind.",
  search: {
    label: "Search videos",
    hint: "Looks in titles, descriptions and tags, and finds a year such as 2024",
  },
  category: { label: "Category" },
  picture: "Four people, seen from behind, in front of a screen with a play sign",
  submit: "Show videos",
  clear: "Clear filters",
  watch: "Watch on YouTube",
  durationLabel: "Length",
  tagsLabel: "Tags",
  loading: "Loading videos",
  hostNote:
    "The link takes you to YouTube, which has its own privacy rules, and captions for the videos that have them: press CC there.",
  stillPictures: {
    shown: "We load still pictures only, and no player runs here.",
    unset: "We load nothing from there, and no player runs here.",
  },
  empty: {
    title: "No videos found",
    text: "Try another word, or choose all videos.",
  },
  subscribe: {
    heading: "What happens next",
    text: "Films age. Our newsletter brings the week's news on AI and work.",
    link: { label: "Subscribe", to: "/#newsletter" },
  },
} satisfies Record<string, string | Record<string, string | Link>>;

export function videoCount(shown: number, total: number): string {
  if (shown === total) return `${total} videos`;
  return `${shown} of ${total} videos`;
}
