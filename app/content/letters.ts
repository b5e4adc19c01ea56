import type { Language } from "~/lib/contexts";
import { ruleSources } from "./my-dates/sources";
import type { CallToAction, Link, Page, PhoneLink, Source } from "./types";

const page = {
  path: "/letters",
  title: "Letters to copy",
  description:
    "Short letters to copy after a layoff: ask for time with a severance offer, your last pay, health coverage papers, or a plan for rent and mortgage.",
} satisfies Page;

export type LetterId =
  | "severance-time"
  | "last-pay"
  | "notice"
  | "cobra"
  | "spouse-plan"
  | "appeal"
  | "lender"
  | "landlord"
  | "file";

export const letterGroups = ["job", "health", "home", "state"] as const;
export type LetterGroup = (typeof letterGroups)[number];

export interface Letter {
  /** Also its anchor. */
  id: LetterId;
  group: LetterGroup;
  title: string;
  when: string;
  about: string;
  /** Who helps for free when the letter does not. */
  phone?: PhoneLink;
  subject: string;
  /** What the writer fills in stands in square brackets. */
  paragraphs: readonly string[];
  /** Says what the letter says, on a page in another language than that of those who get it. */
  meaning?: Pick<Letter, "subject" | "paragraphs">;
  law?: string;
  source: Source;
  /** The source says nothing of the letter itself: it leads to those who help. */
  isHelp?: true;
}

/** All that the page says, in one language. */
export interface LettersWords {
  language: Language;
  page: Page;
  heading: string;
  intro: string;
  listTitle: string;
  groups: Record<LetterGroup, string>;
  /** Leads from a letter to the list. */
  back: string;
  lettersTitle: string;
  /** The link ends its last sentence. */
  lead: string;
  legalHelp: Link;
  subject: string;
  /** Stand over what a letter says and over what goes into its brackets, in the language of the page. */
  meaning?: string;
  commonBrackets?: string;
  brackets?: string;
  /** Opens the letter on a phone, where what it says stands in full before it. */
  folded?: string;
  mail: string;
  copy: string;
  copied: string;
  print: string;
  source: string;
  help: string;
  closing: CallToAction;
  letters: readonly Letter[];
}

const legalAid = {
  name: "LawHelp.org: free legal aid",
  link: "https://www.lawhelp.org",
} as const satisfies Source;

const TODAY = "[today's date]";
const CLOSING = "Sincerely,\n[Your name]\n[Your phone number]\n[Your address]";

