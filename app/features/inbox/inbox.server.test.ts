import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { planOf } from "#tests/support/query-plans";
import { testServices, thrownResponse } from "#tests/support/services";
import { fillForms } from "#tests/support/submissions";
import type { Database } from "~/database/open-database.server";
import { messages } from "~/features/contact/messages.admin.queries.server";
import { quarantine } from "~/features/spam/quarantine.admin.queries.server";
import { submissionTables } from "~/features/spam/submissions.queries.server";
import { setStatus } from "~/kits/admin-table/changes.queries.server";
import { changeRows } from "~/kits/admin-table/confirmed-changes.server";
import { listRows } from "~/kits/admin-table/list-rows.queries.server";
import { undoChange } from "~/kits/admin-table/undo.queries.server";
import type { PublicServices } from "~/server/services.server";
import { loadTriage } from "./find-row.server";
import { handleInboxAction } from "./handle-inbox-action.server";
import {
  countDue,
  countMatching,
  countTabs,
  countUrgent,
  findNeighbor,
  listKeys,
  listUrgentSurveys,
  type RowFilter,
} from "./inbox.queries.server";
import { inboxKinds, keyText } from "./inbox-rows";
import { sources } from "./inbox-sources.queries.server";
import { loadInbox, readInboxPage } from "./load-inbox.server";

const now = new Date("2026-11-20T12:00:00.000Z");
const later = new Date("2026-11-20T12:05:00.000Z");
const ada = { userId: "u1", email: "ada@example.org" };
const bo = { userId: "u2", email: "bo@example.org" };

let services: PublicServices;
let db: Database;
beforeEach(async () => {
  services = await testServices();
  db = services.db;
  for (const { userId: id, email } of [ada, bo]) {
    const created_at = now.toISOString();
    await db.insertInto("users").values({ id, email, password_hash: "", created_at }).execute();
    await db.insertInto("admin_roles").values({ user_id: id, created_at }).execute();
  }
  await fillForms(db, "a", "2026-11-18T12:00:00.000Z");
  await fillForms(db, "b", "2026-11-20T06:00:00.000Z");
  const report = { resource_title: "Food bank", problem: "closed" as const, details: "Gone", email: null };
  await db
    .insertInto("resource_reports")
    .values({ ...report, id: "r", content_hash: "r", created_at: "2026-11-15T12:00:00.000Z" })
    .execute();
});
afterEach(() => db.destroy());

const load = (search = "", who = ada) =>
  loadInbox(services, readInboxPage(new URLSearchParams(search)), { who, now });
const keysOf = async (search = "", who = ada) => (await load(search, who)).rows.map(keyText);

const post = (search: string, body: Record<string, string>, { who = ada, at = now } = {}) =>
  handleInboxAction(new URL(`http://site/admin/dashboard/inbox?${search}`), new Map(Object.entries(body)), {
    db,
    who,
    now: at,
  });

/** Where a change that was made leads to. */
async function target(...sent: Parameters<typeof post>): Promise<URLSearchParams> {
  const response = await thrownResponse(post(...sent));
  expect(response.status).toBe(303);
  return new URL(response.headers.get("Location") ?? "", "http://site").searchParams;
}

async function refusal(...sent: Parameters<typeof post>) {
  const { data, init } = await post(...sent);
  return { status: init?.status, ...data };
}

const undo = async (done: URLSearchParams, options = {}) =>
  await target("", { intent: "undo", did: done.get("did") ?? "" }, options);

const actions = async () => {
  const rows = await db
    .selectFrom("audit_log")
    .select(["action", "kind", "record_id"])
    .orderBy("id")
    .execute();
  return rows.map(({ action, kind, record_id }) => `${kind} ${record_id}: ${action}`);
};

const all = ["report:r", "contact:contact-a", "volunteer:volunteer-a", "partnership:partnership-a"];
const others = ["report:report-a", "report:report-b"];
const newer = ["contact:contact-b", "volunteer:volunteer-b", "partnership:partnership-b"];

