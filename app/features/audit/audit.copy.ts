export const auditPage = {
  nothing: "(empty)",
};

export const auditedKinds = {
  article: "Article",
  feed: "Feed",
  resource: "Resource",
  state_fact: "State fact",
  report: "Report about a resource",
  newsletter: "Newsletter subscriber",
  survey: "Survey response",
  volunteer: "Volunteer application",
  partnership: "Partnership application",
  contact: "Contact message",
  analytics: "Form event",
  spam: "Suspected spam",
  template: "Template of a reply",
  campaign: "Campaign",
  newsletter_draft: "Draft of the newsletter",
  account: "Staff account",
  data_request: "Data request",
  clock: "Clock",
} satisfies Record<string, string>;

const titled = (one: string, many: string) => ({
  one: (name: string) => (name ? `the ${one} “${name}”` : `a ${one}`),
  many,
});
const ofPerson = (one: string, many: string) => ({
  one: (name: string) => (name ? `the ${one} of ${name}` : `a ${one}`),
  many,
});

/** What an entry is about, as a part of its sentence. */
export const auditedNouns = {
  article: { one: (name) => (name ? `the article “${name}”` : "an article"), many: "articles" },
  feed: titled("feed", "feeds"),
  resource: titled("resource", "resources"),
  state_fact: titled("state fact", "state facts"),
  report: {
    one: (name) => `a report about ${name ? `“${name}”` : "a resource"}`,
    many: "reports about resources",
  },
  newsletter: { one: (name) => (name ? `the subscriber ${name}` : "a subscriber"), many: "subscribers" },
  survey: ofPerson("survey response", "survey responses"),
  volunteer: ofPerson("volunteer application", "volunteer applications"),
  partnership: ofPerson("partnership application", "partnership applications"),
  contact: ofPerson("contact message", "contact messages"),
  analytics: { one: () => "a form event", many: "form events" },
  spam: { one: () => "a suspected submission", many: "suspected submissions" },
  template: titled("template", "templates"),
  campaign: titled("campaign", "campaigns"),
  account: {
    one: (name) => (name ? `the staff account ${name}` : "a staff account"),
    many: "staff accounts",
  },
  data_request: {
    one: () => "the data of a person (data request)",
    many: "rows of one person (data request)",
  },
  clock: { one: () => "the clock", many: "clocks" },
  newsletter_draft: { one: () => "the draft of the newsletter", many: "drafts of the newsletter" },
} satisfies Partial<Record<keyof typeof auditedKinds, { one: (name: string) => string; many: string }>>;

export const auditedFields: Readonly<Record<string, string>> = {
  url: "Web address",
  website_url: "Web address",
  address: "Web address",
  source_url: "Address of the source",
  as_of: "As of",
  phone_number: "Phone",
  eligibility_requirements: "Who can use it",
  geographic_scope: "Where",
  published_date: "Published",
  checked_at: "Last checked",
  checked_by: "Checked by",
  is_online: "Can be had online",
  is_hidden: "Hidden from visitors",
  held_for_review: "Waits for review",
  is_enabled: "Read",
  publishes: "New articles",
  is_active: "Active",
  replies_to_self: "Answers go to their own address",
  for_contact: "For messages",
  for_volunteer: "For volunteer applications",
  for_partnership: "For partnership applications",
  for_report: "For reports about resources",
  again_after_days: "Promises another mail within days",
  responded_at: "Answered on",
  responded_by: "Answered by",
  matching: "All rows that matched",
  q: "search",
  searched: "by words",
  of: "Out of",
  file_name: "File",
  send_at: "Sent at",
  missed_at: "Not sent at",
  missed_reason: "Why it was not sent",
  items: "Articles and resources",
};
