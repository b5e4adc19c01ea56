import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Database } from "~/database/open-database.server";
import { loadDirectory } from "~/features/resources/public/directory.server";
import { projectRoot } from "./program";

/**
 * The entries of the seeds that serve a need, by what they say of themselves: `tests/search/needs-*.json` is met when one of
 * them is among the first three.
 */
const localCharities = [
  "Salvation Army Emergency Assistance",
  "Society of St. Vincent de Paul",
  "Catholic Charities",
];
const rentHelp = ["Local Rent and Eviction Help through 211", "USA.gov Housing Help"];
const foodNow = ["Feeding America Food Bank Finder", "WhyHunger Find Food", "USDA National Hunger Hotline"];
const lawyers = ["Find Legal Aid", "LawHelp.org", "ABA Free Legal Answers", "Legal Aid at Work"];
const minds = [
  "SAMHSA National Helpline",
  "NAMI HelpLine",
  "FindTreatment.gov",
  "Open Path Psychotherapy Collective",
  "Warmline Directory",
  "MHA Mental Health Screening",
  "Crisis Text Line",
  "988 Suicide & Crisis Lifeline",
];
const jobs = ["CareerOneStop", "American Job Centers", "Goodwill Career Services"];
const offices = ["Find Your State Unemployment Office", "File for unemployment in *"];
const health = [
  "HealthCare.gov Marketplace",
  "Medicaid and CHIP",
  "Covered California",
  "COBRA and Benefits Help Line",
];
const training = [
  "WIOA Dislocated Worker Program",
  "Generation USA",
  "Per Scholas",
  "Year Up United",
  "Goodwill Career Services",
  "American Job Centers",
  "Apprenticeship.gov Job Finder",
];
const courses = [
  "Khan Academy",
  "Coursera Financial Aid",
  "edX Online Courses",
  "IBM SkillsBuild",
  "Google Career Certificates",
];
const unions = [
  "Form a Union with the AFL-CIO",
  "CODE-CWA",
  "Emergency Workplace Organizing Committee (EWOC)",
  "NLRB Worker Rights",
  "Coworker.org",
  "Tech Workers Coalition",
];