describe("the list", () => {
  it("has what waits of every kind, by the time it is due", async () => {
    const { rows, total } = await load();
    expect(total).toBe(9);
    expect(new Set(rows.map(keyText))).toEqual(new Set([...all, ...newer, ...others]));
    const due = rows.map(({ due_at }) => due_at);
    expect(due).toEqual([...due].sort());
    expect(rows[0]).toMatchObject({ kind: "report", name: "Food bank", due_at: "2026-11-18T12:00:00.000Z" });
  });

  it("opens its first row by itself, with its position and its neighbors", async () => {
    const { open, previous, next, rows } = await load();
    expect(open).toMatchObject({ row: { id: "r" }, position: 1 });
    expect(previous).toBeUndefined();
    expect(keyText(next ?? { kind: "report", id: "" })).toBe(keyText(rows[1] ?? { kind: "report", id: "" }));
  });

  it("has beside the open row what else came from its address, and whether it subscribes", async () => {
    const email = "contact.a@example.org";
    for (const table of ["volunteer_applications", "newsletter_subscribers"] as const)
      await db.updateTable(table).set({ email }).where("id", "like", "%-a").execute();
    const { open } = await load("row=contact:contact-a");
    expect(open?.timeline).toMatchObject({
      email,
      newsletter: "Subscriber since Nov 2026.",
      entries: [{ kind: "volunteer", id: "volunteer-a", label: "Volunteer application" }],
    });
  });

  it("walks by next and previous through all rows and back", async () => {
    const order = await keysOf();
    const walked = ["report:r"];
    for (let step = 1; step < order.length; step += 1) {
      const { next, open } = await load(`row=${walked.at(-1)}`);
      expect(open?.position).toBe(step);
      if (next) walked.push(keyText(next));
    }
    expect(walked).toEqual(order);
    const { previous, next } = await load(`row=${order.at(-1)}`);
    expect(next).toBeUndefined();
    expect(previous && keyText(previous)).toBe(order.at(-2));
  });

  it("is narrowed by kind, label, colleague and what is overdue", async () => {
    expect(await keysOf("filter=overdue")).toContain("report:r");
    expect(await keysOf("filter=overdue")).not.toContain("contact:contact-b");
    expect(await keysOf("kind=contact")).toEqual(["contact:contact-a", "contact:contact-b"]);
    await target("row=contact:contact-b", { intent: "add-label", label: " Press " });
    await target("row=volunteer:volunteer-a", { intent: "assign", was: "", to: "u1" });
    await target("row=volunteer:volunteer-b", { intent: "assign", was: "", to: "u2" });
    expect(await keysOf("label=press")).toEqual(["contact:contact-b"]);
    expect(await keysOf("label=res")).toEqual([]);
    expect(await keysOf("filter=mine")).toEqual(["volunteer:volunteer-a"]);
    expect(await keysOf("assignee=u2")).toEqual(["volunteer:volunteer-b"]);
    expect(await keysOf("filter=unassigned")).toHaveLength(7);
  });

  it("calls a row unassigned whose colleague has no access any more", async () => {
    await target("row=report:r", { intent: "assign", was: "", to: "u2" });
    expect(await keysOf("filter=unassigned")).not.toContain("report:r");
    await db.deleteFrom("admin_roles").where("user_id", "=", "u2").execute();
    expect(await keysOf("filter=unassigned")).toContain("report:r");
  });

  it("has a row that is not in it open without a position, and says that one is gone", async () => {
    expect(await load("filter=done&row=contact:contact-a")).toMatchObject({
      open: { row: { id: "contact-a" }, position: undefined },
      rows: [],
    });
    expect(await load("row=contact:nobody")).toMatchObject({ open: undefined, isMissing: true });
    expect(await load("row=survey:survey-a")).toMatchObject({ isMissing: false });
  });

  it("ignores what it cannot read in the address", async () => {
    const { query } = await load("filter=x&kind=y&label=%22&assignee=%27&page=0&row=");
    expect(query).toEqual({ filter: "waiting", kind: "", label: "", assignee: "", page: 1, row: undefined });
  });
});

