import { type SqlBool, sql } from "kysely";
import { countEventsByDay, eventsWith, ofForm } from "~/features/dashboard/find-events.queries.server";
import type { AnalyticsForm } from "~/server/schema.server";
import type { RecordSource } from "./record-source";
import type { RecordKind } from "./record-table";
import {
  answered,
  answerFields,
  applicationStatuses,
  equals,
  openApplication,
  openMessage,
  promisedToApplicants,
  promisedToWriters,
  spaced,
  surveySignup,
  waitingColumns,
  yesNo,
} from "./source-parts.queries.server";

const partnershipForms: readonly AnalyticsForm[] = ["partnership", "corporate_partnership"];

/** How each table of the dashboard is read and changed. */
export const recordSources: Record<RecordKind, RecordSource> = {
  newsletter: {
    table: "newsletter_subscribers",
    created: "subscribed_at",
    columns: {
      email: "email",
      name: "name",
      status: "case is_active when 1 then 'active' else 'inactive' end",
      wants_news: "wants_news",
      wants_team_updates: "wants_team_updates",
      created_at: "subscribed_at",
    },
    fields: {
      Email: "email",
      Name: "name",
      Status: "case is_active when 1 then 'Active' else 'Inactive' end",
      "Wants News": yesNo("wants_news"),
      "Wants Team Updates": yesNo("wants_team_updates"),
      Subscribed: "subscribed_at",
      Unsubscribed: "unsubscribed_at",
    },
    filters: {
      filter: (value) =>
        ({
          active: sql<SqlBool>`is_active = 1`,
          inactive: sql<SqlBool>`is_active = 0`,
          news: sql<SqlBool>`wants_news = 1`,
          team_updates: sql<SqlBool>`wants_team_updates = 1`,
        })[value] ?? sql<SqlBool>`1`,
    },
    search: "index",
    forms: ["newsletter"],
    statuses: {
      column: "case is_active when 1 then 'active' else 'inactive' end",
      set: {
        active: () => ({ is_active: 1, unsubscribed_at: null }),
        inactive: (now) => ({ is_active: 0, unsubscribed_at: now.toISOString() }),
      },
    },
  },
  survey: {
    table: "ai_impact_surveys",
    created: "created_at",
    columns: {
      name: "name",
      email: "email",
      impact_level: "impact_level",
      industry_changes: "industry_changes",
      financial_impact: "financial_impact",
      newsletter: surveySignup,
      created_at: "created_at",
    },
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
      "Newsletter Signup": `case when ${surveySignup} then 'Yes' else 'No' end`,
      Submitted: "created_at",
    },
    filters: { impact: equals("impact_level"), industry: equals("industry_changes") },
    search: "index",
    forms: ["survey"],
  },
  volunteer: {
    table: "volunteer_applications",
    created: "created_at",
    columns: {
      name: "first_name || ' ' || last_name",
      email: "email",
      role: "role",
      location: "location",
      status: "status",
      created_at: "created_at",
      ...waitingColumns(promisedToApplicants),
    },
    fields: {
      "First Name": "first_name",
      "Last Name": "last_name",
      Email: "email",
      Phone: "phone",
      Role: spaced("role"),
      Location: "location",
      Experience: "experience",
      Motivation: "motivation",
      Availability: "availability",
      "Additional Info": "additional_info",
      Status: "status",
      Applied: "created_at",
      ...answerFields,
    },
    filters: {
      role: equals("role"),
      status: equals("status"),
      filter: answered(openApplication, promisedToApplicants),
    },
    search: "index",
    forms: ["volunteer"],
    statuses: applicationStatuses,
  },
  partnership: {
    table: "partnership_applications",
    created: "created_at",
    columns: {
      company_name: "company_name",
      contact_name: "contact_name",
      email: "email",
      partnership_type: "partnership_type",
      status: "status",
      created_at: "created_at",
      ...waitingColumns(promisedToApplicants),
    },
    fields: {
      Company: "company_name",
      Contact: "contact_name",
      Email: "email",
      Phone: "phone",
      Type: "partnership_type",
      Message: "message",
      "Sent From":
        "case source when 'partner_page' then 'Partner page' else 'Corporate accountability page' end",
      Status: "status",
      Applied: "created_at",
      ...answerFields,
    },
    filters: {
      type: equals("partnership_type"),
      status: equals("status"),
      filter: answered(openApplication, promisedToApplicants),
    },
    search: "index",
    forms: partnershipForms,
    statuses: applicationStatuses,
  },
  contact: {
    table: "contact_submissions",
    created: "created_at",
    columns: {
      name: "name",
      email: "email",
      subject: "subject",
      message: "substr(message, 1, 300)",
      created_at: "created_at",
      ...waitingColumns(promisedToWriters),
    },
    fields: {
      Name: "name",
      Email: "email",
      Subject: "subject",
      Message: "message",
      Submitted: "created_at",
      ...answerFields,
    },
    filters: { subject: equals("subject"), filter: answered(openMessage, promisedToWriters) },
    search: "index",
    forms: ["contact"],
  },
  analytics: {
    table: "form_analytics",
    created: "created_at",
    columns: {
      form_name: "form_name",
      event_type: "event_type",
      session_id: "session_id",
      user_agent: "substr(user_agent, 1, 120)",
      created_at: "created_at",
    },
    fields: {
      "Form Name": "form_name",
      "Event Type": "event_type",
      "Session ID": "session_id",
      "User Agent": "user_agent",
      Created: "created_at",
    },
    filters: {
      form: ofForm,
      event: equals("event_type"),
      from: (day) => sql<SqlBool>`created_at >= ${day}`,
      before: (day) => sql<SqlBool>`created_at < ${day}`,
    },
    search: eventsWith,
    countByDay: countEventsByDay,
    forms: [],
  },
  article: {
    table: "articles",
    created: "created_at",
    columns: {
      title: "title",
      source: "source",
      published_date: "published_date",
      created_at: "created_at",
      is_hidden: "is_hidden",
    },
    fields: {
      Title: "title",
      Source: "source",
      Published: "published_date",
      Added: "created_at",
      Address: "url",
    },
    filters: {},
    forms: [],
  },
};

/** The kind of record a table of the database holds. */
export function kindOfSource(table: string): RecordKind | undefined {
  return recordTables.find((kind) => recordSources[kind].table === table);
}

const recordTables: readonly RecordKind[] = [
  "newsletter",
  "survey",
  "volunteer",
  "partnership",
  "contact",
  "analytics",
  "article",
];
