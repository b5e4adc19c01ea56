import { literal } from "./search";

interface Template {
  name: string;
  for: readonly Kind[];
  decision?: "approved" | "rejected";
  subject: string;
  text: string;
}

type Kind = "contact" | "volunteer" | "partnership" | "report";

/** What staff find on a new site, and may change. */
export const templates: readonly Template[] = [
  {
    name: "We have your message",
    for: ["contact"],
    subject: "We have your message",
    text: `Hello {name},

thank you for writing to us. A person has read your message. You did the right thing by telling someone.

We are looking into it now, and will write to you again as soon as we know more. If anything changes until then, just answer this mail.`,
  },
  {
    name: "We need more time",
    for: ["contact", "volunteer", "partnership"],
    subject: "We need a little more time",
    text: `Hello {name},

we have not forgotten you. We need a few more days to give you a proper answer, and we are sorry for the wait.

If it cannot wait, answer this mail and tell us so. We will then look at it first.`,
  },
  {
    name: "List of resources",
    for: ["contact"],
    subject: "Places that can help you",
    text: `Hello {name},

thank you for telling us what happened. Losing work, or the fear of it, is hard, and it is not your fault.

Here is our directory of places that help with rent, food, health, retraining and legal questions:
{directory}

And this page goes through the first seven days, step by step:
{first_week}

You need not do all of it at once. Pick one thing for today. If you do not find what you need, answer this mail, and we will look for it with you.`,
  },
  {
    name: "Answer to the press",
    for: ["contact"],
    subject: "Your question to {organization}",
    text: `Hello {name},

thank you for your interest in our work. Please tell us by when you need an answer, what you would like to know, and whether you would like to speak with someone.

We do not pass on the names of people who come to us for help. If someone wants to speak with you, we will bring you together.`,
  },
  {
    name: "Volunteer: approved",
    for: ["volunteer"],
    decision: "approved",
    subject: "Welcome to {organization}",
    text: `Hello {name},

thank you for offering your time. We would be glad to have you with us as a {role}.

The next step is a short call, so that we can get to know each other and you can ask whatever you like. Please answer with two or three times that suit you in the next days, and the best way to reach you.

We look forward to it.`,
  },
  {
    name: "Volunteer: not now",
    for: ["volunteer"],
    decision: "rejected",
    subject: "Your offer to help",
    text: `Hello {name},

thank you for offering us your time. We have read your application with care. At the moment we cannot take you on, and we did not want to leave you waiting for that answer.

This says nothing about you: we can only look after a small number of volunteers at a time. You are welcome to ask again in a few months.

Thank you for wanting to help. It means a lot to us.`,
  },
  {
    name: "Partnership: approved",
    for: ["partnership"],
    decision: "approved",
    subject: "Working together with {company}",
    text: `Hello {name},

thank you for your proposal. We would like to work with {company}.

As a next step we suggest a call of half an hour. Please answer with two or three times that suit you, and tell us who will join.

We look forward to it.`,
  },
  {
    name: "Partnership: declined",
    for: ["partnership"],
    decision: "rejected",
    subject: "Your proposal",
    text: `Hello {name},

thank you for your proposal and for the time you put into it. We have talked about it, and we cannot take it up at the moment.

We are a small organization and have to choose what we can do well. Should things change, we will be glad to hear from {company} again.`,
  },
  {
    name: "Question about a report",
    for: ["report"],
    subject: "Your report about {entry}",
    text: `Hello,

thank you for telling us about “{entry}”. We are checking it, and have a question before we correct it:

What exactly did you try, and what happened?

A short answer is enough.`,
  },
];

function inserted({ name, for: kinds, decision, subject, text }: Template): string {
  const flag = (kind: Kind) => (kinds.includes(kind) ? 1 : 0);
  const flags = `${flag("contact")}, ${flag("volunteer")}, ${flag("partnership")}, ${flag("report")}`;
  return `insert into reply_templates
      (name, for_contact, for_volunteer, for_partnership, for_report, decision, subject, text, created_at)
    values (${literal(name)}, ${flags}, ${decision ? literal(decision) : "null"}, ${literal(subject)}, ${literal(text)},
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;
}

/** What staff write to people. */
export const replies: readonly string[] = [
  // `id` is the idempotency key of the form. A row stays while its record is stored or can be restored.
  `create table replies (
    id text primary key,
    kind text not null,
    record_id text not null,
    recipient text not null collate nocase,
    name text not null,
    subject text not null,
    text text not null,
    quoted text not null,
    reply_to text,
    decision text,
    sent_by text not null,
    mail_id integer,
    mail_status text,
    mail_error text,
    created_at text not null
  ) strict`,
  "create index replies_by_record on replies (record_id, created_at)",
  "create index replies_by_recipient on replies (recipient)",
  "create index replies_on_their_way on replies (mail_id) where mail_status is null",

  `create table reply_templates (
    id integer primary key autoincrement,
    name text not null,
    for_contact integer not null default 0 check (for_contact in (0, 1)),
    for_volunteer integer not null default 0 check (for_volunteer in (0, 1)),
    for_partnership integer not null default 0 check (for_partnership in (0, 1)),
    decision text check (decision in ('approved', 'rejected')),
    subject text not null,
    text text not null,
    version integer not null default 1,
    created_at text not null,
    for_report integer not null default 0 check (for_report in (0, 1))
  ) strict`,
  ...templates.map(inserted),

  `create table staff_signatures (
    user_id text primary key references users (id) on delete cascade,
    signature text not null,
    replies_to_self integer not null default 0 check (replies_to_self in (0, 1))
  ) strict, without rowid`,
];