const letters: readonly Letter[] = [
  {
    id: "severance-time",
    group: "job",
    title: "Ask for more time with a severance offer",
    when: "Before you sign anything",
    about:
      "To the person who gave you the offer. If you are 40 or older and must give up age claims, you get 21 days, or 45 in a group layoff, and 7 more to change your mind. If you are under 40, the day in the offer counts, and you can ask for more time.",
    subject: "My severance offer of [date of the offer]",
    paragraphs: [
      TODAY,
      "Dear [name],",
      "Thank you for the offer of [date of the offer]. I want to read it with care and have somebody advise me before I decide. Please give me until [date] to answer.",
      "[Keep this if you are 40 or older: The law gives me at least 21 days to think, or 45 days in a group layoff. If this is a group layoff, please send me the job titles and ages of those who were chosen and of those who were not.]",
      "Please confirm the new date in writing.",
      CLOSING,
    ],
    ...ruleSources["owbpa-consider"],
  },
  {
    id: "last-pay",
    group: "job",
    title: "Ask for your last pay",
    when: "When payday has passed",
    about:
      "To payroll or your manager. Some states want the last pay handed over at once, others by the next payday. If you hear nothing in a few days, call the Wage and Hour Division.",
    phone: { label: "Call 1-866-487-9243", to: "tel:+18664879243" },
    subject: "My last pay",
    paragraphs: [
      TODAY,
      "Dear [name],",
      "My last day at work was [date]. I have not been paid for the hours from [date] to [date]. By my count that is [number] hours.",
      "Please pay what I am owed by [date, a week from now], with a pay stub. Please also tell me how many hours of unused vacation I have, and whether they will be paid.",
      "If you have paid already, please send me the date and the amount.",
      CLOSING,
    ],
    source: {
      name: "US Department of Labor: Last Paycheck",
      link: "https://www.dol.gov/general/topic/wages/lastpaycheck",
    },
  },
  {
    id: "notice",
    group: "job",
    title: "Ask why you got no notice",
    when: "If you got less than 60 days' warning",
    about:
      "To human resources. Employers with 100 or more workers usually owe 60 days' written notice before a mass layoff or the closing of a site. There are exceptions, and some states ask for more. Workers have to go to court for it, and courts have their own deadlines, so see a lawyer soon as well.",
    subject: "Notice of the layoff of [date]",
    paragraphs: [
      TODAY,
      "Dear [name],",
      "My job at [place of work] ended on [date], together with those of other people. I [got no written notice / got notice on date].",
      "Please tell me in writing how many people at my place of work lost their jobs within 90 days of that date, and whether the company gave notice under the WARN Act: to whom and when, or why not.",
      "If notice was owed to me and not given, please tell me when I will be paid for those days.",
      CLOSING,
    ],
    ...ruleSources["warn-notice"],
  },
  {
    id: "file",
    group: "job",
    title: "Ask for your personnel file",
    when: "While you remember what was said",
    about:
      "To human resources. Whether they must give it to you depends on your state, and asking costs nothing. It helps with an appeal, a new job, or a lawyer.",
    subject: "My personnel file",
    paragraphs: [
      TODAY,
      "Dear [name],",
      "I worked at [company] from [date] to [date] as [job]. Please send me a copy of my personnel file: reviews, warnings, pay records, the papers I signed, and the reason that is given for the end of my job.",
      "If a program or a score played a part in that decision, please send me what it said about me.",
      "If there is a form for this or a charge for copies, please tell me.",
      CLOSING,
    ],
    source: legalAid,
    isHelp: true,
  },
  {
    id: "cobra",
    group: "health",
    title: "Ask for the papers of your health plan",
    when: "If nothing came 44 days after your last day",
    about:
      "To human resources. The employer has 30 days to tell the plan, and the plan 14 days to write to you. This is for employers with 20 or more workers. The Department of Labor helps for free.",
    phone: { label: "Call 1-866-444-3272", to: "tel:+18664443272" },
    subject: "COBRA notice",
    paragraphs: [
      TODAY,
      "Dear [name],",
      "My job ended on [date], and I was in the company's health plan with [names of those in the plan]. I have not had the letter about keeping the plan (COBRA).",
      "Please send it to the address below, or tell me when it was sent and to which address. Please also tell me on which day our coverage ended, and what a month costs.",
      CLOSING,
    ],
    ...ruleSources["cobra-notice"],
  },
  {
    id: "spouse-plan",
    group: "health",
    title: "Join your spouse's health plan",
    when: "Within 30 days of the end of your coverage",
    about:
      "From your spouse to their own employer. This is the shortest of the health deadlines, so look at it first.",
    subject: "Special enrollment: loss of other health coverage",
    paragraphs: [
      TODAY,
      "Dear [name],",
      "My spouse, [name], lost health coverage through a job on [date]. I ask to add [names] to my plan because of this loss of coverage.",
      "Proof that the coverage ended is attached. If it is not there yet, please take this letter as my request, made in time, and I will send the proof as soon as I have it.",
      "Please tell me which forms you need, and from which day the coverage starts.",
      CLOSING,
    ],
    ...ruleSources["spouse-plan"],
  },
  {
    id: "lender",
    group: "home",
    title: "Ask for help with a mortgage",
    when: "Before you miss a payment",
    about:
      "To the company that you pay each month. On the home you live in, foreclosure may not begin until you are more than 120 days late. A HUD counselor helps you for free, and nobody may charge you before they help.",
    phone: { label: "Call 1-800-569-4287", to: "tel:+18005694287" },
    subject: "Loan [number]: I lost my job and ask for help",
    paragraphs: [
      TODAY,
      "To the loss mitigation department:",
      "I lost my job on [date]. My loan is [number], for the home I live in at [address]. I expect to pay [amount] a month until I have work again.",
      "Please send me the application for help, and tell me in writing which papers you need, what you can offer, and who at your company is in charge of my case.",
      "Please also tell me what each choice costs in the end: fees, interest, and what it does to my credit.",
      CLOSING,
    ],
    law: "12 CFR 1024.41",
    source: { name: "HUD housing counseling", link: "https://www.hud.gov/counseling" },
  },
  {
    id: "landlord",
    group: "home",
    title: "Ask for a plan for the rent",
    when: "Before the rent is due",
    about:
      "To your landlord. Promise only what you can pay, and get the answer in writing. This letter does not stop an eviction: if you get court papers, go to court on the day they name. Ask 211 for money for rent.",
    phone: { label: "Call 211", to: "tel:211" },
    subject: "Rent for [month], [address]",
    paragraphs: [
      TODAY,
      "Dear [name],",
      "I lost my job on [date] and cannot pay all of the rent for [month] on the day it is due. I want to stay, and to pay what I owe.",
      "I can pay [amount] on [date] and [amount] on [date]. I have also asked for [unemployment pay / help with rent], and will tell you as soon as I hear.",
      "Please tell me by [date] whether you agree, and that there will be no late fee or court case while I keep to this plan.",
      CLOSING,
    ],
    source: legalAid,
    isHelp: true,
  },
  {
    id: "appeal",
    group: "state",
    title: "Appeal an unemployment denial",
    when: "By the day that the state's letter names",
    about:
      "To the office that the state's letter names, by the way that the letter allows. The days are few and often count from the date on the letter. Keep proof of when you sent it, and keep reporting each week.",
    subject: "Appeal, claim [number], decision of [date]",
    paragraphs: [
      TODAY,
      "To the appeals office:",
      "I appeal the decision of [date] about my claim [number], and I ask for a hearing.",
      "I do not agree with it because [in one or two sentences: what is wrong in the decision, and what happened].",
      "Please send me the papers in my file before the hearing. [Keep this if you need one: I need an interpreter for (language).] I can be reached by phone at [hours].",
      CLOSING,
    ],
    law: "42 U.S.C. 503(a)(3)",
    source: {
      name: "CareerOneStop: unemployment benefits",
      link: "https://www.careeronestop.org/LocalHelp/UnemploymentBenefits/find-unemployment-benefits.aspx",
    },
  },
];