describe("mark as answered", () => {
  it("opens the next row, and undo brings the row back and opens it", async () => {
    const [, second] = await keysOf();
    const done = await target("row=report:r", { intent: "done" });
    expect(done.get("row")).toBe(second);
    const { notice } = await load(done.toString());
    expect(notice).toMatchObject({ text: "The report about Food bank is resolved.", canUndo: true });
    expect(await keysOf("filter=done")).toEqual(["report:r"]);
    const undone = await undo(done);
    expect(undone.get("row")).toBe("report:r");
    expect(await keysOf()).toContain("report:r");
    expect(await actions()).toEqual(["report r: resolved", "report r: opened again"]);
  });

  it("preserves the note, and records who answered and when", async () => {
    await db.updateTable("contact_submissions").set({ response_note: "Called twice" }).execute();
    await target("row=contact:contact-a", { intent: "done" });
    const row = await db
      .selectFrom("contact_submissions")
      .select(["responded_at", "responded_by", "response_note"])
      .where("id", "=", "contact-a")
      .executeTakeFirst();
    expect(row).toEqual({
      responded_at: now.toISOString(),
      responded_by: ada.email,
      response_note: "Called twice",
    });
  });

  it("is refused with the colleague's name when someone else was first", async () => {
    const first = await target("row=contact:contact-a", { intent: "done" }, { who: bo });
    const second = await refusal("row=contact:contact-a", { intent: "done" });
    expect(second).toMatchObject({ status: 409, problem: expect.stringContaining("bo@example.org") });
    await undo(first);
    await target("row=contact:contact-a", { intent: "done" }, { at: later });
    expect(await refusal("", { intent: "undo", did: first.get("did") ?? "" })).toMatchObject({ status: 409 });
    expect((await load(first.toString())).notice?.canUndo).toBe(false);
  });

  it("goes to the row above from the last one, and to an empty list from the only one", async () => {
    const search = "kind=contact&row=contact:contact-b";
    expect((await target(search, { intent: "done" })).get("row")).toBe("contact:contact-a");
    const last = await target("kind=contact&row=contact:contact-a", { intent: "done" });
    expect(last.get("row")).toBeNull();
    expect(last.get("kind")).toBe("contact");
  });
});

describe("spam", () => {
  it("moves a row of every kind to the quarantine as confirmed, and undo brings it back as it was", async () => {
    for (const key of all) {
      const [kind, id = ""] = key.split(":");
      const table = submissionTables[inboxKinds.find((each) => each === kind) ?? "contact"];
      const read = () => db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
      await target(`row=${key}`, { intent: "add-label", label: "odd" });
      await target(`row=${key}`, { intent: "assign", was: "", to: "u1" });
      const before = await read();
      const done = await target(`row=${key}`, { intent: "spam" });
      expect(await read()).toBeUndefined();
      const held = await db
        .selectFrom("quarantined_submissions")
        .select(["form", "spam_state", "name", "reasons"])
        .where("submission_id", "=", id)
        .execute();
      expect(held).toMatchObject([{ form: kind, spam_state: "confirmed" }]);
      expect((await load(done.toString())).notice).toMatchObject({ canUndo: true });
      expect((await undo(done)).get("row")).toBe(key);
      expect(await read()).toEqual(before);
      // And again, now that the quarantine knows it.
      await target(`row=${key}`, { intent: "spam" });
      expect(await read()).toBeUndefined();
    }
    expect(await actions()).toContain("contact contact-a: marked as spam");
    expect(await actions()).toContain("contact contact-a: taken back from spam");
  });

  it("can be released by a colleague, after which there is nothing to undo", async () => {
    const done = await target("row=contact:contact-a", { intent: "spam" });
    const id = "1";
    await setStatus(db, { who: bo, table: quarantine, id, was: "confirmed", status: "not_spam", now: later });
    expect(await keysOf()).toContain("contact:contact-a");
    expect((await load(done.toString())).notice?.canUndo).toBe(false);
    expect(await refusal("", { intent: "undo", did: done.get("did") ?? "" })).toMatchObject({ status: 409 });
  });

  it("is refused when the row is gone", async () => {
    expect(await refusal("row=contact:nobody", { intent: "spam" })).toMatchObject({ status: 404 });
  });
});

