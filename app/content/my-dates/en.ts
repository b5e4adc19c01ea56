import { stateOptions } from "../es/states";
import type { Link } from "../types";
import { datedWords } from "./en-dated";
import { undatedWords } from "./en-undated";
import type { MyDatesWords } from "./words";

export const page = {
  path: "/first-week/dates",
  title: "My dates after a layoff",
  description:
    "Give the days you know and see your own deadlines in order: unemployment, COBRA, Marketplace, severance, EEOC and more, with the law behind each.",
} as const;

export const datesHero = {
  lead: "Give your last day of work: you get about 20 dated steps, for your calendar or to print.",
  actions: [
    { label: "Your first seven days", to: "/first-week" },
    { label: "Letters to copy", to: "/letters" },
    { label: "Find help near you", to: "/services/support-and-resources" },
  ],
} satisfies { lead: string; actions: Link[] };

export const myDates = {
  language: "en-US",
  days: {
    lastDay: {
      label: "Your last day of work",
      short: "Last day",
      hint: "This day is enough. An expected day will do.",
    },
    told: { label: "The day you were told", short: "Told" },
    cover: {
      label: "The day your health coverage ends",
      short: "Coverage ends",
      hint: "Often the end of a month.",
    },
    offer: {
      label: "The day you got a severance offer",
      short: "Offer",
      hint: "Matters mostly if you are 40 or older.",
    },
  },
  ticks: {
    age40: "I am 40 or older",
    groupLayoff: "Others were let go with me",
    visa: "I am here on a work visa",
    union: "I am in a union",
  },
  state: {
    label: "State where you worked",
    hint: "Some deadlines differ by state.",
    none: "Choose a state",
    options: stateOptions("en"),
  },
  dated: datedWords,
  undated: undatedWords,
  groups: {
    later: {
      heading: "Deadlines that start later",
      lead: "These run from a letter you get or a step you take.",
    },
    open: { heading: "No deadline", lead: "Good to know. If there is something to do, do it soon." },
    ask: {
      heading: "Ask about",
      lead: "Ask the office, the plan or a lawyer. We found no source for these days.",
    },
  },
  problems: {
    told: "The day you were told: enter a date from 2020 to 2035.",
    lastDay: "Your last day of work: enter a date from 2020 to 2035.",
    cover: "The day your health coverage ends: enter a date from 2020 to 2035.",
    offer: "The day you got a severance offer: enter a date from 2020 to 2035.",
    none: "Enter at least one day. Your last day of work is enough.",
  },
  form: {
    heading: "What you know",
    aboutYou: "What is true for you",
    optional: "(optional)",
    more: "Other days: notice, health plan, severance (optional)",
    privacy: "We don't store any of this or ask your name.",
    submit: "See my dates",
    again: "Change your answers",
    problemHeading: "There is a problem",
  },
  answer: {
    heading: "Your dates",
    today: "Counted on {date}.",
    note: "This is information, not legal advice. A day that your letter, plan or contract sets counts first.",
    aim: "These are deadlines. Aim for a week earlier.",
    parts: {
      today: "Today or this week",
      passed: "Passed, and what can still be done",
      soon: "In the next 30 days",
      later: "Later",
    },
    claim: {
      call: "Call",
      file: "File online",
      finder: "They know your state's office. Or choose your state:",
      number: "1-877-872-5627",
      find: "Show my office",
    },
    gaps: {
      offer: {
        text: "Severance offer of {day}: no legal deadline unless you are 40 or older.",
        label: "I am 40 or older",
        letter: { label: "Letter: more time", to: "/letters#severance-time" },
      },
      lastDay: {
        text: "No last day of work: another day stands in for it.",
        label: "Add the day",
      },
      cover: {
        text: "No end of your health coverage: counted from your last day of work, to be safe.",
        label: "Add the day",
      },
      state: {
        text: "No state: some dates depend on it.",
        label: "Choose a state",
      },
    },
    when: { by: "by {day}", from: "from {day}" },
    closed: "The deadline is {day}, when offices are closed.",
    laws: {},
    labels: {
      missed: "If you miss it",
      action: "What to do",
      more: "Who this is for, and the law",
      who: "For you if",
      law: "Law",
      source: "Source",
    },
    calendar: "Add to calendar",
    calendarFile: "my-dates.ics",
    print: "Print",
    text: "Text me",
    mail: "Email me",
    share: "The text or email is a link with only your days and state: tick the rest again.",
    shareSubject: "My dates after the layoff",
    lawyer: {
      text: "Free legal help:",
      label: "Find a lawyer or legal aid",
      to: "/services/support-and-resources?category=Legal+Aid#results",
    },
    appealDays: "In {state} it is usually {days} days; the letter counts.",
  },
} satisfies MyDatesWords;
