import { type Kysely, sql } from "kysely";
import { literal } from "./0001/search";
import { dueAfter, sinceArrival } from "./0001/submissions";

const families = ["self", "other", "home", "child", "overdose", "trafficking", "violence"];

/** What the words of a row tell of, or what staff have said since. */
const danger = `danger text check (danger in (${families.map(literal).join(", ")}))`;

const hoursOf = { support: 24, volunteer: 48, partnership: 72, media: 24, feedback: 48, other: 48 };
const promised = Object.entries(hoursOf).map(
  ([subject, hours]) => `when '${subject}' then '+${hours} hours'`,
);

interface Inbox {
  table: string;
  since: string;
  span: string;
  /** What its index begins with, and the rows in it. */
  first?: string;
  only?: string;
}

const answered = { since: sinceArrival, only: "where responded_at is null" };

const inboxes: readonly Inbox[] = [
  { table: "contact_submissions", span: `case subject ${promised.join(" ")} end`, ...answered },
  { table: "volunteer_applications", span: "'+48 hours'", ...answered },
  { table: "partnership_applications", span: "'+48 hours'", ...answered },
  { table: "resource_reports", span: "'+72 hours'", since: "created_at", first: "status, " },
];

/** Urgent rows are due in hours and come first, whatever was promised at the form. */
function withUrgentRows({ table, since, span, first = "", only = "" }: Inbox): string[] {
  const due = `coalesce(due_again_at, ${dueAfter(since, `case when danger is null then ${span} else '+4 hours' end`)})`;
  const order = `(danger is null) || ${due}`;
  return [
    `alter table ${table} add column ${danger}`,
    // Set when somebody was told that they will hear from us again, and when staff put a row off.
    `alter table ${table} add column due_again_at text`,
    `alter table ${table} add column snoozed_until text`,
    `drop index ${table}_inbox`,
    `create index ${table}_inbox on ${table} (${first}${order}, id, assignee_id, labels, snoozed_until) ${only}`,
    `create index ${table}_urgent on ${table} (danger) where danger is not null`,
  ];
}

/** Staff choose it and change it. The lines are those for the danger of the row. */
const letter = {
  name: "Urgent: may be in danger",
  subject: "Your message to {organization}",
  text: `Hello {name},

Thank you for writing to us. We have read your message, and we take it seriously.

We are a small organization and not a crisis service: we are no counselors and no doctors, we are not here day and night, and we cannot send anyone to you. These people can help you now, at any hour, and it is free:

{crisis_lines}

The numbers work in the United States. If you are in another country, call its emergency number.

What we can do is answer your mails, and help you find food, a place to stay, money for the rent, legal help or work. Our list of places that help is here:
{directory}

You can answer this mail and tell us what you need most.`,
};

const promising = ["We have your message", "We need more time"];

const statements = [
  ...inboxes.flatMap(withUrgentRows),
  `alter table ai_impact_surveys add column ${danger}`,
  "create index ai_impact_surveys_urgent on ai_impact_surveys (danger) where danger is not null",
  // A letter that promises another mail leaves its row open, for so many days.
  "alter table reply_templates add column again_after_days integer check (again_after_days > 0)",
  `update reply_templates set again_after_days = 3 where name in (${promising.map(literal).join(", ")})`,
  `insert into reply_templates (name, for_contact, for_volunteer, for_partnership, subject, text, created_at)
    values (${literal(letter.name)}, 1, 1, 1, ${literal(letter.subject)}, ${literal(letter.text)},
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