describe("assignment", () => {
  it("opens the next row when a colleague gets it, and stays with one's own", async () => {
    expect((await target("row=report:r", { intent: "assign", was: "", to: "u1" })).get("row")).toBe(
      "report:r",
    );
    const done = await target("row=report:r", { intent: "assign", was: "u1", to: "u2" });
    expect(done.get("row")).not.toBe("report:r");
    expect((await load(done.toString())).notice).toMatchObject({
      text: "Food bank is assigned to bo@example.org.",
      canUndo: true,
    });
    await undo(done);
    expect((await load("row=report:r")).open?.row.assignee).toBe(ada.email);
  });

  it("from the row's own page leads back to it", async () => {
    const response = await thrownResponse(
      post("row=contact:contact-a", { intent: "assign", was: "", to: "u2", back: "record" }),
    );
    expect(response.headers.get("Location")).toBe("/admin/dashboard/contact/contact-a");
    const triage = await loadTriage(db, { kind: "contact", id: "contact-a" }, { me: "u1", now });
    expect(triage).toMatchObject({ assigneeId: "u2", labels: [], me: "u1" });
    expect(await loadTriage(db, { kind: "survey", id: "survey-a" }, { me: "u1", now })).toBeNull();
  });

  it("is refused when a colleague assigned it meanwhile, and to who is no colleague", async () => {
    await target("row=report:r", { intent: "assign", was: "", to: "u2" }, { who: bo });
    const second = await refusal("row=report:r", { intent: "assign", was: "", to: "u1" });
    expect(second).toMatchObject({ status: 409, problem: expect.stringContaining("bo@example.org") });
    expect(await refusal("row=report:r", { intent: "assign", was: "u2", to: "u9" })).toMatchObject({
      status: 400,
    });
  });

  it("and labels come back with a row that was deleted", async () => {
    await target("row=contact:contact-a", { intent: "assign", was: "", to: "u1" });
    await target("row=contact:contact-a", { intent: "add-label", label: "urgent" });
    const selection = { ids: ["contact-a"] };
    const deleted = await changeRows(db, { who: ada, table: messages, selection, now });
    expect(await keysOf()).not.toContain("contact:contact-a");
    if (deleted.ok) await undoChange(db, { who: ada, table: messages, change: deleted.change, now });
    expect((await load("row=contact:contact-a")).open?.row).toMatchObject({
      assignee: ada.email,
      labels: ["urgent"],
    });
  });
});

describe("labels", () => {
  it.each([
    ["हिन्दी", "हिन्दी"],
    ["العربيّة", "العربيّة"],
    ["İş", "i̇ş"],
    ["க்ஷி".repeat(8), "க்ஷி".repeat(8)],
  ])("are letters of any script: %s", async (typed, label) => {
    await target("row=contact:contact-a", { intent: "add-label", label: typed });
    expect((await load("row=contact:contact-a")).open?.row.labels).toEqual([label.normalize("NFC")]);
  });

  it("are added once, in small letters, and removed, without their text in the audit log", async () => {
    const row = "row=contact:contact-a";
    for (const label of ["Press", "press ", "Über uns"]) await target(row, { intent: "add-label", label });
    expect((await load(row)).open?.row.labels).toEqual(["press", "über uns"]);
    expect((await load()).knownLabels).toEqual(["press", "urgent", "über uns"]);
    await target(row, { intent: "remove-label", label: "press" });
    expect((await load(row)).open?.row.labels).toEqual(["über uns"]);
    const entries = await db.selectFrom("audit_log").select(["action", "before", "after"]).execute();
    expect(entries).toEqual([
      { action: "label added", before: null, after: null },
      { action: "label added", before: null, after: null },
      { action: "label removed", before: null, after: null },
    ]);
  });

  it("are refused with what was typed when they are no words, too long or too many", async () => {
    const row = "row=contact:contact-a";
    for (const label of ["", '"', "a".repeat(25), "<b>"])
      expect(await refusal(row, { intent: "add-label", label })).toMatchObject({ status: 400, label });
    for (const label of ["a", "b", "c", "d", "e"]) await target(row, { intent: "add-label", label });
    expect(await refusal(row, { intent: "add-label", label: "f" })).toMatchObject({ status: 400 });
  });
});

