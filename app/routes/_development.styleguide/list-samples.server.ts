import type { ArticleView } from "~/features/articles/public/article-card";
import type { ResourceView } from "~/features/resources/public/resource-card";
import { toHttpUrl } from "~/lib/http-url";
import { shortDate } from "~/lib/short-date";

const day = shortDate("2026-11-20");

export const articles = [
  "Warehouse robots and the people beside them",
  "What a union contract says on AI",
  "One without a summary",
].map(
  (title, index): ArticleView => ({
    id: index + 1,
    title: [title],
    plainTitle: title,
    source: index === 1 ? [] : ["Example News"],
    summary: index === 2 ? [] : ["A summary of two lines or so, as most articles of the list have one."],
    date: day,
    href: toHttpUrl("https://example.org/"),
  }),
);

export const resources: ResourceView[] = [
  {
    id: 1,
    category: "Crisis Support",
    tone: "red",
    title: "A help line with everything an entry can have",
    organization: "Helpers of Example City",
    description: "Free, confidential line that connects you with local help for food, rent and health care.",
    eligibility: "Anyone in Example City",
    cost: "Free",
    phone: { text: "Text HOME to 741741", href: "sms:741741?&body=HOME", action: "Text HOME to 741741" },
    website: toHttpUrl("https://example.org/"),
    area: "Example City",
    tags: ["crisis", "text support", "24/7"],
    checked: day,
  },
  {
    id: 2,
    category: "Legal Aid & Rights",
    tone: "ink",
    title: "One with the least",
    organization: "Lawyers",
    description: "Advice.",
    eligibility: null,
    cost: "Sliding scale",
    phone: null,
    website: null,
    area: "National (US)",
    tags: [],
    checked: null,
  },
];
