import type { Link } from "./types";

export type SurveyAnswerName =
  | "impactLevel"
  | "worryLevel"
  | "industryChanges"
  | "personalExperience"
  | "financialImpact"
  | "supportNeeds"
  | "timeframe";

export type SurveyQuestion = {
  name: SurveyAnswerName;
  question: string;
  hint?: string;
  options: { value: string; label: string }[];
};

/** Option codes are the specification's (section 3) and the database's. */
export const surveyQuestions = [
  {
    name: "impactLevel",
    question: "How has AI or automation affected your job?",
    hint: "Choose the one that fits best right now.",
    options: [
      { value: "lost_job", label: "I lost my job" },
      { value: "reduced_hours", label: "My hours or pay were cut" },
      { value: "job_threatened", label: "I still have my job, but it is under threat" },
      { value: "industry_changes", label: "My industry is changing around me" },
      { value: "not_affected", label: "It has not affected me so far" },
    ],
  },
  {
    name: "worryLevel",
    question: "How worried are you about AI and your work?",
    options: [
      { value: "extremely", label: "Extremely worried" },
      { value: "very", label: "Very worried" },
      { value: "somewhat", label: "Somewhat worried" },
      { value: "little", label: "A little worried" },
      { value: "not", label: "Not worried" },
    ],
  },
  {
    name: "industryChanges",
    question: "Which industry do you work in, or did you last work in?",
    hint: "If you have worked in several, choose the one AI has changed most.",
    options: [
      { value: "customer_service", label: "Customer service and call centers" },
      { value: "retail", label: "Stores and retail" },
      { value: "manufacturing", label: "Factories and manufacturing" },
      { value: "transportation", label: "Driving, delivery and warehouses" },
      { value: "finance", label: "Banking, insurance and accounting" },
      { value: "healthcare", label: "Health care" },
      { value: "education", label: "Schools and education" },
      { value: "technology", label: "Software and technology" },
      { value: "food_service", label: "Restaurants and food service" },
      { value: "other", label: "Something else" },
    ],
  },
  {
    name: "personalExperience",
    question: "What have you seen happen where you work or worked?",
    hint: "If you have seen more than one, choose the one that hit hardest.",
    options: [
      { value: "mass_layoffs", label: "Many people were laid off at once" },
      { value: "job_elimination", label: "My job, or one like it, was done away with" },
      { value: "skill_obsolete", label: "A skill I spent years on stopped being needed" },
      { value: "increased_monitoring", label: "Software now watches or scores our work" },
      { value: "no_changes", label: "I have not seen changes" },
    ],
  },
  {
    name: "financialImpact",
    question: "What has this done to your income?",
    hint: "Compare it with a year before the changes began. A rough guess is fine.",
    options: [
      { value: "major_loss", label: "I lost most or all of it" },
      { value: "moderate_loss", label: "I lost a good part of it" },
      { value: "minor_loss", label: "I lost a little of it" },
      { value: "no_change", label: "It is about the same" },
      { value: "improved", label: "It went up" },
    ],
  },
  {
    name: "supportNeeds",
    question: "What help would matter most to you now?",
    hint: "Choose the one you would want first.",
    options: [
      { value: "financial_assistance", label: "Money for rent, food or bills" },
      { value: "job_training", label: "Training for a new job" },
      { value: "mental_health", label: "Counseling or mental health care" },
      { value: "career_counseling", label: "Advice on what work to look for" },
      { value: "community_support", label: "People to talk to who have been there" },
      { value: "policy_advocacy", label: "Better laws to protect workers" },
    ],
  },
  {
    name: "timeframe",
    question: "When do you expect AI to change most jobs in your field?",
    options: [
      { value: "already_happening", label: "It is happening already" },
      { value: "next_year", label: "Within the next year" },
      { value: "next_3_years", label: "In one to three years" },
      { value: "next_5_years", label: "In three to five years" },
      { value: "longer", label: "In more than five years" },
    ],
  },
] satisfies SurveyQuestion[];

