import type { Source } from "../types";
import type { RuleSources } from "./words";

const dol = (name: string, path: string): Source => ({
  name: `US Department of Labor: ${name}`,
  link: `https://www.dol.gov/${path}`,
});

const careerOneStop = {
  name: "CareerOneStop: unemployment benefits",
  link: "https://www.careeronestop.org/LocalHelp/UnemploymentBenefits/find-unemployment-benefits.aspx",
} as const satisfies Source;
const cobra = dol("COBRA", "general/topic/health-plans/cobra");
const waivers = {
  name: "EEOC: severance agreements",
  link: "https://www.eeoc.gov/laws/guidance/qa-understanding-waivers-discrimination-claims-employee-severance-agreements",
} as const satisfies Source;
const warn = dol("WARN", "agencies/eta/layoffs/warn");
const publication969 = {
  name: "IRS Publication 969",
  link: "https://www.irs.gov/publications/p969",
} as const satisfies Source;

/** The law and the page behind each rule of app/features/my-dates/rules.ts, as gathered on November 25, 2026. */
export const ruleSources: RuleSources = {
  "ui-file": {
    law: "State law under the Social Security Act, title III",
    source: {
      name: "CareerOneStop: How do I apply?",
      link: "https://www.careeronestop.org/WorkerReEmployment/UnemploymentBenefits/how-do-i-apply.aspx",
    },
  },
  "cobra-notice": { law: "29 U.S.C. 1166", source: cobra },
  "cobra-elect": { law: "29 U.S.C. 1165", source: cobra },
  "cobra-first-payment": { law: "29 U.S.C. 1162(3)", source: cobra },
  "marketplace-sep": {
    law: "45 CFR 155.420",
    source: {
      name: "HealthCare.gov: if you lose job-based coverage",
      link: "https://www.healthcare.gov/have-job-based-coverage/if-you-lose-job-based-coverage/",
    },
  },
  "open-enrollment-2027": {
    law: "45 CFR 155.410; City of Columbus v. Kennedy (D. Md., June 12, 2026), on appeal",
    source: { name: "HealthCare.gov", link: "https://www.healthcare.gov" },
  },
  "marketplace-report": {
    law: "45 CFR 155.330; 26 U.S.C. 36B(f)",
    source: {
      name: "HealthCare.gov: report changes",
      link: "https://www.healthcare.gov/reporting-changes/why-report-changes/",
    },
  },
  "spouse-plan": {
    law: "29 CFR 2590.701-6",
    source: dol("health plan portability", "general/topic/health-plans/portability"),
  },
  "medicare-part-b": {
    law: "42 U.S.C. 1395p(i)",
    source: {
      name: "Medicare.gov: working past 65",
      link: "https://www.medicare.gov/basics/get-started-with-medicare/medicare-basics/working-past-65",
    },
  },
  "fsa-spend": { law: "26 U.S.C. 125; the plan's own rules", source: publication969 },
  "life-insurance": {
    law: "State insurance law; the policy",
    source: dol("benefits at work", "agencies/ebsa"),
  },
  "owbpa-consider": { law: "29 U.S.C. 626(f)(1)(F) and (H)", source: waivers },
  "warn-notice": { law: "29 U.S.C. 2101 to 2109", source: warn },
  "warn-suit": { law: "29 U.S.C. 2104; North Star Steel Co. v. Thomas, 515 U.S. 29 (1995)", source: warn },
  eeoc: {
    law: "42 U.S.C. 2000e-5(e); 29 U.S.C. 626(d)",
    source: { name: "EEOC: time limits", link: "https://www.eeoc.gov/time-limits-filing-charge" },
  },
  nlrb: {
    law: "29 U.S.C. 160(b)",
    source: {
      name: "National Labor Relations Board",
      link: "https://www.nlrb.gov/about-nlrb/what-we-do/investigate-charges",
    },
  },
  "401k-loan": {
    law: "26 U.S.C. 402(c)(3)(C)",
    source: {
      name: "IRS: plan loan offsets",
      link: "https://www.irs.gov/retirement-plans/plan-loan-offsets",
    },
  },
  "ui-tax": {
    law: "26 U.S.C. 85 and 3402(p)",
    source: {
      name: "IRS: unemployment compensation",
      link: "https://www.irs.gov/newsroom/what-if-i-receive-unemployment-compensation",
    },
  },
  iso: {
    law: "26 U.S.C. 422(a)(2)",
    source: { name: "IRS Topic 427", link: "https://www.irs.gov/taxtopics/tc427" },
  },
  "flsa-wages": { law: "29 U.S.C. 255", source: dol("Back Pay", "general/topic/wages/backpay") },
  "visa-60": {
    law: "8 CFR 214.1(l)(2)",
    source: { name: "8 CFR 214.1", link: "https://www.ecfr.gov/current/title-8/section-214.1" },
  },
  "ui-appeal": { law: "Social Security Act § 303(a)(3); state law", source: careerOneStop },
  "owbpa-revoke": { law: "29 U.S.C. 626(f)(1)(G)", source: waivers },
  snap: {
    law: "7 U.S.C. 2020(e)(3) and (9); 7 CFR 273.2",
    source: { name: "USDA: SNAP in each state", link: "https://www.fna.usda.gov/snap/state-directory" },
  },
  mortgage: {
    law: "12 CFR 1024.41",
    source: {
      name: "CFPB: help before foreclosure",
      link: "https://www.consumerfinance.gov/rules-policy/regulations/1024/41/",
    },
  },
  "rollover-60": {
    law: "26 U.S.C. 402(c)(3)",
    source: { name: "IRS Topic 413", link: "https://www.irs.gov/taxtopics/tc413" },
  },
  "final-pay": {
    law: "State wage laws; federal law sets no day",
    source: dol("Last Paycheck", "general/topic/wages/lastpaycheck"),
  },
  medicaid: {
    law: "42 U.S.C. 1396a; Public Law 119-21",
    source: {
      name: "HealthCare.gov: Medicaid and CHIP",
      link: "https://www.healthcare.gov/medicaid-chip/getting-medicaid-chip/",
    },
  },
  hsa: { law: "26 U.S.C. 223(d)(2)(C)", source: publication969 },
  "student-loans": {
    law: "20 U.S.C. 1078(b)(1)(M) and 1087e; Public Law 119-21",
    source: {
      name: "Federal Student Aid: deferment",
      link: "https://studentaid.gov/manage-loans/lower-payments/get-temporary-relief/deferment",
    },
  },
  noncompete: {
    law: "State law",
    source: {
      name: "FTC: noncompete rule",
      link: "https://www.ftc.gov/legal-library/browse/rules/noncompete-rule",
    },
  },
};