describe("a snooze", () => {
  const row = "row=contact:contact-b";
  const until = (day: string, was = "") => ({ intent: "snooze", was, until: day });
  const at = (moment: string) =>
    loadInbox(services, readInboxPage(new URLSearchParams("kind=contact")), {
      who: ada,
      now: new Date(moment),
    });

  it("takes a row out of what waits until a day, on which it is due again", async () => {
    const done = await target(row, until("2026-11-25"));
    expect(done.get("row")).not.toBe("contact:contact-b");
    expect((await load(done.toString())).notice).toMatchObject({
      text: "Cara b is snoozed, and waits again on the day you chose.",
      canUndo: true,
    });
    expect(await keysOf()).not.toContain("contact:contact-b");
    expect(await keysOf("filter=overdue")).not.toContain("contact:contact-b");
    expect(await keysOf("filter=snoozed")).toEqual(["contact:contact-b"]);
    expect(await countTabs(db, now)).toMatchObject({ "/admin/dashboard/contact": 1 });
    expect((await at("2026-11-24T23:59:59.999Z")).rows).toHaveLength(1);
    expect((await at("2026-11-25T00:00:00.000Z")).rows).toMatchObject([
      { id: "contact-a" },
      { id: "contact-b", due_at: "2026-11-26T00:00:00.000Z" },
    ]);
    const choices = (filter: string) => ({ q: "", choices: { filter }, page: 1 });
    const sort = { column: "created_at", descending: true };
    const listed = async (filter: string) =>
      (await listRows(db, messages, { ...choices(filter), sort }, now)).rows.map(({ id }) => id);
    expect(await listed("waiting")).toEqual(["contact-a"]);
    expect(await listed("snoozed")).toEqual(["contact-b"]);
  });

  it("is undone, ended by hand, and over once the row is answered", async () => {
    const before = (await load(row)).open?.row.due_at;
    await undo(await target(row, until("2026-11-25")));
    expect((await load(row)).open?.row).toMatchObject({ snoozed_until: null, due_at: before });
    await target(row, until("2026-11-25"));
    const woken = await target(row, { intent: "wake", was: "2026-11-25T00:00:00.000Z" });
    expect(await keysOf()).toContain("contact:contact-b");
    await undo(woken);
    expect(await keysOf("filter=snoozed")).toEqual(["contact:contact-b"]);
    await target(row, { intent: "done" });
    await target(row, { intent: "reopen" });
    expect(await keysOf()).toContain("contact:contact-b");
    expect(await actions()).toEqual(
      ["snoozed", "snooze ended", "snoozed", "snooze ended", "snoozed", "answered", "reopened"].map(
        (action) => `contact contact-b: ${action}`,
      ),
    );
  });

  it("is refused for a day that is too near, too far or none, and what was typed comes back", async () => {
    for (const day of ["", "2026-11-20", "2027-11-22", "2026-02-30", "tomorrow"])
      expect(await refusal(row, until(day))).toMatchObject({ status: 400, until: day });
    await target(row, until("2026-11-25"), { who: bo });
    expect(await refusal(row, until("2026-11-26"))).toMatchObject({
      status: 409,
      problem: expect.stringContaining("bo@example.org"),
    });
  });

  it("is refused for an urgent row, and ends when a row is marked as urgent", async () => {
    await target(row, until("2026-11-25"));
    await target(row, { intent: "mark", was: "", danger: "self" });
    expect((await keysOf())[0]).toBe("contact:contact-b");
    expect(await refusal(row, until("2026-11-25"))).toMatchObject({ status: 409 });
  });
});