export const questionnaire = {
  id: "questionnaire",
  heading: "Seven questions",
  intro:
    "About three minutes, then your name and email. We publish totals, never a name or an email address.",
  next: "Next question",
  back: "Previous question",
  progress: "Progress",
  follows: "Choose an answer, and the next question follows.",
  allAnswered: "All 7 questions answered",
} satisfies Record<string, string>;

export const assurances = {
  heading: "What happens to your answers",
  items: [
    "When fewer than 5 people chose an answer, we do not show the exact figure.",
    "You can ask us to correct or delete your answers at any time.",
    "Until you send them, they stay in this browser tab.",
  ],
  link: { label: "See where results appear", to: "/survey-results" },
} satisfies { heading: string; items: string[]; link: Link };

export function progressText(current: number, total: number = surveyQuestions.length): string {
  return `Question ${current} of ${total}`;
}

export function missingAnswer(question: number): string {
  return `Choose an answer to question ${question}`;
}

export const contactStep = {
  heading: "Last step: where can we reach you?",
  intro: "We need both. They are kept with your answers and left out of the totals.",
  name: { label: "Name", hint: "A first name is enough. It is published nowhere." },
  email: {
    label: "Email",
    hint: "It finds your answers if you ask us to correct or delete them. It is published nowhere.",
  },
  choicesLabel: "Would you like to hear from us?",
  wantsNews: "Send me the weekly newsletter",
  wantsTeamUpdates: "Send me team updates, now and then",
  choicesHint: "Both are free. Untick both if you only want to answer the survey.",
  submit: "Send my answers",
  submitting: "Sending...",
  privacy: {
    before: "Before you send: our ",
    link: { label: "Privacy Policy", to: "/privacy-policy#information-collected" },
    after: " says what we keep and for how long.",
  },
} satisfies Record<
  string,
  string | { label: string; hint: string } | { before: string; link: Link; after: string }
>;

/** Answers stay on the page and can be resubmitted. */
export const notSaved =
  "Your answers were not saved: something went wrong on our side. They are still here. Please send them again.";

export const thankYou = {
  heading: "Your answers count",
  text: "Thank you. Your answers are in. Each one makes it harder to call this somebody else's problem. We add yours to the totals, without your name.",
  next: "What you can do now",
  links: [
    { label: "See the survey results", to: "/survey-results" },
    { label: "Find support", to: "/services/support-and-resources" },
    { label: "Join Our Community", to: "community-chat" },
    { label: "Donate Now", to: "donate" },
  ],
  help: "Help for you",
  more: [
    { label: "See the survey results", to: "/survey-results" },
    { label: "Join Our Community", to: "community-chat" },
  ],
  again: { label: "Answer for another person", to: "/crowdfunding#questionnaire" },
} satisfies {
  heading: string;
  text: string;
  next: string;
  links: Link[];
  help: string;
  more: Link[];
  again: Link;
};

const inDirectory = (category: string) =>
  `/services/support-and-resources?${new URLSearchParams({ category })}#results` as const;

export const helpFor: readonly { need: string; label: string; to: `/${string}` }[] = [
  {
    need: "financial_assistance",
    label: "Find money for rent, food and bills",
    to: inDirectory("Emergency Financial Assistance"),
  },
  { need: "job_training", label: "Find training for a new job", to: inDirectory("Education & Training") },
  { need: "mental_health", label: "Find someone to talk to", to: inDirectory("Mental Health") },
  {
    need: "career_counseling",
    label: "Find advice on what work to look for",
    to: inDirectory("Career Counseling"),
  },
  {
    need: "community_support",
    label: "Find people who have been there",
    to: "/services/community-building",
  },
  { need: "policy_advocacy", label: "See which laws we fight for", to: "/services/policy-advocacy" },
];

/** For who lost income or asked for help: what they asked for, and the first steps; none for an unknown need. */
export function helpLinks(need: string | null): Link[] {
  const found = helpFor.find((help) => help.need === need);
  if (!found) return [];
  return [
    { label: found.label, to: found.to },
    { label: "Your first seven days", to: "/first-week" },
    ...(found.to.includes("#results")
      ? []
      : [{ label: "Find support", to: "/services/support-and-resources" } as const]),
  ];
}
