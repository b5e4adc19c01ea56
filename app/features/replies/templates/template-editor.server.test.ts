import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import type { Database } from "~/database/open-database.server";
import { decisions, statuses } from "~/database/schema/application-status";
import type { FormHandler } from "~/kits/forms/form-handler.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { findTemplate, listTemplates } from "../templates.queries.server";
import {
  kindsOf,
  loadTemplate,
  loadTemplates,
  newTemplateForms,
  templateErrors,
  templateForms,
  templateListForms,
  templateValues,
} from "./template-editor.server";

const ann = { userId: "a", email: "ann@example.org" };
const bea = { userId: "b", email: "bea@example.org" };
const NOW = new Date("2026-11-20T09:05:00.000Z");

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

async function post(forms: readonly FormHandler<never>[], fields: Record<string, string>) {
  const request = new Request("http://site/admin/templates", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const answer = await handleForms(request, forms, { now: NOW }).catch((error: unknown) => error);
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get("Location") ?? "" };
  return answer;
}

const typed = {
  name: "Thanks",
  forContact: "on",
  forPartnership: "on",
  decision: "",
  subject: "Thank you, {name}",
  text: "Hello {name},\n\nthank you.",
};
const add = (fields: Record<string, string> = {}) =>
  post(newTemplateForms(db, ann), { form: "new-template", ...typed, ...fields });

describe("the templates that the site begins with", () => {
  it("stand beside each other in both languages", async () => {
    const list = async () => (await loadTemplates(db, new URLSearchParams(), NOW)).templates;
    const lines = await list();
    expect(lines.filter(({ name }) => name.endsWith("(Spanish)"))).toEqual([]);
    const line = lines.find(({ name }) => name === "We need more time");
    expect(line?.letters.es?.subject).toBe("Necesitamos un poco más de tiempo");
    const spanish = await loadTemplate(db, line?.letters.es?.id ?? null);
    expect(spanish.other).toMatchObject({ id: line?.letters.en?.id, language: "en" });
    await db.deleteFrom("reply_templates").where("name", "=", "We need more time").execute();
    const left = (await list()).find(({ name }) => name === "We need more time (Spanish)");
    expect(left?.letters).toEqual({ en: undefined, es: line?.letters.es });
  });

  it("can all be filled in, and have one letter for each decision in each language", async () => {
    const rows = await listTemplates(db);
    expect(rows.map((row) => [row.name, templateErrors(templateValues(row))])).toEqual(
      rows.map(({ name }) => [name, {}]),
    );
    const letters = rows.flatMap((row) =>
      row.decision ? [`${kindsOf(row)} ${row.decision} ${row.language ?? "en"}`] : [],
    );
    const decided = [
      "partnership approved",
      "partnership rejected",
      "volunteer approved",
      "volunteer rejected",
    ];
    expect(letters.sort()).toEqual(decided.flatMap((each) => [`${each} en`, `${each} es`]));
  });
});

describe("a template", () => {
  it("is added, changed and written down", async () => {
    const added = await add();
    const id = Number(/\/(\d+)\?/.exec(String(Object(added).to))?.[1]);
    expect(added).toEqual({ status: 303, to: `/admin/templates/${id}?sent=new-template` });
    await post(templateForms(db, ann, id), { form: "template", ...typed, subject: "Thanks", version: "1" });
    expect(await findTemplate(db, id)).toMatchObject({ subject: "Thanks", version: 2, for_volunteer: 0 });
    const { history } = await loadTemplate(db, id);
    expect(history.map(({ action }) => action)).toEqual(["edited", "added"]);
  });

  const onlyApplications =
    "Only applications are approved or rejected. Untick the other kinds, or choose “No decision”";
  it.each([
    [
      "no kind of row",
      { forContact: "", forPartnership: "" },
      { forContact: "Choose at least one kind of row" },
    ],
    [
      "an unknown placeholder",
      { text: "Dear {nmae}" },
      { text: "{nmae} cannot be filled in here. Remove it, or choose one from the list" },
    ],
    [
      "a placeholder that some of its rows do not have",
      { subject: "{company}" },
      { subject: "{company} cannot be filled in here. Remove it, or choose one from the list" },
    ],
    ["a decision about messages", { decision: "approved" }, { decision: onlyApplications }],
    [
      "a decision about reports",
      { decision: "approved", forContact: "", forPartnership: "", forReport: "on" },
      { decision: onlyApplications },
    ],
    [
      "a decision that has its letter",
      { decision: "approved", forContact: "" },
      { decision: "“Partnership: approved” is the letter for this decision already" },
    ],
    ["no text", { text: "" }, { text: "Enter the text" }],
  ])("is refused with %s, and what was typed stays", async (_, fields, errors) => {
    expect(await add(fields)).toMatchObject({
      init: { status: 400 },
      data: { errors, values: { ...typed, ...fields } },
    });
  });

  it.each(decisions)("can be the letter of the decision “%s”", async (decision) => {
    await db.deleteFrom("reply_templates").execute();
    expect(await add({ forContact: "", decision })).toMatchObject({ status: 303 });
    const [letter] = (await loadTemplates(db, new URLSearchParams(), NOW)).templates;
    expect(letter?.decision).toBe(statuses[decision].decision.template.name);
  });

  it("shows a colleague's change to the second of two", async () => {
    const { values } = await loadTemplate(db, 1);
    const save = (who: typeof ann, text: string) =>
      post(templateForms(db, who, 1), { form: "template", ...values, text });
    await save(bea, "Theirs");
    expect(await save(ann, "Mine")).toMatchObject({
      init: { status: 409 },
      data: { values: { text: "Mine" }, extra: { changes: [{ theirs: "Theirs", mine: "Mine" }] } },
    });
  });

  it("is deleted and brought back", async () => {
    const before = await findTemplate(db, 1);
    const removed = await post(templateForms(db, ann, 1), { form: "remove-template" });
    const { searchParams } = new URL(String(Object(removed).to), "http://site");
    expect(await findTemplate(db, 1)).toBeUndefined();
    expect((await loadTemplates(db, searchParams, NOW)).removed).toMatchObject({ canUndo: true });
    const change = searchParams.get("change") ?? "";
    await post(templateListForms(db, ann), { form: "restore-template", change });
    expect(await findTemplate(db, 1)).toEqual(before);
  });
});
