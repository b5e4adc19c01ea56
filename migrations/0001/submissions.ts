import { numbered, searchedByStaff, sortedBy } from "./search";

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
const answeredColumns = `responded_at text,
    responded_by text,
    response_note text,
    number integer,
    released_at text,
    ${assigned},
    sort_name text`;

const resolvedColumns = `${assigned},
    response_note text,
    resolved_at text,
    resolved_by text,
    number integer`;

/** When an answer is due. As the queries spell it: SQLite uses an index on an expression only for the same expression. */
export const dueAfter = (since: string, span: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${since}, ${span})`;

export const sinceArrival = "coalesce(released_at, created_at)";

const assignedIndexes = (table: string) => [
  `create index ${table}_by_assignee on ${table} (assignee_id) where assignee_id is not null`,
  `create index ${table}_by_labels on ${table} (labels) where labels is not null`,
];

/** What waits, by the time it is due and with what the list is narrowed by, and what was answered. */
const inboxIndexes = (table: string, due: string) => [
  ...assignedIndexes(table),
  `create index ${table}_inbox on ${table} (${due}, id, assignee_id, labels) where responded_at is null`,
  `create index ${table}_answered on ${table} (responded_at, id) where responded_at is not null`,
];

/** Whatever was sent from one address, in one look. */
const byEmail = (table: string) => `create index ${table}_by_email on ${table} (email collate nocase)`;

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

const promisedHours = {
  support: 24,
  volunteer: 48,
  partnership: 72,
  media: 24,
  feedback: 48,
  other: 48,
};
const promised = Object.entries(promisedHours)
  .map(([subject, hours]) => `when '${subject}' then '+${hours} hours'`)
  .join(" ");

const contact = [
  `create table contact_submissions (
    id text primary key,
    name text not null,
    email text not null,
    subject text not null
      check (subject in ('support', 'volunteer', 'partnership', 'media', 'feedback', 'other')),
    message text not null,
    content_hash text not null,
    created_at text not null,
    ${answeredColumns}
  ) strict`,
  "create index contact_submissions_by_created_at on contact_submissions (created_at desc, id desc)",
  "create index contact_submissions_by_content on contact_submissions (content_hash, created_at)",
  "create index contact_submissions_by_subject on contact_submissions (subject, created_at desc, id desc)",
  // By the subject, on which the promised hours depend.
  `create index contact_submissions_waiting
    on contact_submissions (subject, created_at desc, id desc) where responded_at is null`,
  ...numbered("contact_submissions"),
  ...searchedByStaff({
    table: "contact_submissions",
    number: "number",
    fields: ["row.name", "row.email", "row.message"],
  }),
  noticed("contact", "contact_submissions"),
  ...inboxIndexes("contact_submissions", dueAfter(sinceArrival, `case subject ${promised} end`)),
  byEmail("contact_submissions"),
  ...sortedBy("contact_submissions", "created_at", [{ column: "sort_name", text: "row.name", of: ["name"] }]),
];

const volunteers = [
  `create table volunteer_applications (
    id text primary key,
    role text not null
      check (role in ('peer_counselor', 'mental_health_professional', 'policy_advocate', 'community_moderator')),
    first_name text not null,
    last_name text not null,
    email text not null,
    phone text,
    location text not null,
    experience text not null,
    motivation text not null,
    availability text not null,
    additional_info text,
    status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
    content_hash text not null,
    created_at text not null,
    ${answeredColumns}
  ) strict`,
  "create index volunteer_applications_by_created_at on volunteer_applications (created_at desc, id desc)",
  "create index volunteer_applications_by_content on volunteer_applications (content_hash, created_at)",
  "create index volunteer_applications_by_role on volunteer_applications (role, status, created_at desc, id desc)",
  "create index volunteer_applications_by_status on volunteer_applications (status, created_at desc, id desc)",
  ...numbered("volunteer_applications"),
  ...searchedByStaff({
    table: "volunteer_applications",
    number: "number",
    fields: [
      "row.first_name || ' ' || row.last_name",
      "row.email",
      "row.role",
      "replace(row.role, '_', ' ')",
    ],
  }),
  noticed("volunteer", "volunteer_applications"),
  ...inboxIndexes("volunteer_applications", dueAfter(sinceArrival, "'+48 hours'")),
  // A status alone is no answer.
  `create index volunteer_applications_waiting
    on volunteer_applications (created_at desc, id desc) where responded_at is null`,
  byEmail("volunteer_applications"),
  ...sortedBy("volunteer_applications", "created_at", [
    {
      column: "sort_name",
      text: "row.first_name || ' ' || row.last_name",
      of: ["first_name", "last_name"],
    },
  ]),
];

const partners = [
  `create table partnership_applications (
    id text primary key,
    company_name text not null,
    contact_name text not null,
    email text not null,
    phone text,
    partnership_type text not null
      check (partnership_type in ('Corporate Sponsorship', 'Event Partnership', 'Resource Sharing',
        'Advocacy Collaboration', 'Other')),
    message text not null,
    source text not null check (source in ('corporate_accountability', 'partner_page')),
    status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
    content_hash text not null,
    created_at text not null,
    ${answeredColumns},
    sort_contact text
  ) strict`,
  "create index partnership_applications_by_created_at on partnership_applications (created_at desc, id desc)",
  "create index partnership_applications_by_content on partnership_applications (content_hash, created_at)",
  `create index partnership_applications_by_type
    on partnership_applications (partnership_type, status, created_at desc, id desc)`,
  "create index partnership_applications_by_status on partnership_applications (status, created_at desc, id desc)",
  ...numbered("partnership_applications"),
  ...searchedByStaff({
    table: "partnership_applications",
    number: "number",
    fields: ["row.company_name", "row.contact_name", "row.email"],
  }),
  noticed("partnership", "partnership_applications"),
  ...inboxIndexes("partnership_applications", dueAfter(sinceArrival, "'+48 hours'")),
  `create index partnership_applications_waiting
    on partnership_applications (created_at desc, id desc) where responded_at is null`,
  byEmail("partnership_applications"),
  ...sortedBy("partnership_applications", "created_at", [
    { column: "sort_name", text: "row.company_name", of: ["company_name"] },
    { column: "sort_contact", text: "row.contact_name", of: ["contact_name"] },
  ]),
];

const reports = [
  /*
   * What visitors report about entries of the directory. The entry's title is kept as it was at the time, and a report
   * outlives its entry: staff may mend an entry by taking it out.
   */
  `create table resource_reports (
    id text primary key,
    resource_id integer references support_resources (id) on delete set null,
    resource_title text not null,
    problem text not null check (problem in ('unreachable', 'closed', 'wrong_information', 'other')),
    details text not null,
    email text,
    status text not null default 'open' check (status in ('open', 'resolved')),
    content_hash text not null,
    created_at text not null,
    ${resolvedColumns}
  ) strict`,
  "create index resource_reports_by_created_at on resource_reports (created_at desc, id desc)",
  "create index resource_reports_by_status on resource_reports (status, created_at desc, id desc)",
  "create index resource_reports_by_resource on resource_reports (resource_id) where resource_id is not null",
  "create index resource_reports_by_content on resource_reports (content_hash, created_at)",
  noticed("report", "resource_reports", ""),
  ...assignedIndexes("resource_reports"),
  // With the status in front, as another index has it, which would be taken instead.
  `create index resource_reports_inbox on resource_reports
    (status, ${dueAfter("created_at", "'+72 hours'")}, id, assignee_id, labels)`,
  "create index resource_reports_resolved on resource_reports (status, coalesce(resolved_at, created_at), id)",
  byEmail("resource_reports"),
  ...numbered("resource_reports"),
  ...searchedByStaff({
    table: "resource_reports",
    number: "number",
    fields: ["row.resource_title", "row.details", "coalesce(row.email, '')"],
  }),
];

const quarantine = [
  /*
   * Submissions that look like spam, until staff decide. A table of their own: what counts, lists, mails or exports
   * submissions cannot forget to leave them out.
   */
  `create table quarantined_submissions (
    id integer primary key autoincrement,
    submission_id text not null unique,
    form text not null,
    name text not null,
    email text collate nocase,
    message text not null,
    fields text not null,
    content_hash text not null,
    signature text,
    reasons text not null,
    spam_state text not null default 'suspected' check (spam_state in ('suspected', 'confirmed', 'not_spam')),
    decided_at text,
    created_at text not null
  ) strict`,
  `create index quarantined_submissions_by_state
    on quarantined_submissions (spam_state, form, created_at desc, id desc)`,
  "create index quarantined_submissions_by_created_at on quarantined_submissions (created_at desc, id desc)",
  "create index quarantined_submissions_by_content on quarantined_submissions (content_hash)",
  `create index quarantined_submissions_by_signature on quarantined_submissions (signature)
    where signature is not null`,
  "create index quarantined_submissions_by_email on quarantined_submissions (email)",
  ...searchedByStaff({
    table: "quarantined_submissions",
    number: "id",
    fields: ["row.name", "coalesce(row.email, '')", "row.message"],
  }),
];

/**
 * What people send. Submissions have random text ids because form_analytics.session_id may equal them (staff
 * specification, section 3).
 */
export const submissions: readonly string[] = [
  ...contact,
  ...volunteers,
  ...partners,
  ...reports,
  ...quarantine,
];
