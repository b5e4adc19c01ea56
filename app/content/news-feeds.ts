/** Words for artificial intelligence. A star stands for any letters. */
const AI_WORDS = [
  "AI",
  "A.I.",
  "artificial intelligence",
  "machine learning",
  "automat*",
  "robot*",
  "algorithm*",
  "chatbot*",
  "ChatGPT",
  "OpenAI",
  "Anthropic",
  "generative",
  "LLM",
  "LLMs",
  "large language model*",
  "self-driving",
  "driverless",
];

/** Words for jobs and the people who do them. */
const WORK_WORDS = [
  "job",
  "jobs",
  "jobless",
  "work",
  "working",
  "workplace*",
  "worker*",
  "workforce",
  "labor",
  "labour",
  "employ*",
  "unemploy*",
  "layoff*",
  "lay off",
  "laid off",
  "fired",
  "redundan*",
  "wage*",
  "salar*",
  "pay",
  "hiring",
  "hire*",
  "career*",
  "occupation*",
  "profession*",
  "union*",
  "strike*",
  "gig",
  "freelanc*",
  "retrain*",
  "reskill*",
  "skills",
  "severance",
];

/** What a new feed takes: articles about AI and jobs. */
export const defaultWords = {
  keep_words: `${AI_WORDS.join(", ")}\n${WORK_WORDS.join(", ")}`,
  block_words: "sponsored, advertisement, promo code*, coupon*, horoscope*",
} as const;

/** Where a new site reads news from, for staff to review. */
export const defaultFeeds = [
  { name: "Economic Policy Institute", url: "https://www.epi.org/feed/" },
  { name: "Indeed Hiring Lab", url: "https://www.hiringlab.org/feed/" },
  {
    name: "Liberty Street Economics, Federal Reserve Bank of New York",
    url: "https://libertystreeteconomics.newyorkfed.org/feed/",
  },
  { name: "The Guardian", url: "https://www.theguardian.com/technology/artificialintelligenceai/rss" },
  { name: "BBC News", url: "https://feeds.bbci.co.uk/news/technology/rss.xml" },
  { name: "NPR", url: "https://feeds.npr.org/1019/rss.xml" },
  { name: "The Conversation", url: "https://theconversation.com/us/technology/articles.atom" },
] as const;
