import { type SqlBool, sql } from "kysely";
import { type ContactSubject, responseTimes } from "~/content/contact";
import type { Condition, RecordSource } from "./record-source";

export const equals = (column: string) => (value: string) => sql<SqlBool>`${sql.ref(column)} = ${value}`;

const hoursOf: Record<string, number> = Object.fromEntries(
  responseTimes.items.map(({ kind, hours }) => [kind, hours]),
);
const generalHours = hoursOf.general ?? 48;

/** Promised hours: of every row, or by the subject of a message. */
export type Promised = { hours: number; subjects?: readonly ContactSubject[] }[];

/** The form pages promise what the contact page promises in general. */
export const promisedToApplicants: Promised = [{ hours: generalHours }];
/** As the contact page promises (public specification, section 9). */
export const promisedToWriters: Promised = [
  { hours: hoursOf.support ?? generalHours, subjects: ["support"] },
  { hours: hoursOf.media ?? generalHours, subjects: ["media"] },
  { hours: hoursOf.partnership ?? generalHours, subjects: ["partnership"] },
  { hours: generalHours, subjects: ["volunteer", "feedback", "other"] },
];

const HOUR_MS = 60 * 60 * 1000;

/** SQL of the moment an answer is due. */
function dueAt(promised: Promised): string {
  const cases = promised.flatMap(({ hours, subjects = [] }) =>
    subjects.map((subject) => `when '${subject}' then '+${hours} hours'`),
  );
  const span =
    cases.length > 0 ? `case subject ${cases.join(" ")} end` : `'+${promised[0]?.hours ?? 0} hours'`;
  return `strftime('%Y-%m-%dT%H:%M:%fZ', created_at, ${span})`;
}

/** An application is answered when somebody marked it so, or decided about it. */
export const openApplication = "responded_at is null and status = 'pending'";
export const openMessage = "responded_at is null";

/** The choices "waiting", "overdue" and "answered" of everything that waits for an answer. */
export function answered(open: string, promised: Promised) {
  return (value: string, now: Date): Condition => {
    if (value === "answered") return sql<SqlBool>`not (${sql.raw(open)})`;
    if (value === "waiting") return sql<SqlBool>`${sql.raw(open)}`;
    // The moment is computed, not the column, so that an index can answer.
    const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
    const cases = promised.flatMap(({ hours, subjects = [] }) =>
      subjects.map((subject) => sql`when ${subject} then ${before(hours)}`),
    );
    const late =
      cases.length > 0 ? sql`case subject ${sql.join(cases, sql` `)} end` : before(promised[0]?.hours ?? 0);
    return sql<SqlBool>`${sql.raw(open)} and created_at < ${late}`;
  };
}

export const applicationStatuses: NonNullable<RecordSource["statuses"]> = {
  column: "status",
  set: {
    pending: () => ({ status: "pending" }),
    approved: () => ({ status: "approved" }),
    rejected: () => ({ status: "rejected" }),
  },
};

export const waitingColumns = (promised: Promised) => ({
  due_at: dueAt(promised),
  responded_at: "responded_at",
});

export const answerFields = {
  "Responded At": "responded_at",
  "Responded By": "responded_by",
  "Response Note": "response_note",
};

export const yesNo = (column: string) => `case ${column} when 1 then 'Yes' else 'No' end`;
export const spaced = (column: string) => `replace(${column}, '_', ' ')`;
/** A sign-up by the address of a survey (staff specification, section 9). */
export const surveySignup = `exists (select 1 from newsletter_subscribers as reader
  where reader.email = ai_impact_surveys.email and (reader.wants_news = 1 or reader.wants_team_updates = 1))`;
