/**
 * Columns, not a table of their own: they are deleted, restored, quarantined and erased with their row. `assignee_id` is no
 * foreign key: a row can be restored after its colleague's account is gone.
 */
const assigned = `assignee_id text,
    labels text check (labels is null or json_valid(labels) and json_type(labels) = 'array')`;

/**
 * An answer (when, by whom, and a note for colleagues), the number and the sorted name of the staff's list, and when it
 * left the quarantine: from then on it waits for an answer.
 */
export const answeredColumns = `responded_at text,
    responded_by text,
    response_note text,
    number integer,
    released_at text,
    ${assigned},
    sort_name text`;

export const resolvedColumns = `${assigned},
    response_note text,
    resolved_at text,
    resolved_by text,
    number integer`;

/** When an answer is due. As the queries spell it: SQLite uses an index on an expression only for the same expression. */
export const dueAfter = (since: string, span: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${since}, ${span})`;

export const sinceArrival = "coalesce(released_at, created_at)";

export const assignedIndexes = (table: string) => [
  `create index ${table}_by_assignee on ${table} (assignee_id) where assignee_id is not null`,
  `create index ${table}_by_labels on ${table} (labels) where labels is not null`,
];

/** What waits, by the time it is due and with what the list is narrowed by, and what was answered. */
export const inboxIndexes = (table: string, due: string) => [
  ...assignedIndexes(table),
  `create index ${table}_inbox on ${table} (${due}, id, assignee_id, labels) where responded_at is null`,
  `create index ${table}_answered on ${table} (responded_at, id) where responded_at is not null`,
];

/** Whatever was sent from one address, in one look. */
export const byEmail = (table: string) => `create index ${table}_by_email on ${table} (email collate nocase)`;

type Kind = "contact" | "volunteer" | "partnership" | "survey" | "report";

/**
 * Makes a note of each new row, for a mail to staff. One that is a day old when it comes was brought from elsewhere, and
 * is no news.
 *
 * @param condition for rows that can be restored: those come with their number, and are no news either
 */
export const noticed = (
  kind: Kind,
  table: string,
  condition: "" | "new.number is null and" = "new.number is null and",
) => `create trigger ${table}_noticed after insert on ${table}
    when ${condition} new.created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 day') begin
      insert into notifications (kind, record_id, created_at) values ('${kind}', new.id, new.created_at);
    end`;
