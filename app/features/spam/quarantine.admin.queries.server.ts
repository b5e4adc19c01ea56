import { equals } from "~/kits/admin-table/column-sql.queries.server";
import type { ServerTable } from "~/kits/admin-table/table-queries";
import { followDecisions } from "./mark-as-spam.server";
import { quarantineTable } from "./quarantine.admin";
import { formLabels } from "./spam.copy";

const cases = Object.entries(formLabels).map(([form, label]) => `when '${form}' then '${label}'`);
const form = `case form ${cases.join(" ")} else form end`;

export const quarantine: ServerTable = {
  ...quarantineTable,
  queries: {
    table: "quarantined_submissions",
    numericIds: true,
    created: "created_at",
    columns: {
      name: "name",
      email: "coalesce(email, '')",
      form,
      message: "message",
      reasons: "reasons",
      status: "spam_state",
      created_at: "created_at",
    },
    fields: {
      Form: form,
      Name: "name",
      Email: "email",
      Message: "message",
      Why: "reasons",
      Decision: "spam_state",
      Submitted: "created_at",
    },
    filters: { state: equals("spam_state"), form: equals("form") },
    forms: [],
    statuses: {
      column: "spam_state",
      set: {
        suspected: () => ({ spam_state: "suspected", decided_at: null }),
        not_spam: (now) => ({ spam_state: "not_spam", decided_at: now.toISOString() }),
        confirmed: (now) => ({ spam_state: "confirmed", decided_at: now.toISOString() }),
      },
      afterChange: followDecisions,
    },
  },
};
