import * as z from "zod";
import data from "./statistics.data.json";
import type { ExternalAddress, Source } from "./types";

const address = z.custom<ExternalAddress>(
  (value) => typeof value === "string" && URL.canParse(value) && value.startsWith("https://"),
  "must be an https address",
);
const source = z.strictObject({ name: z.string(), link: address }) satisfies z.ZodType<Source>;
const text = z.string().min(1);
const year = z.int().min(1990).max(2100);

const bar = z.strictObject({
  label: text,
  /** Is missing where no source has it; `shown` says so, and the place of the bar stays empty. */
  value: z.number().positive().optional(),
  shown: text,
  /** The bar of the figure itself. */
  main: z.boolean().default(false),
  /** Its time is shorter than that of the others. */
  isPart: z.boolean().default(false),
  /** Jobs that come are green, as in the chart of the home page. */
  isGain: z.boolean().default(false),
  /** Is left out where it is the figure's. */
  source: source.optional(),
});
const people = z.strictObject({
  label: text,
  count: z.int().positive(),
  tone: z.enum(["red", "gold", "card"]),
});
const comparison = z.union([
  /** Bars as long as their values; with `whole`, each within an outline of that length. */
  z.strictObject({ caption: text, whole: z.number().positive().optional(), bars: z.array(bar).min(1) }),
  /** A hundred squares. */
  z.strictObject({ caption: text, people: z.array(people).min(2) }),
]);

const item = z.strictObject({
  number: text,
  label: text,
  source,
  year,
  tag: text,
  /** What the link leads to. A press item is a report; a page is a subject's own page or a podcast. */
  kind: z.enum(["study", "report", "page"]),
  /** Of one item in each group, which is shown first and large. */
  comparison: comparison.optional(),
  /** Shown as a sentence, with help beside it. */
  onDeath: z.boolean().default(false),
});
const group = z.strictObject({
  title: text,
  note: z.enum(["chartAndForum"]).optional(),
  items: z.array(item).min(1),
});
const tabId = z.enum(["displacement", "economic", "demographics", "solutions", "global", "corporate"]);
const visualization = z.strictObject({
  type: z.enum(["timeline", "economicImpactGrid", "industryBarChart"]),
  title: text,
});

const library = z.strictObject({
  tabs: z.array(
    z.strictObject({
      id: tabId,
      title: text,
      intro: text,
      tagLabel: text,
      visualization: visualization.nullable(),
      groups: z.array(group).min(1),
    }),
  ),
  timeline: z.array(z.strictObject({ date: text, year, title: text, text, source })),
  industryExposure: z.strictObject({
    title: text,
    unit: text,
    source,
    year,
    note: text,
    items: z.array(z.strictObject({ industry: text, share: z.number().min(0).max(100) })),
  }),
  economicImpactGrid: z.array(
    z.strictObject({
      kind: z.enum(["cost", "gain"]),
      title: text,
      number: text,
      text,
      source,
      year,
      onDeath: z.boolean().default(false),
    }),
  ),
  keyInsights: z.array(z.strictObject({ title: text, text, sources: z.array(source).min(1) })),
  sources: z.array(z.strictObject({ publisher: text, publishes: text, link: address })),
  standards: z.array(text),
});

export type StatisticsLibrary = z.output<typeof library>;
export type StatisticsTab = StatisticsLibrary["tabs"][number];

/** Checked once at start; the browser never gets all of it. */
export const statistics: StatisticsLibrary = library.parse(data);

/** First tab when unknown. @param id untrusted */
export function statisticsTab(id: string | null): StatisticsTab {
  const [first] = statistics.tabs;
  if (!first) throw new Error("The statistics library has no tabs");
  return statistics.tabs.find((tab) => tab.id === id) ?? first;
}