describe("a row that may tell of danger", () => {
  const row = "row=contact:contact-b";
  const mark = (was: string, danger: string) => ({ intent: "mark", was, danger });

  it("comes first in every list, and is due in four hours", async () => {
    await db
      .updateTable("volunteer_applications")
      .set({ danger: "home" })
      .where("id", "=", "volunteer-b")
      .execute();
    await db
      .updateTable("contact_submissions")
      .set({ danger: "self" })
      .where("id", "=", "contact-b")
      .execute();
    const { rows } = await load();
    expect(rows.slice(0, 2)).toMatchObject([
      { id: "contact-b", danger: "self", due_at: "2026-11-20T10:00:00.000Z" },
      { id: "volunteer-b", danger: "home", due_at: "2026-11-20T10:00:00.000Z" },
    ]);
    expect(await keysOf("filter=overdue")).toEqual(
      expect.arrayContaining(["contact:contact-b", "volunteer:volunteer-b", "report:r"]),
    );
    expect((await keysOf("filter=unassigned"))[0]).toBe("contact:contact-b");
    expect((await load("row=volunteer:volunteer-b")).open?.position).toBe(2);
    expect(keyText((await load("row=volunteer:volunteer-b")).next ?? { kind: "contact", id: "" })).toBe(
      "report:r",
    );
    expect(await countUrgent(db)).toBe(2);
    const listed = {
      q: "",
      choices: { filter: "overdue" },
      sort: { column: "name", descending: false },
      page: 1,
    };
    expect((await listRows(db, messages, listed, now)).rows.map(({ id }) => id)).toEqual([
      "contact-a",
      "contact-b",
    ]);
  });

  it("is not overdue before its four hours are over, though it comes first", async () => {
    await db
      .updateTable("contact_submissions")
      .set({ danger: "self" })
      .where("id", "=", "contact-b")
      .execute();
    const early = new Date("2026-11-20T08:00:00.000Z");
    const { rows } = await loadInbox(services, readInboxPage(new URLSearchParams("filter=overdue")), {
      who: ada,
      now: early,
    });
    expect(rows.map(keyText)).not.toContain("contact:contact-b");
    expect(rows.map(keyText)).toContain("report:r");
  });

  it("is marked and unmarked by staff, which the audit log knows without the danger, and can be undone", async () => {
    const marked = await target(row, mark("", "home"));
    expect(marked.get("row")).toBe("contact:contact-b");
    expect((await load(marked.toString())).notice).toMatchObject({
      text: "Cara b is marked as urgent, and comes first.",
      canUndo: true,
    });
    expect((await keysOf())[0]).toBe("contact:contact-b");
    const unmarked = await target(row, mark("home", ""));
    expect((await keysOf())[0]).toBe("report:r");
    await undo(unmarked);
    expect((await load(row)).open?.row.danger).toBe("home");
    expect(await actions()).toEqual([
      "contact contact-b: marked as urgent",
      "contact contact-b: urgent mark removed",
      "contact contact-b: marked as urgent",
    ]);
    const entries = await db.selectFrom("audit_log").select(["before", "after"]).execute();
    expect(entries.every(({ before, after }) => before === null && after === null)).toBe(true);
    // The same mark again, so that the first change can be undone as well.
    await undo(marked);
    expect((await load(row)).open?.row.danger).toBeNull();
  });

  it("keeps its mark when it is deleted, moved to spam, and brought back", async () => {
    await target(row, mark("", "child"));
    const spam = await target(row, { intent: "spam" });
    await undo(spam);
    expect((await load(row)).open?.row.danger).toBe("child");
    const selection = { ids: ["contact-b"] };
    const deleted = await changeRows(db, { who: ada, table: messages, selection, now });
    if (deleted.ok) await undoChange(db, { who: ada, table: messages, change: deleted.change, now });
    expect((await load(row)).open?.row.danger).toBe("child");
  });

  it("is not changed over a colleague's change, nor to what is no danger", async () => {
    await target(row, mark("", "home"), { who: bo });
    expect(await refusal(row, mark("", "self"))).toMatchObject({
      status: 409,
      problem: expect.stringContaining("bo@example.org"),
    });
    expect(await refusal(row, mark("home", "boredom"))).toMatchObject({ status: 400 });
    expect(await refusal("row=contact:nobody", mark("", "self"))).toMatchObject({ status: 404 });
  });

  it("is offered a letter with the lines for its danger, and nothing is filled in by itself", async () => {
    await target(row, mark("", "home"));
    const { open } = await load(row);
    const letters = open?.reply?.letters.filter(({ isUrgent }) => isUrgent) ?? [];
    expect(letters.map(({ name }) => name)).toEqual([
      "Urgent: may be in danger",
      "Urgent: may be in danger (Spanish)",
    ]);
    expect(letters[0]?.text).toMatch(
      /^Hello Cara b,\n[^{}]*\n- [^\n]*National Domestic Violence Hotline: [^{}]*$/,
    );
    expect(letters[0]?.text).toMatch(/not a crisis service/);
    expect(open?.reply?.initial.text).toMatch(/^Hello Cara b,\s+Best wishes/);
  });
});

