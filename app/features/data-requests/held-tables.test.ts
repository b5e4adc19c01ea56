import { expect, it } from "vitest";
import { type PersonalTable, personalTables } from "~/content/privacy/personal-data";
import { heldTableNames, heldTables, shownColumns, withheld } from "./held-tables";

/** Tables with something about visitors that are found and erased by other means than an email address of their own. */
const relatedTables: Readonly<Record<string, string>> = {
  mails: "found and erased by its recipient",
  subscriber_imports: "a file that names the address is deleted",
  mail_answer_files: "deleted with the answer that they came with",
  mail_queues: "an error that names the address is erased",
  form_analytics: "found by the number of the record, and made anonymous",
  rate_limits: "a keyed hash, deleted",
  used_challenges: "gone within hours, and with no way back to the person",
  changed_rows: "found and deleted by the row's address and number",
  audit_log: "found by the number of the record; details that name the address are emptied",
  notifications: "found and deleted by the number of the record",
  erased_addresses: "what remains",
};

const visitors = Object.entries<PersonalTable>(personalTables).filter(([, { personal }]) =>
  Object.values(personal).some(({ whose }) => whose !== "staff"),
);

function gaps(tables: readonly (readonly [string, Pick<PersonalTable, "ties" | "personal">])[]): string[] {
  return tables.flatMap(([table, { ties, personal }]) => {
    const name = heldTableNames.find((each) => each === table);
    if (!name) return table in relatedTables ? [] : [table];
    const { email } = heldTables[name];
    const seen = [...shownColumns(name), ...Object.keys(withheld)];
    const unseen = Object.entries(personal).filter(
      ([column, { whose }]) => whose !== "staff" && !seen.includes(column),
    );
    const isTied = ties.some((tie) => tie !== "none" && "email" in tie && tie.email === email);
    return [
      ...(isTied ? [] : [`${table}: other address`]),
      ...unseen.map(([column]) => `${table}.${column}`),
    ];
  });
}

it("finds and erases every table and column that the registry calls personal", {
  tags: ["@public-9.9"],
}, () => {
  expect(gaps(visitors)).toEqual([]);
});

it("is told a table and a column that nothing finds", () => {
  const what = { what: "your birthday", purpose: "to send a card" };
  const planted = { ties: [{ email: "email" }], personal: { birthday: what } };
  expect(gaps([["visitors", planted]])).toEqual(["visitors"]);
  expect(gaps([["contact_submissions", planted]])).toEqual(["contact_submissions.birthday"]);
});
