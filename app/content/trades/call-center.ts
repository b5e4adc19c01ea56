import {
  communityHealthWorker,
  emergencyOperator,
  firstSteps,
  layoffNotice,
  occupationsOn,
  severanceStep,
  type Trade,
  trainingSpecialist,
  undated,
} from "./trade";

const cwaHub = {
  name: "CWA: Resource Hub on AI",
  link: "https://cwa-union.org/workers-rights/artificial-intelligence",
} as const;
const department = "US Department of Labor";

export const callCenter: Trade = {
  page: {
    path: "/work/call-center",
    title: "Call center work and AI: help after a layoff",
    description:
      "For people in call centers and customer service: what to do this week, state laws on moved call centers, the union, training, next jobs with pay.",
  },
  lead: "When AI takes the work: what to do this week, what the law gives you, who stands up for call center workers, and jobs that use what you know.",
  week: [
    ...firstSteps,
    severanceStep,
    {
      start: { label: "Ask why you got no notice", to: "/letters#notice" },
      text: " if your center closed, or many people went at once. Ask too whether the work moved abroad: see",
      end: { label: "what the law says", to: "#law" },
    },
    {
      start: { label: "Go to a job center", to: "/services/support-and-resources?q=job+center#results" },
      text: " and ask about training for dislocated workers.",
    },
  ],
  law: [
    {
      place: "New York",
      label: "Work moved abroad: the state must know 90 days before",
      text: "An employer that moves a call center, or more than 30% of its workers, from New York to another country must tell the state at least 90 days before. The fine is up to $10,000 a day.",
      source: {
        name: "New York Labor Law §\u00a0771",
        link: "https://www.nysenate.gov/legislation/laws/LAB/771",
      },
      date: "July 3, 2020",
    },
    {
      place: "New York",
      label: "A public list of these employers",
      text: "The state keeps a public list of these employers. They get no state grants or loans for five years, and repay those that the call center had in the five years before.",
      source: { name: "New York State Department of Labor", link: "https://dol.ny.gov/node/2536" },
      date: undated,
    },
    {
      place: "New Jersey",
      label: "Work moved abroad: the state must know 90 days before",
      text: "An employer must tell the state 90 days before it moves a call center, or 20% of its calls and emails, to another country. The fine is up to $7,500 a day.",
      source: {
        name: "New Jersey: Call Center Jobs Act",
        link: "https://nj.gov/labor/wageandhour/tools-resources/call-center-jobs-act/",
      },
      date: undated,
    },
    {
      place: "New Jersey",
      label: "Notice when too few people are left",
      text: "The employer must also tell the state when too few people are left to take 65% of New Jersey’s calls and emails, counted against the six months before.",
      source: {
        name: "LawServer: New Jersey Statutes 34:21-10",
        link: "https://lawserver.com/law/state/new-jersey/nj-laws/new_jersey_laws_34_21-10",
      },
      date: "2019",
    },
    ...layoffNotice,
  ],
  places: "Four states have rules on moved call centers, or on AI in a layoff notice:",
  moneyHeading: "Money and training",
  moneyNote: "We know of no fund for call center workers alone.",
  money: [
    {
      label: "Training and advice",
      text: "American Job Centers help with job search, advice and training, also when your layoff is not covered by the notice law. It is not a right: each place decides by its rules and its money.",
      source: {
        name: `${department}: services if you lose your job`,
        link: "https://webapps.dol.gov/elaws/eta/warn/fs10e.asp",
      },
      date: undated,
    },
    {
      label: "Help at the workplace",
      text: "In a layoff, a Rapid Response team of the state can come to the workplace, for all shifts, and works with the union where there is one.",
      source: {
        name: `${department}: dislocated workers`,
        link: "https://www.dol.gov/agencies/eta/workforce-investment/dislocated-workers",
      },
      date: undated,
    },
  ],
  people: [
    {
      label: "The union for call centers",
      text: "The Communications Workers of America (CWA) has a fact sheet on AI at work, questions to put to an employer, and words on AI from its contracts.",
      action: { label: "Read the union’s fact sheet and questions", link: cwaHub.link },
      source: cwaHub,
      date: undated,
    },
    {
      label: "What it bargains for",
      text: "A say in how AI comes in, people who check what it decides, no unfair watching or firing by it, and a plan for workers who are displaced.",
      source: {
        name: "CWA: People-Powered Principles for AI",
        link: "https://cwa-union.org/news/people-powered-principles-ai",
      },
      date: undated,
    },
  ],
  jobsNote: "All three pay more than customer service did ($20.59 an hour, about $42,800 a year).",
  jobs: [
    { ...emergencyOperator, fit: "You stay calm on the phone and type while you listen." },
    { ...communityHealthWorker, fit: "You explain things and find the right office for people." },
    { ...trainingSpecialist, fit: "You led a team or coached new agents." },
  ],
  happening: [
    {
      label: "Pay and jobs",
      text: "Half of all customer service representatives earned more than $20.59 an hour in May 2024. 5% fewer jobs are expected from 2024 to 2034, as more of the work is automated, and still about 341,700 openings a year.",
      source: {
        name: "Bureau of Labor Statistics",
        link: "https://www.bls.gov/ooh/office-and-administrative-support/customer-service-representatives.htm",
      },
      date: occupationsOn,
    },
    {
      label: "Fewer jobs",
      text: "From May 2024 to May 2025 the US lost 130,180 jobs of customer service representatives, or 4.8%. That is the most among the 18 jobs that federal statisticians link with AI. The count does not say why.",
      source: {
        name: "Gizmodo, on figures of the Bureau of Labor Statistics",
        link: "https://gizmodo.com/american-jobs-with-ai-exposure-really-are-starting-to-disappear-data-show-2000759602",
      },
      date: "May 16, 2026",
    },
    {
      label: "Less hiring of the young",
      text: "Jobs for ages 22 to 25 in the work most exposed to AI are 19% below where they would be had they kept pace with other work (13% in the first edition). Most of the gap is from less hiring. The study finds no sign of job loss across the whole economy, and does not prove that AI is the cause.",
      source: {
        name: "Stanford Digital Economy Lab",
        link: "https://digitaleconomy.stanford.edu/news/canariesaug26/",
      },
      date: "August 12, 2026",
    },
    {
      label: "One company hires again",
      text: "Klarna had praised a chatbot that did the work of hundreds of agents. A year later it began to hire people again, so that customers can always reach one.",
      source: {
        name: "CX Dive",
        link: "https://www.customerexperiencedive.com/news/klarna-reinvests-human-talent-customer-service-AI-chatbot/747586/",
      },
      date: "May 9, 2025",
    },
    {
      label: "One bank took cuts back",
      text: "An Australian bank had blamed job cuts on a voice bot. It took them back after the union showed that calls were not falling as claimed.",
      source: {
        name: "Ars Technica",
        link: "https://arstechnica.com/tech-policy/2025/08/bank-forced-to-rehire-workers-after-lying-about-chatbot-productivity-union-says/",
      },
      date: "August 21, 2025",
    },
  ],
  entries: [
    {
      title: "WIOA Dislocated Worker Program",
      text: "Can pay for retraining and some costs after a layoff.",
    },
    {
      title: "American Job Centers",
      text: "Help with the job search, workshops, and the way to paid training.",
    },
    {
      title: "NLRB Worker Rights",
      text: "Protects talk about pay, AI and layoffs with coworkers. A charge must be filed within six months.",
    },
    { title: "Form a Union with the AFL-CIO", text: "Connects you with an organizer in your field." },
  ],
  kinds: ["Emergency Financial Assistance", "Career Counseling", "Education & Training"],
};
