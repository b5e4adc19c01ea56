import type { Choice, RecordTable } from "~/kits/admin-table/record-table";

/** Underscores in values are shown as spaces (staff specification, section 2). */
const spaced = (values: readonly string[]): Choice[] =>
  values.map((value) => ({ value, label: value.replaceAll("_", " ") }));

/** Staff specification, sections 2 and 3, Survey tab. */
export const responsesTable: RecordTable = {
  kind: "survey",
  path: "/admin/dashboard/survey",
  heading: "Survey Responses",
  noun: { one: "response", many: "responses" },
  search: "Search by email or response...",
  filters: [
    {
      name: "impact",
      label: "Impact level",
      all: "All Impact Levels",
      choices: spaced(["lost_job", "reduced_hours", "job_threatened", "industry_changes", "not_affected"]),
    },
    {
      name: "industry",
      label: "Industry",
      all: "All Industries",
      choices: spaced([
        "customer_service",
        "retail",
        "manufacturing",
        "transportation",
        "finance",
        "healthcare",
        "education",
        "technology",
        "food_service",
        "other",
      ]),
    },
  ],
  columns: [
    { id: "name", label: "Name", sortable: true },
    { id: "email", label: "Email", look: "email", sortable: true },
    { id: "impact_level", label: "Impact Level", look: "code", sortable: true },
    { id: "industry_changes", label: "Industry", look: "code", sortable: true },
    { id: "financial_impact", label: "Financial Impact", look: "code", sortable: true },
    { id: "newsletter", label: "Newsletter Signup", look: "yes-no" },
    { id: "created_at", label: "Submitted", look: "time", sortable: true },
  ],
  pageSize: 100,
  pageParameter: "page",
  opens: true,
  errors: { delete: "Error deleting survey response" },
  empty: "Nobody has answered the survey yet.",
};
