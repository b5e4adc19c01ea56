/** Never changes, as the migrations that use it: what the entries say today is in seeds/. */

/** By postal code, as entries name them. */
export const STATES: Readonly<Record<string, string>> = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  PR: "Puerto Rico",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VI: "US Virgin Islands",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
};

/** The project's own entries until this migration. */
export const FIRST_KEYS = [
  "211-help-line",
  "988-suicide-and-crisis-lifeline",
  "crisis-text-line",
  "veterans-crisis-line",
  "samaritans",
  "9-8-8-suicide-crisis-helpline-canada",
  "samhsa-national-helpline",
  "nami-helpline",
  "open-path-psychotherapy-collective",
  "findtreatment-gov",
  "careeronestop",
  "american-job-centers",
  "score-business-mentoring",
  "sba-local-assistance",
  "goodwill-career-services",
  "find-your-state-unemployment-office",
  "unemployment-ca",
  "unemployment-ny",
  "unemployment-tx",
  "unemployment-fl",
  "trade-adjustment-assistance",
  "universal-credit",
  "employment-insurance-ei-regular-benefits",
  "wioa-dislocated-worker-program",
  "apprenticeship-gov-job-finder",
  "federal-student-aid-fafsa",
  "khan-academy",
  "coursera-financial-aid",
  "google-career-certificates",
  "edx-online-courses",
  "per-scholas",
  "year-up-united",
  "generation-usa",
  "ibm-skillsbuild",
  "usa-gov-benefit-finder",
  "temporary-assistance-for-needy-families-tanf",
  "low-income-home-energy-assistance-program-liheap",
  "salvation-army-emergency-assistance",
  "society-of-st-vincent-de-paul",
  "catholic-charities",
  "modest-needs-self-sufficiency-grants",
  "nfcc-credit-counseling",
  "irs-free-tax-help-vita-and-tce",
  "lifeline-phone-and-internet-discount",
  "entertainment-community-fund-emergency-grants",
  "authors-league-fund",
  "snap-food-benefits",
  "wic",
  "feeding-america-food-bank-finder",
  "whyhunger-find-food",
  "hud-approved-housing-counseling",
  "hud-find-shelter",
  "local-rent-and-eviction-help-through-211",
  "shelter-emergency-helpline-england",
  "healthcare-gov-marketplace",
  "medicaid-and-chip",
  "cobra-and-benefits-help-line",
  "find-a-health-center",
  "covered-california",
  "needymeds",
  "dollar-for",
  "find-legal-aid",
  "lawhelp-org",
  "aba-free-legal-answers",
  "eeoc-discrimination-complaints",
  "nlrb-worker-rights",
  "wage-and-hour-complaints",
  "warn-act-layoff-notice-information",
  "legal-aid-at-work",
  "acas-helpline",
  "citizens-advice",
  "form-a-union-with-the-afl-cio",
  "code-cwa",
  "emergency-workplace-organizing-committee-ewoc",
  "tech-workers-coalition",
  "what-we-will",
  "coworker-org",
  "freelancers-union",
  "national-employment-law-project-nelp",
  "united-tech-and-allied-workers-utaw",
];

/** Of the project's entries, by their titles. */
export const ONLINE_TITLES = [
  "988 Suicide & Crisis Lifeline",
  "Open Path Psychotherapy Collective",
  "CareerOneStop",
  "California Unemployment Insurance",
  "Universal Credit",
  "Khan Academy",
  "Coursera Financial Aid",
  "Google Career Certificates",
  "edX Online Courses",
  "Per Scholas",
  "IBM SkillsBuild",
  "USA.gov Benefit Finder",
  "HealthCare.gov Marketplace",
  "NeedyMeds",
  "LawHelp.org",
  "ABA Free Legal Answers",
];

export const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  "9-8-8 Suicide Crisis Helpline (Canada)": ["en", "fr"],
  "SAMHSA National Helpline": ["en", "es"],
  "California Unemployment Insurance": ["en", "es"],
};

/** What the project has to say of its own entries that staff have not edited. */
export const CORRECTIONS: readonly {
  title: string;
  description: string;
  change: Readonly<Record<string, string>>;
}[] = [
  {
    title: "California Unemployment Insurance",
    description:
      "File and manage a California unemployment claim online or by phone, and check your payment status.",
    change: {
      title: "File for unemployment in California",
      description:
        "File here if you worked in California, as soon as your job ends. File and manage your claim online or by phone. The line in Spanish is 1-800-326-8937. If the link or the number does not work, use the finder for all states at careeronestop.org or call 1-877-872-5627.",
    },
  },
  {
    title: "New York Unemployment Insurance",
    description:
      "Apply for and certify New York unemployment benefits, and find state career centers that help claimants get back to work.",
    change: {
      title: "File for unemployment in New York",
      description:
        "File here if you worked in New York, as soon as your job ends. The department also runs career centers that help you find work. If the link or the number does not work, use the finder for all states at careeronestop.org or call 1-877-872-5627.",
    },
  },
  {
    title: "Texas Unemployment Benefits",
    description:
      "Apply for Texas unemployment benefits, request payments and look up how many work-search activities your county requires.",
    change: {
      title: "File for unemployment in Texas",
      description:
        "File here if you worked in Texas, as soon as your job ends. The website also says how many job searches your county asks for. If the link or the number does not work, use the finder for all states at careeronestop.org or call 1-877-872-5627.",
    },
  },
  {
    title: "Florida Reemployment Assistance",
    description:
      "Florida's unemployment program. File a claim, request payments and reach the customer line for help with your account.",
    change: {
      title: "File for unemployment in Florida",
      description:
        "File here if you worked in Florida, as soon as your job ends. Florida calls it Reemployment Assistance. The official address does not end in .gov. If the link or the number does not work, use the finder for all states at careeronestop.org or call 1-877-872-5627.",
      tags: '["unemployment insurance","Florida","file a claim","Reemployment Assistance"]',
    },
  },
  {
    title: "Trade Adjustment Assistance (closed to new petitions)",
    description:
      "Status note: since July 1, 2022 the Labor Department cannot certify new groups of trade-affected workers because the program's authority lapsed. Workers certified and laid off on or before June 30, 2022 may still get services through an American Job Center.",
    change: {
      description:
        "Closed to new groups of workers since July 1, 2022. If you lost your job to trade after that, file for unemployment with your state instead, and ask an American Job Center about the Dislocated Worker Program; the number here finds one near you. Workers certified and laid off on or before June 30, 2022 may still get services there.",
    },
  },
  {
    title: "Citizens Advice",
    description:
      "Independent advice on redundancy, benefits, debt and housing. The number is for England; Wales and Scotland run their own lines.",
    change: {
      phone_number: "0800 144 8848, England only",
      description:
        "Independent advice on redundancy, benefits, debt and housing. The number here is for England only; Wales and Scotland run their own lines.",
    },
  },
];
