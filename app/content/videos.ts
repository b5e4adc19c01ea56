import type { Link, Page } from "./types";

export type VideoCategory = "documentaries" | "interviews" | "podcasts" | "news" | "research";

/** `duration`: h:mm:ss or m:ss; `date`: ISO day. */
export type Video = {
  id: number;
  title: string;
  description: string;
  videoId: string;
  duration: string;
  category: VideoCategory;
  source: string;
  date: string;
  tags: string[];
};

export const videoCategories = [
  { value: "all", label: "All videos", one: "" },
  { value: "documentaries", label: "Documentaries", one: "Documentary" },
  { value: "interviews", label: "Interviews", one: "Interview" },
  { value: "podcasts", label: "Podcasts", one: "Podcast" },
  { value: "news", label: "News", one: "News" },
  { value: "research", label: "Research", one: "Research" },
] satisfies { value: "all" | VideoCategory; label: string; one: string }[];

/** Hopeful, worried and doubtful voices all have a place; all are in English. */
export const videos = [
  {
    id: 1,
    title: "Humans Need Not Apply",
    description:
      "A video essay about machines and software that can replace people in manual, office and even creative work. It asks what happens when many people cannot find a job through no fault of their own.",
    videoId: "7Pq-S557XQU",
    duration: "15:00",
    category: "documentaries",
    source: "CGP Grey",
    date: "2014-08-13",
    tags: ["automation", "jobs", "robots"],
  },
  {
    id: 2,
    title: "The Rise of the Machines – Why Automation is Different this Time",
    description:
      "An animated explainer of whether automation now removes more jobs than it creates, unlike earlier waves of new machines.",
    videoId: "WSKi8HfcxEk",
    duration: "11:41",
    category: "documentaries",
    source: "Kurzgesagt – In a Nutshell",
    date: "2017-06-08",
    tags: ["automation", "future of work", "economy"],
  },
  {
    id: 3,
    title: "In the Age of AI (full documentary)",
    description:
      "A two-hour investigation into how AI is changing work, privacy and the rivalry between the US and China. It meets factory workers who lost their jobs to robots and looks at driverless trucks.",
    videoId: "5dZ_lvDgevk",
    duration: "1:54:17",
    category: "documentaries",
    source: "FRONTLINE PBS",
    date: "2019-12-02",
    tags: ["AI", "jobs", "privacy"],
  },
  {
    id: 4,
    title: "Universal Basic Income Explained – Free Money for Everybody? UBI",
    description:
      "An animated introduction to universal basic income. It shows how it could work, what past trials suggest, and the main arguments for and against.",
    videoId: "kl39KHS07Xc",
    duration: "10:06",
    category: "documentaries",
    source: "Kurzgesagt – In a Nutshell",
    date: "2017-12-07",
    tags: ["UBI", "policy", "welfare"],
  },
  {
    id: 5,
    title: "“Godfather of AI” Geoffrey Hinton: The 60 Minutes Interview",
    description:
      "AI pioneer Geoffrey Hinton talks with Scott Pelley about what advanced AI may bring. They cover gains in medicine and the danger of people losing their work to machines.",
    videoId: "qrvK_KuIeJk",
    duration: "13:12",
    category: "interviews",
    source: "60 Minutes",
    date: "2023-10-09",
    tags: ["AI risks", "Geoffrey Hinton", "jobs"],
  },
  {
    id: 6,
    title: "Godfather of AI: I Tried to Warn Them, But We’ve Already Lost Control! Geoffrey Hinton",
    description:
      "A long interview in which Geoffrey Hinton sets out his worries about AI. One part deals with joblessness and which kinds of work may be safer.",
    videoId: "giT0ytynSqg",
    duration: "1:30:07",
    category: "interviews",
    source: "The Diary Of A CEO",
    date: "2025-06-16",
    tags: ["Geoffrey Hinton", "joblessness", "AI risks"],
  },
  {
    id: 7,
    title: "Anthropic CEO warns that without guardrails, AI could be on dangerous path",
    description:
      "Dario Amodei, head of the AI company Anthropic, explains why he wants limits on the technology his firm builds. He talks about the disruption he expects, including to entry-level office jobs.",
    videoId: "aAPpQC-3EyE",
    duration: "13:52",
    category: "interviews",
    source: "60 Minutes",
    date: "2025-11-16",
    tags: ["AI companies", "white-collar jobs", "regulation"],
  },
  {
    id: 8,
    title: "Andrew Yang Talks Universal Basic Income, Benefitting From Tech, His Run For President + More",
    description:
      "Andrew Yang was running for US president when he came on The Breakfast Club. He explains why he sees a basic income as an answer to jobs lost to technology.",
    videoId: "87M2HwkZZcw",
    duration: "45:32",
    category: "interviews",
    source: "Breakfast Club Power 105.1 FM",
    date: "2019-03-08",
    tags: ["UBI", "automation", "policy"],
  },
  {
    id: 9,
    title: "Joe Rogan Experience #1245 - Andrew Yang",
    description:
      "A long talk with Andrew Yang about automation and the places and trades it hits hardest. He sets out his plan for a monthly basic income.",
    videoId: "cTsEzmFamZ8",
    duration: "1:52:03",
    category: "podcasts",
    source: "PowerfulJRE",
    date: "2019-02-12",
    tags: ["UBI", "automation", "job loss"],
  },
  {
    id: 10,
    title: "How Fast Will A.I. Agents Rip Through the Economy?",
    description:
      "Ezra Klein asks Anthropic co-founder Jack Clark what happens as AI moves from chatting to doing tasks on its own. They focus on entry-level jobs and the lack of a public plan.",
    videoId: "lIJelwO8yHQ",
    duration: "1:38:00",
    category: "podcasts",
    source: "The Ezra Klein Show",
    date: "2026-02-24",
    tags: ["AI agents", "entry-level jobs", "policy"],
  },
  {
    id: 11,
    title: "Why A.I. Might Not Take Your Job or Supercharge the Economy",
    description:
      "Ezra Klein answers questions, and gives reasons to doubt both the darkest and the brightest forecasts about AI, work and growth.",
    videoId: "-Ut3h5st6VM",
    duration: "1:03:24",
    category: "podcasts",
    source: "The Ezra Klein Show",
    date: "2023-04-07",
    tags: ["AI", "labor market", "economy"],
  },
  {
    id: 12,
    title: "Mindscape 283 | Daron Acemoglu on Technology, Inequality, and Power",
    description:
      "Economist Daron Acemoglu tells physicist Sean Carroll why new technology often harms ordinary workers at first. They discuss what it takes for the gains to be shared.",
    videoId: "8S_QUrTbkwk",
    duration: "1:17:43",
    category: "podcasts",
    source: "Sean Carroll",
    date: "2024-07-22",
    tags: ["inequality", "technology", "economics"],
  },
  {
    id: 13,
    title: "How will AI impact the jobs market?",
    description:
      "A BBC News report on whether AI will cost people in the UK their jobs, or whether government and business can turn it into an opportunity.",
    videoId: "fpHOCyFesxI",
    duration: "18:51",
    category: "news",
    source: "BBC News",
    date: "2026-05-29",
    tags: ["UK", "jobs market", "AI"],
  },
  {
    id: 14,
    title: "How AI Is Already Reshaping White-Collar Work",
    description:
      "A short explainer on how generative AI is changing office work. It shows where AI has been linked to job cuts and where it may add new roles.",
    videoId: "DVpTpx9Avf0",
    duration: "5:31",
    category: "news",
    source: "The Wall Street Journal",
    date: "2023-07-03",
    tags: ["white-collar jobs", "layoffs", "generative AI"],
  },
  {
    id: 15,
    title: "The big debate about the future of work, explained",
    description:
      "Vox weighs two views. One fears that this wave of automation is different. The other says new kinds of work have tended to follow new machines.",
    videoId: "TUmyygCMMGA",
    duration: "8:52",
    category: "news",
    source: "Vox",
    date: "2017-11-13",
    tags: ["future of work", "automation", "economics"],
  },
  {
    id: 16,
    title: "How AI can save our humanity | Kai-Fu Lee",
    description:
      "AI scientist and investor Kai-Fu Lee argues that AI will take over routine jobs. He says people can turn to work built on compassion and creativity.",
    videoId: "ajGgd9Ld-Wc",
    duration: "15:00",
    category: "research",
    source: "TED",
    date: "2018-08-27",
    tags: ["AI", "compassion", "future of work"],
  },
  {
    id: 17,
    title: "AI Exposure and the Adaptive Capacity of American Workers",
    description:
      "A talk at a research workshop on which American workers are most exposed to AI. It also asks how well they could adapt if they lost their jobs. A discussant’s comments follow.",
    videoId: "64F1sfm5kGI",
    duration: "27:00",
    category: "research",
    source: "NBER",
    date: "2025-09-29",
    tags: ["displaced workers", "labor economics", "US"],
  },
] satisfies Video[];

