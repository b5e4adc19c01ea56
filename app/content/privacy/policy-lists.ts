import { formatPeriod } from "~/lib/time/period";
import {
  addedByAnswers,
  addedToEachForm,
  type PersonalColumn,
  type PersonalTable,
  personalTables,
  retention,
} from "./personal-data";

/** "a, b and c"; "a; b; and c" when one has commas. */
function joined(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  if (parts.length < 2) return last;
  const rest = parts.slice(0, -1);
  return parts.some((part) => part.includes(","))
    ? `${rest.join("; ")}; and ${last}`
    : `${rest.join(", ")} and ${last}`;
}

const named = (columns: readonly PersonalColumn[]) => joined([...new Set(columns.map(({ what }) => what))]);

const shared: readonly PersonalColumn[] = [...addedToEachForm, ...addedByAnswers];

/** A line for each table: "Contact form: your name, your email address, the subject and your message." */
export function collected(how: NonNullable<PersonalTable["collected"]>): string[] {
  return Object.values<PersonalTable>(personalTables)
    .filter((table) => table.collected === how)
    .map(({ subject, personal, remark }) => {
      const columns = Object.values(personal).filter(
        (column) => column.whose === undefined && !shared.includes(column),
      );
      return [`${subject}: ${named(columns)}.`, ...(remark ? [remark] : [])].join(" ");
    });
}

export const withEachForm = `With each we store ${named(addedToEachForm)}. When our staff answer, they add ${named(addedByAnswers)}.`;

/** Lines of the retention section, support records first. */
export const [supportRetention = "", ...otherRetention] = Object.values(retention).flatMap(
  ({ policy, worker, staff }) => (policy ? [policy(formatPeriod(worker ?? staff ?? {}))] : []),
);