export const lettersWords: LettersWords = {
  language: "en",
  page,
  letters,
  heading: "Letters to copy",
  intro:
    "Asking in writing is proof that you asked, and when. Copy a letter, fill in or delete what stands in brackets, send it by email or certified mail, and keep a copy.",
  listTitle: "Which letter?",
  groups: { job: "Pay and job", health: "Health plan", home: "Home", state: "The state" },
  back: "All letters",
  lettersTitle: "The letters",
  lead: "They are plain on purpose, and are not legal advice. If much depends on one, have it read first by a lawyer or",
  legalHelp: {
    label: "free legal aid",
    to: "/services/support-and-resources?category=Legal+Aid#results",
  },
  subject: "Subject:",
  mail: "Open in email",
  copy: "Copy this letter",
  copied: "Copied",
  print: "Print this letter",
  source: "Source:",
  help: "Help with this:",
  closing: {
    heading: "What other deadlines do you have?",
    text: "Enter your last day of work, and see every date that counts for you.",
    actions: [
      { label: "See my own dates", to: "/first-week/dates" },
      { label: "Your first seven days", to: "/first-week" },
    ],
  },
};

/** "[date]", with what is around it at the even places: what a writer fills in. */
export const bracketParts = (text: string): string[] => text.split(/(\[[^\][]*\])/);

/** A bracket around a whole passage has its meaning where the letter has it. */
const isPassage = (bracket: string) => bracket.endsWith(".]");

/** Each bracket of a letter with its meaning, once; none where the letter is in the page's language. */
export function glossOf({ subject, paragraphs, meaning }: Letter): [bracket: string, meaning: string][] {
  const bracketsOf = (of: NonNullable<Letter["meaning"]>) =>
    bracketParts([of.subject, ...of.paragraphs].join(" ")).filter((_, index) => index % 2 === 1);
  if (!meaning) return [];
  const meanings = bracketsOf(meaning);
  return [
    ...new Map(bracketsOf({ subject, paragraphs }).map((bracket, at) => [bracket, meanings[at] ?? ""])),
  ].filter(([bracket]) => !isPassage(bracket));
}

/** The brackets of more than one letter, which are explained once. */
export function commonGloss(letters: readonly Letter[]): [bracket: string, meaning: string][] {
  const all = letters.flatMap(glossOf);
  return [...new Map(all)].filter(([bracket]) => all.filter(([each]) => each === bracket).length > 1);
}

/** The whole letter as it goes into a mail or onto paper. */
export const letterText = ({ paragraphs }: Pick<Letter, "paragraphs">): string => paragraphs.join("\n\n");