const needEntries: Readonly<Record<string, readonly string[]>> = {
  rent: [...rentHelp, ...localCharities, "HUD-Approved Housing Counseling", "211 Help Line"],
  eviction: [...rentHelp, "Find Legal Aid", "LawHelp.org", "HUD-Approved Housing Counseling"],
  mortgage: ["HUD-Approved Housing Counseling", "USA.gov Housing Help"],
  shelter: ["HUD Find Shelter", "211 Help Line", "Salvation Army Emergency Assistance"],
  "shelter now": ["HUD Find Shelter", "Salvation Army Emergency Assistance"],
  "housing vouchers": ["USA.gov Housing Help"],
  "utility bills": [
    "Low Income Home Energy Assistance Program (LIHEAP)",
    "Salvation Army Emergency Assistance",
    "Society of St. Vincent de Paul",
  ],
  food: [...foodNow, "SNAP Food Benefits"],
  "food now": foodNow,
  "food stamps": ["SNAP Food Benefits"],
  "food for parents and babies": ["WIC"],
  "meals for children": ["Free and Reduced-Price School Meals", "USDA Summer Meal Site Finder"],
  "unemployment benefits": offices,
  appeals: ["Find Legal Aid", "LawHelp.org"],
  "losing a job": [...offices, "CareerOneStop", "WIOA Dislocated Worker Program", "American Job Centers"],
  "jobs lost to AI": [...offices, "What We Will", "CareerOneStop", "WIOA Dislocated Worker Program"],
  severance: ["WARN Act Layoff Notice Information", ...lawyers],
  "unpaid wages": ["Wage and Hour Complaints", "Legal Aid at Work"],
  "legal help": lawyers,
  discrimination: ["EEOC Discrimination Complaints", "Legal Aid at Work"],
  retaliation: ["NLRB Worker Rights", "EEOC Discrimination Complaints", "Legal Aid at Work"],
  "health insurance": health,
  Medicaid: ["Medicaid and CHIP", "Covered California"],
  "coverage after a job": ["COBRA and Benefits Help Line", "HealthCare.gov Marketplace"],
  "a clinic": ["Find a Health Center"],
  prescriptions: ["NeedyMeds"],
  "medical bills": ["Dollar For"],
  "mental health": minds,
  "someone to talk to": [
    "Warmline Directory",
    "Crisis Text Line",
    "NAMI HelpLine",
    "988 Suicide & Crisis Lifeline",
  ],
  therapy: ["Open Path Psychotherapy Collective", "FindTreatment.gov", "SAMHSA National Helpline"],
  addiction: ["SAMHSA National Helpline", "FindTreatment.gov", "National Problem Gambling Helpline"],
  "finding work": jobs,
  "resume and interview": ["American Job Centers", "Goodwill Career Services", "CareerOneStop"],
  "career change": [
    ...jobs,
    "WIOA Dislocated Worker Program",
    "Generation USA",
    "Apprenticeship.gov Job Finder",
  ],
  training,
  courses,
  "tech training": [
    "Per Scholas",
    "Google Career Certificates",
    "IBM SkillsBuild",
    "Year Up United",
    "Generation USA",
  ],
  "AI skills": [
    "IBM SkillsBuild",
    "Google Career Certificates",
    "Coursera Financial Aid",
    "edX Online Courses",
  ],
  "learning English": ["Upwardly Global", "211 Help Line", "Findhelp"],
  apprenticeship: ["Apprenticeship.gov Job Finder"],
  college: ["Federal Student Aid (FAFSA)"],
  "student loans": [
    "Federal Student Loan Simulator",
    "Institute of Student Loan Advisors (TISLA)",
    "Student Loan Borrower Assistance",
    "Federal Student Aid (FAFSA)",
  ],
  debt: ["NFCC Credit Counseling", "Upsolve"],
  "being sued for debt": ["Upsolve", "Find Legal Aid", "LawHelp.org"],
  bankruptcy: ["Upsolve", "NFCC Credit Counseling", "Find Legal Aid"],
  "help with bills": [
    ...localCharities,
    "Modest Needs Self-Sufficiency Grants",
    "211 Help Line",
    "NFCC Credit Counseling",
  ],
  "a car": ["Working Cars for Working Families"],
  "getting around": [
    "National Aging and Disability Transportation Center",
    "Working Cars for Working Families",
    "Findhelp",
  ],
  "child care": ["ChildCare.gov", "Head Start and Early Head Start Locator"],
  families: [
    "Temporary Assistance for Needy Families (TANF)",
    "ChildCare.gov",
    "Head Start and Early Head Start Locator",
    "Findhelp",
    "WIC",
    "211 Help Line",
  ],
  "new parents": ["National Maternal Mental Health Hotline", "WIC"],
  "emergency money": [
    ...localCharities,
    "Modest Needs Self-Sufficiency Grants",
    "Temporary Assistance for Needy Families (TANF)",
    "211 Help Line",
  ],
  "local charities": localCharities,
  benefits: ["USA.gov Benefit Finder", "BenefitsCheckUp"],
  taxes: ["IRS Free Tax Help (VITA and TCE)", "IRS Free File"],
  "retirement money": ["COBRA and Benefits Help Line"],
  immigrants: ["ImmigrationLawHelp.org", "Upwardly Global"],
  refugees: ["Upwardly Global", "ImmigrationLawHelp.org"],
  disability: ["Social Security Disability (SSDI and SSI)"],
  "working with a disability": [
    "Ticket to Work",
    "Job Accommodation Network (JAN)",
    "ADA National Network",
    "EEOC Discrimination Complaints",
  ],
  "hurt at work": lawyers,
  "older adults": ["BenefitsCheckUp", "Eldercare Locator"],
  "caring for somebody": ["Eldercare Locator"],
  "internet and phone": ["Lifeline Phone and Internet Discount", "PCs for People"],
  "a computer": ["PCs for People"],
  "starting a business": ["SCORE Business Mentoring", "SBA Local Assistance"],
  "freelance work": ["Freelancers Union", "SCORE Business Mentoring", "SBA Local Assistance"],
  unions,
  organizing: unions,
  veterans: ["Veterans Crisis Line", "National Call Center for Homeless Veterans"],
  "training for young adults": ["Year Up United", "Apprenticeship.gov Job Finder", "Generation USA"],
  "young LGBTQ people": ["The Trevor Project", "LGBT National Help Center"],
  scams: lawyers,
  "funeral costs": [...localCharities, "211 Help Line", "Modest Needs Self-Sufficiency Grants"],
  "writers and translators": ["Authors League Fund", "Freelancers Union"],
  "performing arts": ["Entertainment Community Fund Emergency Grants"],
  "help in Spanish": ["SAMHSA National Helpline", "National Maternal Mental Health Hotline", "211 Help Line"],
  "help near you": ["211 Help Line", "Findhelp", "Local Rent and Eviction Help through 211"],
};

const serves = (title: string, served: string): boolean =>
  served.endsWith("*") ? title.startsWith(served.slice(0, -1)) : title === served;

const wordings = z.array(z.object({ need: z.string(), lang: z.enum(["en", "es"]), text: z.string() }));

/** Percent of wordings that the directory answers right. */
export interface NeedShares {
  /** An entry that serves the need is among the first three. */
  needs: number;
  /** For food or shelter tonight, 211 is there too. */
  urgent: number;
  /** Doubt is said where nothing can be understood. Each share is 100 where a set has no such wordings. */
  unclear: number;
}

/** How many of the wordings in `tests/search/<name>.json` are answered right. */
export async function evaluateNeeds(db: Database, name: string): Promise<NeedShares> {
  const right = { needs: 0, urgent: 0, unclear: 0 };
  const all = { needs: 0, urgent: 0, unclear: 0 };
  const file = join(projectRoot, "tests/search", `${name}.json`);
  for (const { need, text } of wordings.parse(JSON.parse(readFileSync(file, "utf8")))) {
    const { resources, doubt } = await loadDirectory(db, { q: text });
    const first = resources.slice(0, 3).map(({ title }) => title);
    const served = need.split("|").flatMap((each) => needEntries[each] ?? []);
    const isServed = served.some((entry) => first.some((title) => serves(title, entry)));
    const isUrgent = need.endsWith(" now");
    const group = need === "unclear" ? "unclear" : isUrgent ? "urgent" : "needs";
    const isRight =
      group === "unclear"
        ? doubt !== undefined || resources.length === 0
        : isServed && (!isUrgent || first.includes("211 Help Line"));
    all[group] += 1;
    if (isRight) right[group] += 1;
  }
  const share = (group: keyof NeedShares) => (all[group] === 0 ? 100 : (100 * right[group]) / all[group]);
  return { needs: share("needs"), urgent: share("urgent"), unclear: share("unclear") };
}
