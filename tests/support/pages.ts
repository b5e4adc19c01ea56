export { publicPaths as publicPages } from "~/content/addresses";

/** Pages that hold forms, where a form can be posted to, and which forms those are. */
export const formPages: ReadonlyArray<{ page: string; action: string; forms: readonly string[] }> = [
  { page: "/", action: "/?index", forms: ["newsletter"] },
  { page: "/news", action: "/news", forms: ["newsletter"] },
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
];
