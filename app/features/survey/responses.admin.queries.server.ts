import { trackedForms } from "~/database/schema/tracked-forms";
import { equals, spaced } from "~/kits/admin-table/column-sql.queries.server";
import { dangerField } from "~/kits/admin-table/responses.queries.server";
import type { ServerTable } from "~/kits/admin-table/table-queries";
import { responsesTable } from "./responses.admin";

/** A sign-up by the email address of a response (staff specification, section 9). */
const isSubscriber = `exists (select 1 from newsletter_subscribers as reader
  where reader.email = ai_impact_surveys.email and (reader.wants_news = 1 or reader.wants_team_updates = 1))`;

export const surveyResponses: ServerTable = {
  ...responsesTable,
  queries: {
    table: "ai_impact_surveys",
    created: "created_at",
    columns: {
      name: "name",
      email: "email",
      impact_level: "impact_level",
      industry_changes: "industry_changes",
      financial_impact: "financial_impact",
      newsletter: isSubscriber,
      created_at: "created_at",
      danger: "danger",
    },
    sorted: { name: "coalesce(sort_name, name)" },
    fields: {
      Name: "name",
      Email: "email",
      "Impact Level": spaced("impact_level"),
      "Worry Level": spaced("worry_level"),
      Industry: spaced("industry_changes"),
      "Personal Experience": spaced("personal_experience"),
      "Financial Impact": spaced("financial_impact"),
      "Support Needs": spaced("support_needs"),
      Timeframe: spaced("timeframe"),
      "Newsletter Signup": `case when ${isSubscriber} then 'Yes' else 'No' end`,
      Submitted: "created_at",
      ...dangerField,
    },
    filters: { impact: equals("impact_level"), industry: equals("industry_changes") },
    search: "index",
    searched: [
      "email",
      "impact_level",
      "worry_level",
      "industry_changes",
      "personal_experience",
      "financial_impact",
      "support_needs",
      "timeframe",
    ],
    forms: trackedForms.survey,
  },
};