export const page = {
  path: "/videos",
  title: "Videos about AI and work",
  description:
    "Seventeen documentaries, interviews, podcasts, news reports and talks about AI and jobs, picked to show more than one side.",
} satisfies Page;

export const videosPage = {
  heading: "Videos",
  intro: "Films, interviews and talks on AI and work, all in English. Some warn, some hope, some doubt.",
  /** None of them says how to file or what to sign. */
  firstHelp: {
    text: "They tell you what is happening. For what to do now, read",
    link: { label: "Your first week", to: "/first-week" },
  },
  search: "Search videos",
  category: { label: "Category" },
  picture: "Four people, seen from behind, in front of a screen with a play sign",
  /** Closed on a phone, where the first video is worth more. */
  find: "Search, or choose a kind",
  submit: "Show videos",
  clear: "Clear filters",
  length: { label: "Length", all: "Any length" },
  /** None takes longer than a break. */
  start: {
    heading: "Start with these three",
    items: [
      { id: 13, why: "The newest one: two sides of the same question." },
      { id: 14, why: "The short one: how AI is changing office work." },
      { id: 16, why: "The hopeful one, from 2018: work that people will still be wanted for." },
    ],
  },
  /** The newest first; programs that write and talk came in between, so what is older is folded up. */
  ages: [
    { heading: "Since 2023", from: "2023", isFolded: false },
    { heading: "Older, for background (2014 to 2019)", from: "", isFolded: true },
  ],
  durationLabel: "Length",
  tagsLabel: "About:",
  loading: "Loading videos",
  hostNote: "Links open YouTube, where its privacy rules apply.",
  stillPictures: {
    shown: "The pictures come from YouTube too.",
    unset: "We load nothing from there.",
  },
  empty: {
    title: "No videos found",
    text: "Try another word, or choose all videos and any length.",
  },
  subscribe: {
    heading: "Films age. Get the news by email",
    text: "About AI and work, with new places to get help. Once a week at most, and free.",
    link: { label: "Subscribe", to: "/#newsletter" },
  },
} satisfies {
  firstHelp: { text: string; link: Link };
  start: { heading: string; items: { id: Video["id"]; why: string }[] };
  subscribe: { heading: string; text: string; link: Link };
  [key: string]: unknown;
};

/** In minutes: a visitor who has ten finds what fits in them. */
export const videoLengths = [
  { value: "short", label: "Under 15 minutes", from: 0, below: 15 },
  { value: "medium", label: "15 to 60 minutes", from: 15, below: 60 },
  { value: "long", label: "An hour or more", from: 60, below: Number.POSITIVE_INFINITY },
] as const;

export type VideoLength = (typeof videoLengths)[number]["value"];

export function videoCount(shown: number, total: number): string {
  if (shown === total) return `${total} videos`;
  return `${shown} of ${total} videos`;
}
