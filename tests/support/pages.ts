import { publicPaths } from "~/content/addresses";
import { posterPath } from "~/content/page";
import { reportHref } from "~/features/resources/public/report-link";

/** The form that reports the first entry of the seeded directory. */
export const reportPage = reportHref(1);
export const spanishReportPage = reportHref(1, "es");

/** A printable poster. */
export const posterPage = posterPath("home");

/** Every page that visitors are led to; beside those of the navigation one of each kind that needs something in its address. */
export const publicPages: readonly string[] = [
  ...publicPaths,
  "/help/ohio",
  "/es/help/ohio",
  "/your-data",
  "/es/your-data",
  reportPage,
  spanishReportPage,
  posterPage,
];

/** Pages that hold forms, where a form can be posted to, and which forms those are. */
export const formPages: ReadonlyArray<{ page: string; action: string; forms: readonly string[] }> = [
  { page: "/", action: "/?index", forms: ["newsletter"] },
  { page: "/news", action: "/news", forms: ["newsletter"] },
  { page: "/newsletter", action: "/newsletter?index", forms: ["newsletter"] },
  {
    page: "/services/support-and-resources",
    action: "/services/support-and-resources",
    forms: ["volunteer", "newsletter"],
  },
  { page: "/services/policy-advocacy", action: "/services/policy-advocacy", forms: ["volunteer"] },
  {
    page: "/services/corporate-accountability",
    action: "/services/corporate-accountability",
    forms: ["corporate_partnership"],
  },
  { page: "/partner", action: "/partner", forms: ["partnership"] },
  { page: "/volunteer?role=policy_advocate", action: "/volunteer", forms: ["volunteer"] },
  { page: "/crowdfunding", action: "/crowdfunding", forms: ["survey"] },
  { page: "/contact", action: "/contact", forms: ["contact"] },
  { page: "/es", action: "/es?index", forms: ["newsletter"] },
  { page: "/es/contact", action: "/es/contact", forms: ["contact"] },
  { page: "/your-data", action: "/your-data", forms: ["data-request"] },
  { page: "/es/your-data", action: "/es/your-data", forms: ["data-request"] },
  { page: reportPage, action: reportPage, forms: ["resource_report"] },
  { page: spanishReportPage, action: spanishReportPage, forms: ["resource_report"] },
];

/** One page for each form: the others show the same form, in either language. */
export const oneOfEachForm = formPages.filter(({ forms }, at) =>
  forms.some((form) => !formPages.slice(0, at).some((other) => other.forms.includes(form))),
);
