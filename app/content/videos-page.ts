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
  search: { label: "Search videos", hint: "Looks in titles, descriptions and tags" },
  category: { label: "Category" },
  picture: "A screen with a play sign, and rows of heads in front of it",
  submit: "Show videos",
  clear: "Clear filters",
  watch: "Watch on YouTube",
  durationLabel: "Length",
  tagsLabel: "Tags",
  loading: "Loading videos",
  hostNote:
    "The link takes you to YouTube, which has its own privacy rules. We load still pictures only, and no player runs here.",
  empty: {
    title: "No videos found",
    text: "Try another word, or choose all videos.",
  },
  subscribe: {
    heading: "New videos, once a week",
    text: "Our newsletter tells you when we add to this list.",
    link: { label: "Subscribe", to: "/#newsletter" },
  },
} satisfies Record<string, string | Record<string, string | Link>>;

export function videoCount(shown: number, total: number): string {
  if (shown === total) return `${total} videos`;
  return `${shown} of ${total} videos`;
}
