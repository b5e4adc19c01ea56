import { ownValue } from "~/lib/own-value";
import { formatDay, formatMonth, isDay } from "~/lib/time/dates";
import { nameInText } from "../resources/states";
import { tradeNames } from "../trades/names";
import type { StateWords } from "./words";

const named = ({ value, host }: { value: string; host: string }) => value || host;
/** What is stored otherwise than expected is shown as it is. */
const oneOf =
  (sentences: Readonly<Record<string, string>>) =>
  ({ value }: { value: string }) =>
    ownValue(sentences, value) ?? value;

function weeksText(value: string): string {
  const [least, most] = value.split("-");
  return most === undefined
    ? `Up to ${value} weeks in a year.`
    : `Up to ${most} weeks in a year. It can be as few as ${least}: that depends on what you earned.`;
}

export const stateWords: StateWords = {
  language: "en",
  nameInText,
  date: (date) => (isDay(date) ? formatDay(date) : formatMonth(date)),
  ofLaw: (date) => `law of ${date}`,
  links: {},
  notes: {},
  page: (name) => ({
    title: `Lost your job in ${name}: who helps`,
    description: `After a layoff in ${name}: unemployment pay and how to claim it, last pay, health coverage, food and rent, with phone numbers and sources.`,
  }),
  heading: (name) => `Lost your job in ${name}?`,
  lead: (name) => `What ${name} pays, what the law gives you, and who picks up the phone.`,
  file: "File online",
  callNote:
    "Say that you want to file a claim. Have ready your Social Security number, your employers' names, and the dates you worked there.",
  steps: {
    heading: (name) => `Your first week in ${name}`,
    list: (name, known, hasMarketplace) => [
      {
        section: "unemployment",
        start: "File for unemployment",
        text: ` with ${known.office ? `the office: ${known.office}` : "the state's office"}. Do it this week, even if you are not sure you qualify.`,
      },
      {
        section: "lastPay",
        start: "Ask when your last pay comes",
        text: ", and what happens to unused vacation. ",
        row: {
          fact: "wage_claim",
          start: "If it does not come",
          text: `, ${name} takes a wage claim or tells you who does.`,
        },
      },
      {
        section: "health",
        start: "Keep health coverage",
        text: `. You usually have 30 days to join a spouse's plan at work. ${hasMarketplace ? `You have 60 days for a plan of your own${known.marketplace ? ` at ${known.marketplace}` : ""}. ` : ""}You can apply for ${known.medicaid_name ?? "Medicaid"} in any month.`,
      },
      {
        section: "food",
        start: "Apply for food help",
        text: `${known.snap_apply ? ` through ${known.snap_apply}` : ""} before the money runs out. For rent and bills, call 211.`,
      },
      {
        section: "work",
        start: "Register at a job center",
        text: `${known.job_centers ? ` (${known.job_centers})` : ""}. It is free, and your claim may ask for it.`,
      },
    ],
    allSteps: "All steps of the first seven days",
    dates: "Work out my dates",
  },
  factsHeading: (name) => `The rules in ${name}`,
  factsLead:
    "Most of these facts come from public lists, not from the state's own pages. Amounts and rules change, so ask the office before you rely on them.",
  sections: {
    unemployment: {
      heading: "Unemployment pay",
      text: {
        text: "Have ready: your Social Security number, the names and addresses of your employers, and the dates you worked there.",
        source: {
          name: "CareerOneStop: How do I apply?",
          link: "https://www.careeronestop.org/WorkerReEmployment/UnemploymentBenefits/how-do-i-apply.aspx",
        },
      },
    },
    lastPay: { heading: "Last pay" },
    notice: {
      heading: "Layoff notices",
      text: {
        text: "Nationwide, an employer with 100 or more workers usually has to give 60 days' notice of a large layoff or a closing.",
        source: {
          name: "US Department of Labor: WARN",
          link: "https://www.dol.gov/agencies/eta/layoffs/warn",
        },
      },
    },
    health: {
      heading: "Health coverage",
      text: {
        text: "If you lose your job's health plan, you have 60 days to choose a new one. HealthCare.gov leads to your state's marketplace, if it has one.",
        source: {
          name: "HealthCare.gov",
          link: "https://www.healthcare.gov",
        },
      },
    },
    food: {
      heading: "Food, rent and bills",
      text: {
        text: "In most places you can call 211 at any hour. They know who helps near you with food, rent and bills.",
        source: { name: "211", link: "https://www.211.org" },
        call: { label: "Call 211", to: "tel:211" },
      },
    },
    work: {
      heading: "Work and legal help",
      text: {
        text: "Job centers are free and in every state. The national finder has the one near you.",
        source: {
          name: "CareerOneStop",
          link: "https://www.careeronestop.org",
        },
      },
    },
  },
  facts: {
    office: { label: "Office", say: named },
    phone: { label: "Phone", say: named },
    claim_page: { label: "File a claim", say: () => "File online" },
    system: { label: "Online system", say: ({ value }) => `You file and certify in ${value}.` },
    spanish_line: { label: "In Spanish", say: named },
    most: {
      label: "Most per week",
      say: ({ value, when }) =>
        `Up to $${value} a week (${when}). That is the maximum: most people get less.`,
    },
    least: { label: "Least per week", say: ({ value }) => `Usually at least $${value} a week.` },
    weeks: { label: "How many weeks", say: ({ value }) => weeksText(value) },
    waiting_week: {
      label: "Waiting week",
      say: oneOf({
        yes: "Usually the first week of a claim is not paid.",
        no: "Usually the first week of a claim is paid as well.",
      }),
    },
    certify: {
      label: "To stay paid",
      say: ({ value }) => `Usually you confirm that you still look for work: ${value}.`,
    },
    severance: {
      label: "With severance pay",
      say: oneOf({
        yes: "Usually you get no benefits for the weeks that it covers. Report it, and file all the same.",
        partly: "Report it. It may lower or delay your benefits: the office decides.",
        no: "It usually changes nothing. Report it all the same.",
      }),
    },
    last_pay: { label: "When it is due", say: ({ value }) => `Usually ${value}.` },
    vacation: { label: "Unused vacation", say: ({ value }) => `Usually it ${value}.` },
    last_pay_page: { label: "What the state says", say: () => "Read the state's pay rules" },
    wage_claim: { label: "If it does not come", say: () => "See how to claim unpaid wages" },
    notice_law: {
      label: "State law",
      say: ({ value }) => {
        if (value === "none") return "The state has no general law of its own: the federal one holds.";
        return value === "yes"
          ? "The state has a law of its own. Ask its labor office what it gives you."
          : `The state has a law of its own: ${value}.`;
      },
    },
    notice_employers: {
      label: "Which employers",
      say: ({ value }) => `Usually those with ${value} or more workers.`,
    },
    notice_days: { label: "How much notice", say: ({ value }) => `Usually ${value} days.` },
    notice_ai: { label: "When AI is a reason", say: named },
    notice_list: { label: "Notices filed in the state", say: () => "See the list of layoffs" },
    medicaid: {
      label: "Medicaid",
      say: oneOf({
        yes: "It covers most adults with a low income.",
        no: "It does not cover all adults with a low income, mainly parents, children, pregnant women and people with a disability. Apply all the same: the office decides.",
      }),
    },
    medicaid_name: { label: "The state's name for it", say: named },
    marketplace: { label: "Marketplace", say: named },
    snap_name: { label: "The state's name for SNAP", say: named },
    snap_apply: { label: "Apply for SNAP (food stamps)", say: named },
    energy: { label: "Heating and power bills", say: () => "See the state's energy aid" },
    local_211: { label: "211 in the state", say: named },
    job_centers: { label: "Job centers", say: named },
    legal_aid: { label: "Free legal help", say: () => "Find legal help near you" },
  },
  unofficial: "not official",
  sources: (count) => (count === 1 ? "Source:" : `${count} sources and their dates`),
  old: "over a year old",
  reportFact: "Report a mistake on this page",
  entries: {
    heading: (name) => `Who else helps people in ${name}`,
    lead: "From our directory, what is only for this state:",
    none: "Our directory has nothing else that is only for this state. The rest serves the whole country.",
    all: (name) => `All entries for ${name}`,
  },
  others: "Another state",
  trades: {
    label: "Help for your trade:",
    names: {
      "call-center": tradeNames["call-center"].name,
      writing: tradeNames.writing.name,
      translation: tradeNames.translation.name,
      acting: tradeNames.acting.name,
    },
  },
  panel: {
    heading: (name) => `First of all, in ${name}`,
    open: (name) => `All about ${name}: unemployment, health, food`,
    none: (name) => `We know no program for this that is only for ${name}.`,
    ask211: "Call 211 first: they know the local funds and who helps near you.",
    call211: "Call 211",
    eviction: "If you may be evicted",
  },
};