describe("a note", () => {
  const row = "row=report:r";
  const note = (was: string, text: string) => ({ intent: "note", was, note: text });

  it("is shown in the list, of every kind of row", async () => {
    for (const key of all) {
      await target(`row=${key}`, note("", "Call back\r\non Monday"));
      expect((await load(`row=${key}`)).open?.note).toBe("Call back\non Monday");
    }
    expect((await load()).rows.filter(({ note: text }) => text !== "")).toHaveLength(all.length);
    await target(row, note("Call back\r\non Monday", " "));
    expect((await load(row)).open?.note).toBe("");
  });

  it("is not saved over a colleague's, and what was typed comes back", async () => {
    await target(row, note("", "Mine"), { who: bo });
    expect(await refusal(row, note("", "Other"))).toMatchObject({
      status: 409,
      note: "Other",
      problem: expect.stringMatching(/^bo@example.org changed the note .*“Mine”/),
    });
    expect(await refusal(row, note("Mine", "a".repeat(2001)))).toMatchObject({ status: 400 });
    expect((await load(row)).open?.note).toBe("Mine");
  });
});

describe("a decision", () => {
  const row = "row=volunteer:volunteer-a";
  const approve = { intent: "decide", was: "pending", status: "approved" };

  it("leaves the row open, since nobody was told, and is undone", async () => {
    const done = await target(row, approve);
    expect(done.get("row")).toBe("volunteer:volunteer-a");
    expect((await load(done.toString())).notice).toMatchObject({
      text: "Val a is approved. They do not know yet: the letter is filled in below.",
      canUndo: true,
    });
    expect(await keysOf()).toContain("volunteer:volunteer-a");
    await undo(done);
    expect((await load(row)).open?.row.status).toBe("pending");
  });

  it("is refused as everywhere when a colleague has decided", async () => {
    await target(row, { ...approve, status: "rejected" }, { who: bo });
    expect(await refusal(row, approve)).toMatchObject({
      status: 409,
      problem: expect.stringContaining("bo@example.org"),
    });
    expect(await refusal("row=contact:contact-a", approve)).toMatchObject({ status: 400 });
  });
});

it("counts what waits for the tabs", async () => {
  await target("row=contact:contact-a", { intent: "done" });
  expect(await countTabs(db, now)).toEqual({
    "/admin/dashboard/inbox": 8,
    "/admin/dashboard/contact": 1,
    "/admin/dashboard/volunteer": 2,
    "/admin/dashboard/partnership": 2,
  });
});

it("has an index on the very expression that each kind's rows are ordered by", async () => {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where type = 'index' and name like '%_inbox'`.execute(db);
  const indexed = rows.map((row) => row.sql);
  for (const kind of inboxKinds) {
    const { table, order } = sources[kind];
    const own = indexed.filter((text) => text.includes(` ${table}_inbox on `));
    // When a promised time changes, a migration has to make the index anew.
    expect(own).toEqual([expect.stringContaining(order)]);
  }
});

it("reads lists, neighbors and counts from indexes in their order", async () => {
  const filter: RowFilter = { filter: "waiting", kind: "", label: "", assignee: "", me: "u1", now };
  const place = { at: now.toISOString(), id: "x" };
  for (const view of ["waiting", "overdue", "snoozed", "done"] as const) {
    const steps = await planOf(db, async (spied) => {
      const each = { ...filter, filter: view };
      await listKeys(spied, each, { limit: 50, offset: 100 });
      await findNeighbor(spied, each, place, "before");
      await findNeighbor(spied, each, place, "after");
      await countMatching(spied, each, place);
    });
    const reads = steps.filter((step) =>
      /^(SCAN|SEARCH) (contact|volunteer|partnership|resource)/.test(step),
    );
    expect(reads).toHaveLength(16);
    for (const step of reads) expect(step).toMatch(/USING (COVERING )?INDEX \w+_(inbox|answered|resolved)/);
  }
});

it("counts what waits and what is overdue without reading a row, and finds the urgent by their mark", async () => {
  const steps = await planOf(db, async (spied) => {
    await countTabs(spied, now);
    for (const kind of inboxKinds) await countDue(spied, kind, now);
    await listUrgentSurveys(spied);
  });
  const reads = steps.filter((step) => /^(SCAN|SEARCH) (contact|volunteer|partnership|resource)/.test(step));
  expect(reads).toHaveLength(12);
  for (const step of reads) expect(step).toContain("USING COVERING INDEX");
  expect(steps.find((step) => step.includes("ai_impact_surveys"))).toContain("ai_impact_surveys_urgent");
});
