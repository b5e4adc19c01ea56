import { roles } from "~/content/volunteer";
import { heldColumns, heldGroups, heldPage, heldValues } from "~/content/your-data";
import { contactForm } from "~/features/contact/contact.form";
import { partnerPageForm } from "~/features/partnership/application.form";
import { answerFiles } from "~/features/replies/answers/answer-files";
import { reportForm } from "~/features/resources/public/report.form";
import { newsletterForm } from "~/features/subscribers/signup/signup.form";
import { surveyForm } from "~/features/survey/survey.form";
import { volunteerForm } from "~/features/volunteer/application.form";
import type { FormDefinition } from "~/kits/forms/define-form";
import { formatBytes } from "~/lib/numbers";
import { formatTime } from "~/lib/time/dates";
import type { HeldData, HeldRow, HeldValue } from "./find-person.queries.server";
import type { HeldGroupName } from "./held-tables";

export interface HeldEntry {
  /** Whether staff have deleted the row. */
  isDeleted: boolean;
  items: { label: string; value: string }[];
}

export interface HeldSection {
  name: HeldGroupName;
  title: string;
  note: string | null;
  count: number;
  entries: HeldEntry[];
}

export interface DescribedPerson {
  address: string;
  sections: HeldSection[];
  /** A member of staff: the account is neither shown nor erased. */
  hasAccount: boolean;
}

/** The rest is in the file. */
const SHOWN_ENTRIES = 200;

/** People see the words of the form that they filled in. */
const forms: { [Name in HeldGroupName]?: FormDefinition } = {
  contact_submissions: contactForm,
  volunteer_applications: volunteerForm({ anchor: "", roles: roles.cards.map(({ role }) => role) }),
  partnership_applications: partnerPageForm,
  ai_impact_surveys: surveyForm,
  resource_reports: reportForm,
  newsletter_subscribers: newsletterForm,
  newsletter_signups: newsletterForm,
};

/** Where a column has another meaning than in the other tables. */
const ownColumns: { [Name in HeldGroupName]?: Readonly<Record<string, string>> } = {
  mail_answers: { text: "What you wrote", email: "The address we wrote to" },
};

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

const fieldName = (column: string) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Codes such as "lost_job" as words. */
const inWords = (code: string) =>
  /^[a-z]+(?:_[a-z]+)*$/.test(code) ? capitalized(code.replaceAll("_", " ")) : code;

/** Columns whose values are typed by people. */
const TYPED = [
  "name",
  "first_name",
  "last_name",
  "message",
  "details",
  "detail",
  "response_note",
  "consent_note",
  "subject",
  "text",
  "quoted",
];

/** Of a mail, with their sizes. */
const fileList = (text: string) =>
  answerFiles(text)
    .map(({ name, bytes }) => `${name} (${formatBytes(bytes)})`)
    .join(", ");

function describeValue(
  { name, column, value }: { name: HeldGroupName; column: string; value: Exclude<HeldValue, null> },
  options: readonly { value: string; label: string }[],
): string {
  const text = String(value);
  if (name === "mail_answers" && column === "files") return fileList(text);
  const known = options.find((option) => option.value === text)?.label ?? heldValues[column]?.[text];
  if (known !== undefined) return known;
  if (typeof value === "number") return value === 1 ? heldPage.yes : heldPage.no;
  if (TIMESTAMP.test(text)) return formatTime(text);
  if (column === "labels") return text.replace(/[[\]"]/g, "").replaceAll(",", ", ");
  return TYPED.includes(column) || name === "resource_imports" || name === "subscriber_imports"
    ? text
    : inWords(text);
}

function describeRow(name: HeldGroupName, row: HeldRow): HeldEntry {
  const { deleted_at, ...columns } = row;
  const items = Object.entries(columns).flatMap(([column, value]) => {
    if (value === null || value === "") return [];
    const field = forms[name]?.fields.find((each) => each.name === fieldName(column));
    const options = field && "options" in field ? field.options : [];
    const label =
      field && "label" in field
        ? field.label
        : (ownColumns[name]?.[column] ?? heldColumns[column] ?? inWords(column));
    return [{ label, value: describeValue({ name, column, value }, options) }];
  });
  return { isDeleted: deleted_at !== undefined, items };
}

export function describeHeld({ address, groups, hasAccount }: HeldData): DescribedPerson {
  const sections = groups.map(({ name, rows }) => {
    const copy: { title: string; note?: string } = heldGroups[name];
    return {
      name,
      title: copy.title,
      note: copy.note ?? null,
      count: rows.length,
      entries: rows.slice(0, SHOWN_ENTRIES).map((row) => describeRow(name, row)),
    };
  });
  return { address, sections, hasAccount };
}
