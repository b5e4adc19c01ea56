import { applicationStatuses, oneOfStatuses, undecided } from "~/database/schema/application-status";
import type { AnalyticsEvent } from "~/database/schema/tracked-forms";
import { formatCount } from "~/lib/numbers";

/** Staff specification, sections 2 and 9. */
export interface CardCopy {
  label: string;
  how: string;
  note?: string | undefined;
  /** Counts or compares all rows, whatever the date range. */
  isAllTime?: true | undefined;
  /** In the line of figures above the list. */
  isKey?: true | undefined;
  /** Filter of the tab's list that shows the rows it counts. */
  rows?: string | undefined;
  /** The events that it counts. */
  event?: AnalyticsEvent | undefined;
}

const range = "in the date range";

const all = { isAllTime: true } as const;

const traffic = {
  views: { label: "Views", how: `How often the form was shown ${range}.`, event: "view" },
  uniqueViews: {
    label: "Unique views",
    how: `How many browser tabs showed the form ${range}, each counted once. Visitors without script are counted as views only.`,
    event: "unique_view",
  },
  completions: {
    label: "Completions",
    how: `How many forms were sent and accepted ${range}.`,
    event: "complete",
  },
} satisfies Record<string, CardCopy>;

const conversion = (label: string): CardCopy => ({ label, how: "Completions divided by unique views." });

const statusCards: Record<string, CardCopy> = {};
const rateCards: Record<string, CardCopy> = {};
for (const { value, label, card } of applicationStatuses) {
  const how = `All applications whose status is ${oneOfStatuses([value])}.`;
  if (card) statusCards[value] = { label: card.label, how, ...all, isKey: true, rows: `status=${value}` };
  if (card?.rate) {
    const how = `${label} applications divided by all applications.`;
    rateCards[`${value}Rate`] = { label: card.rate, how, ...all };
  }
}

const applications = {
  ...traffic,
  total: {
    label: "Total applications",
    how: "All applications that are stored, whatever the date range.",
    ...all,
    rows: "",
  },
  ...statusCards,
  conversion: conversion("Application rate"),
  ...rateCards,
  responseRate: {
    label: "Response rate",
    how: `Applications that were answered, divided by all applications. The small line: those whose status is not ${oneOfStatuses(undecided)}, divided by all applications.`,
    ...all,
  },
} satisfies Record<string, CardCopy>;

export const cardCopy = {
  newsletter: {
    ...traffic,
    active: {
      label: "Total active subscribers",
      how: "All subscribers whose status is active.",
      ...all,
      isKey: true,
      rows: "filter=active",
    },
    news: {
      label: "News subscribers",
      how: "Active subscribers who want news.",
      ...all,
      isKey: true,
      rows: "filter=news",
    },
    teamUpdates: {
      label: "Team update subscribers",
      how: "Active subscribers who want team updates.",
      ...all,
      isKey: true,
      rows: "filter=team_updates",
    },
    conversion: conversion("Conversion rate"),
    newsRate: {
      label: "News preference rate",
      how: "News subscribers divided by active subscribers.",
      ...all,
    },
    teamUpdateRate: {
      label: "Team update rate",
      how: "Team update subscribers divided by active subscribers.",
      ...all,
    },
  },
  survey: {
    ...traffic,
    total: {
      label: "Total responses",
      how: "All surveys that are stored, whatever the date range.",
      ...all,
      isKey: true,
      rows: "",
    },
    partials: {
      label: "Partial completions",
      how: `How often a visitor ${"reached the last step"} and did not send the survey in the same tab, ${range}.`,
      event: "partial_complete",
    },
    signups: {
      label: "Newsletter signups",
      how: "Different addresses among all surveys that belong to a subscriber, active or not, who wants news or team updates.",
      ...all,
      isKey: true,
    },
    conversion: conversion("Completion rate"),
    partialRate: {
      label: "Partial completion rate",
      how: `Browser tabs with a partial completion ${range}, divided by unique views.`,
    },
    signupRate: {
      label: "Newsletter signup rate",
      how: "Newsletter signups divided by total responses.",
      ...all,
    },
  },
  volunteer: applications,
  partnership: applications,
  contact: {
    ...traffic,
    total: {
      label: "Total submissions",
      how: "All messages that are stored, whatever the date range.",
      ...all,
      isKey: true,
      rows: "",
    },
    support: {
      label: "Support requests",
      how: "All messages with the subject support.",
      ...all,
      isKey: true,
      rows: "subject=support",
    },
    responses: {
      label: "Responses",
      how: "All messages that were answered. The small line: those with a subject that asks for a response, which are support, media and feedback.",
      ...all,
    },
    conversion: conversion("Conversion rate"),
    supportRate: {
      label: "Support request rate",
      how: "Support requests divided by total submissions.",
      ...all,
    },
    responseRate: {
      label: "Response rate",
      how: "Responses divided by total submissions; in the small line, messages whose subject is support, media or feedback.",
      ...all,
    },
  },
  analytics: {
    views: { ...traffic.views, label: "Total views", isKey: true },
    uniqueViews: { ...traffic.uniqueViews, isKey: true },
    starts: {
      label: "Starts",
      how: `How often a visitor started to fill in a form ${range}.`,
      event: "start",
      isKey: true,
    },
    completions: { ...traffic.completions, isKey: true },
    partials: {
      label: "Partials",
      how: `How often a form was started and not completed in the same tab, ${range}. Only the survey counts them.`,
      event: "partial_complete",
    },
    conversion: conversion("Completion rate"),
    startRate: { label: "Start rate", how: "Starts divided by unique views." },
    abandonment: {
      label: "Abandonment rate",
      how: "Starts minus completions, divided by starts. A form sent without JavaScript is a completion without a start, so the true rate is higher.",
    },
  },
} satisfies Record<string, Record<string, CardCopy>>;

export const waitingNote = (count: number) =>
  `${formatCount(count)} more ${count === 1 ? "has" : "have"} not confirmed the sign-up yet.`;

/** What the specification calls responses, beside what was answered. */
export const bySubjectNote = (value: string) => `${value} by subject: support, media or feedback.`;
export const decidedNote = (rate: string) => `${rate} by status: not ${oneOfStatuses(undecided)}.`;

export const comparisonCopy = {
  same: (period: string) => `As in ${period}`,
  none: (period: string) => `None in ${period}`,
  rate: (rate: string, period: string) => `${rate}% in ${period}`,
};
