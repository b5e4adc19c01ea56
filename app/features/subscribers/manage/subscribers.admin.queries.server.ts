import { type SqlBool, sql } from "kysely";
import { trackedForms } from "~/database/schema/tracked-forms";
import { yesNo } from "~/kits/admin-table/column-sql.queries.server";
import type { Condition, ServerTable } from "~/kits/admin-table/table-queries";
import { subscriberPage } from "./manage-subscribers.forms";
import { subscribersTable } from "./subscribers.admin";

const status = "case is_active when 1 then 'active' else 'inactive' end";

/** An import of the file finds the reason by these words. */
const { stopped } = subscriberPage;

const mailStopped = `coalesce((select case reason
    when 'hard' then '${stopped.hard}'
    when 'soft' then '${stopped.soft}'
    else '${stopped.complaint}' end || coalesce(': ' || nullif(detail, ''), '')
  from undeliverable_addresses as address where address.email = newsletter_subscribers.email), 'No')`;

const conditions: Readonly<Record<string, Condition>> = {
  active: sql<SqlBool>`is_active = 1`,
  inactive: sql<SqlBool>`is_active = 0`,
  news: sql<SqlBool>`is_active = 1 and wants_news = 1`,
  team_updates: sql<SqlBool>`is_active = 1 and wants_team_updates = 1`,
};

export const subscribers: ServerTable = {
  ...subscribersTable,
  queries: {
    table: "newsletter_subscribers",
    created: "subscribed_at",
    columns: {
      email: "email",
      name: "name",
      status,
      preferences: `case wants_news + 2 * wants_team_updates
        when 3 then 'News, team updates' when 2 then 'Team updates' when 1 then 'News' else 'None' end`,
      created_at: "subscribed_at",
    },
    sorted: { name: "coalesce(sort_name, name)" },
    fields: {
      Email: "email",
      Name: "name",
      Status: "case is_active when 1 then 'Active' else 'Inactive' end",
      "Wants News": yesNo("wants_news"),
      "Wants Team Updates": yesNo("wants_team_updates"),
      Language: "case language when 'es' then 'Spanish' else 'English' end",
      Subscribed: "subscribed_at",
      Confirmed: "confirmed_at",
      Unsubscribed: "unsubscribed_at",
      "Mail stopped": mailStopped,
    },
    filters: { filter: (value) => conditions[value] ?? sql<SqlBool>`1` },
    search: "index",
    searched: ["email", "name"],
    forms: trackedForms.newsletter,
    statuses: {
      column: status,
      set: {
        active: () => ({ is_active: 1, unsubscribed_at: null }),
        inactive: (now) => ({ is_active: 0, unsubscribed_at: now.toISOString() }),
      },
    },
  },
};
