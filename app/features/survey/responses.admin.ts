import { type SurveyAnswerName, surveyQuestions } from "~/content/survey";
import type { AdminTable, Choice } from "~/kits/admin-table/admin-table";
import { rangeFilter } from "~/kits/admin-table/list-query";
import { sentenceCase } from "~/lib/text/words";

/** The answers to a question, as the table shows them. */
function answersTo(question: SurveyAnswerName): Choice[] {
  const options = surveyQuestions.find(({ name }) => name === question)?.options ?? [];
  return options.map(({ value }) => ({ value, label: sentenceCase(value) }));
}

/** Staff specification, sections 2 and 3, Survey tab. */
export const responsesTable: AdminTable<"survey"> = {
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
      choices: answersTo("impactLevel"),
    },
    {
      name: "industry",
      label: "Industry",
      all: "All Industries",
      choices: answersTo("industryChanges"),
    },
    rangeFilter,
  ],
  columns: [
    { id: "name", label: "Name", sortable: true },
    { id: "email", label: "Email", format: "email", sortable: true },
    { id: "impact_level", label: "Impact Level", format: "code", sortable: true },
    { id: "industry_changes", label: "Industry", format: "code", sortable: true },
    { id: "financial_impact", label: "Financial Impact", format: "code", sortable: true },
    { id: "newsletter", label: "Newsletter Signup", format: "yes-no" },
    { id: "created_at", label: "Submitted", format: "time", sortable: true },
  ],
  pageSize: 100,
  pageParameter: "page",
  identity: ["name", "email"],
  recordPage: { mailAbout: "your survey answers" },
  errors: { delete: "Error deleting survey response" },
  empty: "No one has answered the survey yet.",
};
