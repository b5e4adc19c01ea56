/** Words of the audit log's page. */
export const auditPage = {
  title: "Audit log",
  description: "For staff: who changed what, and when.",
  intro:
    "Every change that staff make is written down here with it, and can be neither changed nor removed. Times are in UTC.",
  filter: {
    label: "Filter the audit log",
    kind: "What",
    everyKind: "Everything",
    person: "Who",
    everybody: "Everybody",
    from: "From",
    to: "To",
    submit: "Show",
    clear: "Clear filters",
    record: "Only the changes of one record are shown.",
  },
  problems: {
    unreadable: "That date could not be read, so entries of every date are shown. Choose it again.",
    reversed: "“From” must not be after “To”, so entries of every date are shown. Choose both dates again.",
  },
  table: "What staff did, newest first",
  columns: ["When and who", "What", "Before and after"],
  showing: (shown: string, total: string) => `Showing ${shown} of ${total} entries`,
  pages: "Pages of the audit log",
  newest: "Newest entries",
  newer: "Newer entries",
  older: "Older entries",
  none: "Nothing is written down that matches.",
  empty: "Nothing is written down yet.",
  rows: (count: string) => `${count} rows`,
  before: "before",
  after: "after",
  nothing: "(empty)",
  noDetails: "No details",
  yes: "Yes",
  no: "No",
};

/** The kinds of records in the log, in the order of the filter. */
export const auditedKinds = {
  article: "Article",
  resource: "Resource",
  report: "Report about a resource",
  newsletter: "Newsletter subscriber",
  survey: "Survey response",
  volunteer: "Volunteer application",
  partnership: "Partnership application",
  contact: "Contact message",
  analytics: "Form event",
  send: "Mailing",
  account: "Staff account",
} satisfies Record<string, string>;

/** Names of what an entry tells of, where the stored name is not plain enough. */
export const auditedFields: Readonly<Record<string, string>> = {
  url: "Web address",
  website_url: "Web address",
  phone_number: "Phone",
  eligibility_requirements: "Who can use it",
  geographic_scope: "Where",
  published_date: "Published",
  checked_at: "Last checked",
  is_hidden: "Hidden from visitors",
  is_active: "Active",
  responded_at: "Answered on",
  responded_by: "Answered by",
  matching: "All rows that matched",
  q: "search",
  searched: "by words",
  of: "Out of",
  file_name: "File",
};
