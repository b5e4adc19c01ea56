import { formatCount } from "~/lib/numbers";

/** Staff specification, sections 2 and 9. */
export interface CardCopy {
  label: string;
  how: string;
  note?: string | undefined;
}

const range = "in the date range";

const traffic = {
  views: { label: "Views", how: `How often the form was shown ${range}.` },
  uniqueViews: {
    label: "Unique views",
    how: `How many browser tabs showed the form ${range}, each counted once. Visitors without script are counted as views only.`,
  },
  completions: { label: "Completions", how: `How many forms were sent and accepted ${range}.` },
} satisfies Record<string, CardCopy>;

const conversion = (label: string): CardCopy => ({ label, how: "Completions divided by unique views." });

const applications = {
  ...traffic,
  total: { label: "Total applications", how: "All applications that are stored, whatever the date range." },
  pending: { label: "Pending", how: "All applications whose status is pending." },
  approvals: { label: "Approvals", how: "All applications whose status is approved." },
  conversion: conversion("Application rate"),
  approvalRate: { label: "Approval rate", how: "Approved applications divided by all applications." },
  responseRate: {
    label: "Response rate",
    how: "Applications whose status is not pending, divided by all applications.",
  },
} satisfies Record<string, CardCopy>;

export const cardCopy = {
  newsletter: {
    ...traffic,
    active: { label: "Total active subscribers", how: "All subscribers whose status is active." },
    news: { label: "News subscribers", how: "Active subscribers who want news." },
    teamUpdates: { label: "Team update subscribers", how: "Active subscribers who want team updates." },
    conversion: conversion("Conversion rate"),
    newsRate: { label: "News preference rate", how: "News subscribers divided by active subscribers." },
    teamUpdateRate: {
      label: "Team update rate",
      how: "Team update subscribers divided by active subscribers.",
    },
  },
  survey: {
    ...traffic,
    total: { label: "Total responses", how: "All surveys that are stored, whatever the date range." },
    partials: {
      label: "Partial completions",
      how: `How often a visitor ${"reached the last step"} and did not send the survey in the same tab, ${range}.`,
    },
    signups: {
      label: "Newsletter signups",
      how: "Different addresses among all surveys that belong to a subscriber, active or not, who wants news or team updates.",
    },
    conversion: conversion("Completion rate"),
    partialRate: {
      label: "Partial completion rate",
      how: `Browser tabs with a partial completion ${range}, divided by unique views.`,
    },
    signupRate: { label: "Newsletter signup rate", how: "Newsletter signups divided by total responses." },
  },
  volunteer: applications,
  partnership: applications,
  contact: {
    ...traffic,
    total: { label: "Total submissions", how: "All messages that are stored, whatever the date range." },
    support: { label: "Support requests", how: "All messages with the subject support." },
    responses: {
      label: "Responses",
      how: "All messages with a subject that asks for a response: support, media or feedback.",
    },
    conversion: conversion("Conversion rate"),
    supportRate: { label: "Support request rate", how: "Support requests divided by total submissions." },
    responseRate: { label: "Response rate", how: "Responses divided by total submissions." },
  },
  analytics: {
    views: { ...traffic.views, label: "Total views" },
    uniqueViews: traffic.uniqueViews,
    starts: { label: "Starts", how: `How often a visitor started to fill in a form ${range}.` },
    completions: traffic.completions,
    partials: {
      label: "Partials",
      how: `How often a form was started and not completed in the same tab, ${range}. Only the survey counts them.`,
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

export const answeredNote = (answered: string, total: string) =>
  `${answered} of all ${total} are marked as answered.`;

export const cardSectionCopy = {
  how: "How is this computed?",
  heading: (from: string, to: string) => `Figures, ${from} – ${to}`,
};

export const comparisonCopy = {
  dayBefore: "the day before",
  monthBefore: "the month before",
  daysBefore: (days: string) => `the ${days} days before`,
  more: (percent: string, period: string) => `+${percent}% on ${period}`,
  less: (percent: string, period: string) => `\u2212${percent}% on ${period}`,
  spokenMore: (percent: string, period: string) => `${percent}% more than in ${period}`,
  spokenLess: (percent: string, period: string) => `${percent}% less than in ${period}`,
  same: (period: string) => `As in ${period}`,
  none: (period: string) => `None in ${period}`,
  rate: (rate: string, period: string) => `${rate}% in ${period}`,
};
