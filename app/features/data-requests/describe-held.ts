import { dayInSpanish } from "~/content/es/days";
import { yourDataWords } from "~/content/es/your-data";
import { roles } from "~/content/volunteer";
import { contactForms } from "~/features/contact/contact.form";
import { partnerPageForm } from "~/features/partnership/application.form";
import { answerFiles } from "~/features/replies/answers/answer-files";
import { reportForms } from "~/features/resources/public/report.form";
import { newsletterForms } from "~/features/subscribers/signup/signup.form";
import { surveyForm } from "~/features/survey/survey.form";
import { volunteerForm } from "~/features/volunteer/application.form";
import type { FormDefinition } from "~/kits/forms/define-form";
import type { Language } from "~/lib/contexts";
import { formatBytes } from "~/lib/numbers";
import { formatTime } from "~/lib/time/dates";
import { localDay } from "~/lib/time/time-zone";
import type { HeldData, HeldRow, HeldValue } from "./find-person.queries.server";
import type { HeldGroupName } from "./held-tables";

export interface HeldEntry {
  /** Whether staff have deleted the row. */
  isDeleted: boolean;
  /** `lang` marks what there is in English alone, on a page that is not. */
  items: { label: string; value: string; lang: { label?: "en"; value?: "en" } }[];
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

type Forms = { [Name in HeldGroupName]?: FormDefinition };

/** They are filled in in English, whatever the language of the page. */
const englishForms: Forms = {
  volunteer_applications: volunteerForm({ anchor: "", roles: roles.cards.map(({ role }) => role) }),
  partnership_applications: partnerPageForm,
  ai_impact_surveys: surveyForm,
};

/** People see the words of the form that they filled in. */
const formsIn = (language: Language): Forms => ({
  contact_submissions: contactForms[language],
  resource_reports: reportForms[language],
  newsletter_subscribers: newsletterForms[language],
  newsletter_signups: newsletterForms[language],
});

const forms = { en: formsIn("en"), es: formsIn("es") };

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

interface Cell {
  name: HeldGroupName;
  column: string;
  value: Exclude<HeldValue, null>;
}

const timeIn = (timestamp: string, language: Language) =>
  language === "en"
    ? formatTime(timestamp)
    : `${dayInSpanish(localDay(new Date(timestamp)))}, ${formatTime(timestamp).replace(/^.*, /, "")}`;

/** Says a value in the language of the page; undefined where it stays as it is stored. */
function valueInWords({ name, column, value }: Cell, language: Language): string | undefined {
  const { heldPage, values } = yourDataWords[language];
  const text = String(value);
  if (name === "mail_answers" && column === "files") return fileList(text);
  const known = values[column]?.[text];
  if (known !== undefined) return known;
  if (typeof value === "number") return value === 1 ? heldPage.yes : heldPage.no;
  if (TIMESTAMP.test(text)) return timeIn(text, language);
  if (column === "labels") return text.replace(/[[\]"]/g, "").replaceAll(",", ", ");
  return TYPED.includes(column) || name === "resource_imports" || name === "subscriber_imports"
    ? text
    : undefined;
}

function describeCell(cell: Cell, language: Language): HeldEntry["items"][number] {
  const { name, column, value } = cell;
  const { columns, answerColumns } = yourDataWords[language];
  const form = forms[language][name] ?? englishForms[name];
  const field = form?.fields.find((each) => each.name === fieldName(column));
  const options = field && "options" in field ? field.options : [];
  const option = options.find((each) => each.value === String(value))?.label;
  const own = name === "mail_answers" ? answerColumns[column] : undefined;
  const isEnglishForm = field !== undefined && form?.language !== language;
  const label = field && "label" in field ? field.label : (own ?? columns[column]);
  const said = option ?? valueInWords(cell, language);
  return {
    label: label ?? inWords(column),
    value: said ?? inWords(String(value)),
    lang: {
      ...(language !== "en" && (isEnglishForm || label === undefined) && { label: "en" }),
      ...(language !== "en" && ((isEnglishForm && option) || said === undefined) && { value: "en" }),
    },
  };
}

function describeRow(name: HeldGroupName, row: HeldRow, language: Language): HeldEntry {
  const { deleted_at, ...columns } = row;
  const items = Object.entries(columns).flatMap(([column, value]) =>
    value === null || value === "" ? [] : describeCell({ name, column, value }, language),
  );
  return { isDeleted: deleted_at !== undefined, items };
}

export function describeHeld(
  { address, groups, hasAccount }: HeldData,
  language: Language = "en",
): DescribedPerson {
  const sections = groups.map(({ name, rows }) => {
    const copy: { title: string; note?: string } = yourDataWords[language].groups[name];
    return {
      name,
      title: copy.title,
      note: copy.note ?? null,
      count: rows.length,
      entries: rows.slice(0, SHOWN_ENTRIES).map((row) => describeRow(name, row, language)),
    };
  });
  return { address, sections, hasAccount };
}
