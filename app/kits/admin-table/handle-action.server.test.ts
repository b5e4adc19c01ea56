import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testServices, thrownResponse } from "#tests/support/services";
import { fillForms } from "#tests/support/submissions";
import type { TableKind } from "~/features/dashboard/tables";
import { serverTables } from "~/features/dashboard/tables.server";
import { logger } from "~/lib/logger.server";
import { dateRangeProblems } from "~/lib/time/date-range";
import type { Services } from "~/server/services.server";
import { setStatus } from "./changes.queries.server";
import { handleAction } from "./handle-action.server";
import { loadResponse, responseForms } from "./respond.server";
import { listHistory } from "./responses.queries.server";
import { tableCopy } from "./table.copy";

const who = { userId: "u1", email: "ada@example.org" };
const now = new Date("2026-11-20T12:00:00.000Z");
const moment = now.toISOString();

let services: Services;
beforeEach(async () => {
  services = await testServices();
  const { db } = services;
  for (const id of ["a", "b", "c"]) await fillForms(db, id, moment);
  const event = { form_name: "contact", event_type: "view", session_id: null, user_agent: null } as const;
  await db
    .insertInto("form_analytics")
    .values([{ ...event, created_at: moment }])
    .execute();
  const article = { summary: "", source: null, published_date: moment, created_at: moment };
  await db
    .insertInto("articles")
    .values([{ ...article, title: "One", url: "https://example.org/1" }])
    .execute();
});
afterEach(() => services.db.destroy());

function post(kind: TableKind, body: Record<string, string>, search = "") {
  const url = `http://site/admin/dashboard/changes/${kind}${search}`;
  const request = new Request(url, { method: "POST", body: new URLSearchParams(body) });
  return handleAction(request, { db: services.db, who, table: serverTables[kind], now });
}

/** What a change is answered with when it is not made. */
async function refusal(kind: TableKind, body: Record<string, string>, search = "") {
  const { data, init } = await post(kind, body, search);
  return { status: init?.status, ...data };
}

/** What the form of a confirmation sends back. */
async function confirmed(kind: TableKind, body: Record<string, string>, search = "") {
  const { data } = await post(kind, body, search);
  if (data.kind !== "confirm") throw new Error("Nothing is to be confirmed");
  return { ...body, confirmed: data.checksum, loadedAt: data.loadedAt };
}

/** Where a change that was made leads to. */
async function target(kind: TableKind, body: Record<string, string>, search = "") {
  const response = await thrownResponse(post(kind, body, search));
  expect(response.status).toBe(303);
  return new URL(response.headers.get("Location") ?? "", "http://site");
}

async function ids(kind: TableKind): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select cast(id as text) as id from ${sql.table(serverTables[kind].queries.table)} order by id`.execute(
    services.db,
  );
  return rows.map(({ id }) => id);
}

/** Makes the database refuse to change a table, as a full disk would. */
async function breakTable(kind: TableKind, verb: "delete" | "update"): Promise<void> {
  await sql`create trigger broken before ${sql.raw(verb)} on ${sql.table(serverTables[kind].queries.table)}
    begin select raise(abort, 'disk full'); end`.execute(services.db);
}

describe("when the database fails", () => {
  beforeEach(() => void vi.spyOn(logger, "error").mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ["newsletter", "Error deleting subscriber"],
    ["article", "Error deleting article"],
    ["survey", "Error deleting survey response"],
    ["volunteer", "Error deleting volunteer application"],
    ["partnership", "Error deleting partnership application"],
    ["contact", "Error deleting contact submission"],
    ["analytics", "Error deleting analytics record"],
  ] as const)("a deletion from %s returns “%s”", { tags: ["@staff-8.2"] }, async (kind, text) => {
    const [id = "", ...others] = await ids(kind);
    await breakTable(kind, "delete");
    const one = { intent: "delete", id, confirmed: "1" };
    expect(await refusal(kind, one)).toEqual({ status: 500, kind: "problem", text });
    const many = await confirmed(kind, { "bulk-delete": "1", scope: "matching" });
    expect(await refusal(kind, many)).toEqual({ status: 500, kind: "problem", text });
    expect(await ids(kind)).toEqual([id, ...others]);
    expect(logger.error).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["newsletter", "active", "inactive", "Error updating subscriber status"],
    ["volunteer", "pending", "approved", "Error updating volunteer status"],
    ["partnership", "pending", "rejected", "Error updating partnership status"],
  ] as const)(
    "a status in %s stays %s, with “%s”",
    { tags: ["@staff-8.2"] },
    async (kind, was, status, text) => {
      await breakTable(kind, "update");
      const one = { intent: "status", id: `${kind}-a`, was, status };
      expect(await refusal(kind, one)).toEqual({ status: 500, kind: "problem", text });
      const many = await confirmed(kind, { "bulk-status": status, scope: "matching" });
      expect(await refusal(kind, many)).toEqual({ status: 500, kind: "problem", text });
    },
  );
});

describe("a confirmation", () => {
  it("is required for a deletion without script, and for every action on several rows", {
    tags: ["@staff-2.3", "@staff-5.3"],
  }, async () => {
    expect(await refusal("contact", { intent: "delete", id: "contact-a" })).toMatchObject({
      kind: "confirm",
      scope: "rows",
      ids: ["contact-a"],
      count: 1,
    });
    expect(await refusal("contact", { "bulk-delete": "1", scope: "matching" }, "?q=cara+b")).toMatchObject({
      kind: "confirm",
      scope: "matching",
      count: 1,
    });
    const ticked = { "row:contact-a": "on", "row:contact-c": "on", "bulk-delete": "1" };
    expect(await refusal("contact", ticked)).toMatchObject({ ids: ["contact-a", "contact-c"], count: 2 });
    expect(await ids("contact")).toHaveLength(3);
  });

  it("is required again when the rows have changed since", async () => {
    const order = { "bulk-status": "approved", scope: "matching" };
    const again = { kind: "confirm", status: "approved", again: true };
    const three = await confirmed("volunteer", order);
    await services.db.deleteFrom("volunteer_applications").where("id", "=", "volunteer-a").execute();
    expect(await refusal("volunteer", three)).toMatchObject({ ...again, count: 2 });
    // As many as before, and others.
    await fillForms(services.db, "d", moment);
    expect(await refusal("volunteer", three)).toMatchObject({ ...again, count: 3 });
    const ticked = { "row:volunteer-b": "on", "row:volunteer-c": "on", "bulk-status": "approved" };
    const two = await confirmed("volunteer", ticked);
    const one = {
      table: serverTables.volunteer,
      id: "volunteer-b",
      was: "pending",
      status: "rejected",
    } as const;
    await setStatus(services.db, { ...one, who, now });
    expect(await refusal("volunteer", two)).toMatchObject({ ...again, count: 2 });
    await target("volunteer", await confirmed("volunteer", ticked));
  });

  it("lists the rows, the filters, and statuses that colleagues have set since", async () => {
    const { db } = services;
    const bob = { userId: "u2", email: "bob@example.org" };
    const loadedAt = new Date(now.getTime() - 1000).toISOString();
    const order = { table: serverTables.volunteer, was: "pending", status: "approved", now } as const;
    await setStatus(db, { ...order, who: bob, id: "volunteer-a" });
    await setStatus(db, { ...order, who, id: "volunteer-b" });
    const wish = { "bulk-status": "rejected", scope: "matching", loadedAt };
    const asked = await refusal("volunteer", wish, "?q=val&role=peer_counselor");
    if (!("rows" in asked)) throw new Error("Nothing is to be confirmed");
    expect(asked.criteria).toEqual(["Search: “val”", "Role: Peer counselor"]);
    expect(asked.rows.map(({ name, status }) => `${name}: ${status}`).sort()).toEqual([
      "Val a, volunteer.a@example.org: Approved",
      "Val b, volunteer.b@example.org: Approved",
      "Val c, volunteer.c@example.org: Pending",
    ]);
    const setByBob = { id: "volunteer-a", name: "Val a, volunteer.a@example.org", status: "Approved" };
    expect(asked.concurrent).toEqual({ count: 1, rows: [{ ...setByBob, by: bob.email, at: moment }] });
    const late = await refusal("volunteer", { ...wish, loadedAt: moment });
    expect(late).toMatchObject({ concurrent: { count: 0 }, criteria: ["Every row of the table"] });
    for (let place = 0; place < 12; place += 1) await fillForms(db, `x${place}`, moment);
    expect(await refusal("contact", { "bulk-delete": "1", scope: "matching" })).toMatchObject({
      count: 15,
      rows: { length: 10 },
    });
    for (const [kind, name] of [
      ["analytics", "contact, view, Nov 20, 2026, 12:00 UTC"],
      ["article", "One, Nov 20, 2026, 12:00 UTC"],
    ] as const) {
      const all = { "bulk-delete": "1", scope: "matching" };
      expect(await refusal(kind, all)).toMatchObject({ rows: [{ name, status: "" }] });
    }
  });

  it("is rejected for all matching rows of an invalid date range", async () => {
    const request = new Request("http://site/admin/dashboard/changes/analytics?from=soon", {
      method: "POST",
      body: new URLSearchParams({ "bulk-delete": "1", scope: "matching" }),
    });
    const table = serverTables.analytics;
    const { data, init } = await handleAction(request, { db: services.db, who, table, now });
    expect([init?.status, data]).toEqual([400, { kind: "problem", text: dateRangeProblems.unreadable }]);
  });

  it("is replaced by an error when rows or values are missing, deleted or unknown", {
    tags: ["@staff-5.1", "@staff-9.1"],
  }, async () => {
    const { problems } = tableCopy;
    const text = async (kind: TableKind, body: Record<string, string>) => {
      const response = await refusal(kind, body);
      return "text" in response ? [response.status, response.text] : response;
    };
    expect(await text("contact", { "bulk-delete": "1", scope: "rows" })).toEqual([
      400,
      "No rows are chosen. Tick some, or choose all that match.",
    ]);
    expect(await text("contact", { intent: "delete", id: "unknown" })).toEqual([404, problems.gone]);
    expect(await text("contact", { intent: "delete", id: "unknown", confirmed: "1" })).toEqual([
      404,
      problems.gone,
    ]);
    const status = { intent: "status", id: "volunteer-a", was: "pending", status: "sainted" };
    expect(await text("volunteer", status)).toEqual([400, problems.noStatus]);
    expect(await text("volunteer", { "bulk-status": "sainted", scope: "matching" })).toEqual([
      400,
      problems.noStatus,
    ]);
    expect(await text("contact", { intent: "status", id: "contact-a", was: "", status: "approved" })).toEqual(
      [400, problems.noStatus],
    );
    expect(await text("contact", { intent: "undo", change: "unknown" })).toEqual([409, problems.unknown]);
  });
});

it("a bulk status counts and sets only rows with another status", async () => {
  const { db } = services;
  await db
    .updateTable("volunteer_applications")
    .set({ status: "approved" })
    .where("id", "=", "volunteer-a")
    .execute();
  const order = { "bulk-status": "approved", scope: "matching" };
  expect(await refusal("volunteer", order)).toMatchObject({ kind: "confirm", count: 2 });
  const { searchParams } = await target("volunteer", await confirmed("volunteer", order));
  const change = await db.selectFrom("changes").select(["id", "row_count"]).executeTakeFirst();
  expect(change).toEqual({ id: searchParams.get("change"), row_count: 2 });
  const same = { kind: "problem", text: tableCopy.problems.same, status: 400 };
  expect(await refusal("volunteer", order)).toEqual(same);
  expect(await refusal("volunteer", { ...order, confirmed: "2" })).toEqual(same);
  const one = { intent: "status", id: "volunteer-a", was: "approved", status: "approved" };
  expect(await refusal("volunteer", one)).toEqual(same);
  expect(
    await db
      .selectFrom("audit_log")
      .select(["record_id", "row_count"])
      .orderBy("record_id", "desc")
      .execute(),
  ).toEqual([{ record_id: null, row_count: 2 }]);
});

it("redirects to the same view of the table, with the change in the URL", async () => {
  const search = "?q=val&sort=-name&page=2&from=2026-11-01&to=2026-11-30";
  const order = { intent: "status", id: "volunteer-a", was: "pending", status: "approved" };
  const { pathname, searchParams, hash } = await target("volunteer", order, search);
  expect([pathname, hash]).toEqual(["/admin/dashboard/volunteer", "#volunteer-table"]);
  const change = searchParams.get("change") ?? "";
  expect(searchParams.toString()).toBe(`${search.slice(1)}&change=${change}`);
  const undone = await target("volunteer", { intent: "undo", change }, search);
  expect(undone.searchParams.get("change")).toBe(change);
});

it("redirects to the row's page, or to the table when the row was deleted", async () => {
  const search = "?row=volunteer-a";
  const order = { intent: "status", id: "volunteer-a", was: "pending", status: "approved" };
  const set = await target("volunteer", order, search);
  const change = set.searchParams.get("change") ?? "";
  const page = `/admin/dashboard/volunteer/volunteer-a?change=${change}`;
  expect(set.pathname + set.search).toBe(page);
  const undone = await target("volunteer", { intent: "undo", change }, search);
  expect(undone.pathname + undone.search).toBe(page);
  const deletion = { intent: "delete", id: "volunteer-a", confirmed: "1" };
  const deleted = await target("volunteer", deletion, search);
  expect([deleted.pathname, [...deleted.searchParams.keys()]]).toEqual([
    "/admin/dashboard/volunteer",
    ["change"],
  ]);
});

it("the history of a row lists its changes, made alone or in bulk", async () => {
  const ticked = { "row:volunteer-a": "on", "row:volunteer-b": "on", "bulk-status": "approved" };
  const { searchParams } = await target("volunteer", await confirmed("volunteer", ticked));
  const rejected = { intent: "status", id: "volunteer-a", was: "approved", status: "rejected" };
  const alone = (await target("volunteer", rejected)).searchParams.get("change") ?? "";
  await target("volunteer", { intent: "undo", change: alone });
  const all = { intent: "undo", change: searchParams.get("change") ?? "" };
  await target("volunteer", all);
  const historyOf = async (id: string) =>
    (await listHistory(services.db, { kind: "volunteer", table: "volunteer_applications", id })).map(
      ({ action }) => action,
    );
  expect(await historyOf("volunteer-a")).toEqual([
    "change undone",
    "change undone",
    "status changed",
    "status changed",
  ]);
  expect(await historyOf("volunteer-b")).toEqual(["change undone", "status changed"]);
  expect(await historyOf("volunteer-c")).toEqual([]);
});

it("the audit log says who answered a row and when, without the note", async () => {
  const { db } = services;
  const row = { table: serverTables.contact, id: "contact-a" };
  const [form] = responseForms(db, who, row, new URL("http://site/admin/dashboard/contact/contact-a"));
  const save = async (note: string, at: Date, more: Record<string, string> = {}) => {
    const was = (await loadResponse(db, "contact_submissions", row.id))?.version ?? "";
    const checked = form?.validate(new Map(Object.entries({ note, was, ...more })));
    return checked?.ok ? await checked.save({ now: at, visitor: "", sender: "" }) : checked;
  };
  expect(await save("Called.", now)).toMatchObject({ ok: true });
  const early = await loadResponse(db, "contact_submissions", row.id);
  const at = new Date(now.getTime() + 60_000);
  expect(await save("Called her.", at)).toMatchObject({ ok: true });
  const noted = await loadResponse(db, "contact_submissions", row.id);
  expect(noted).toMatchObject({
    responded_at: moment,
    responded_by: who.email,
    response_note: "Called her.",
  });
  expect(noted?.version).not.toBe(early?.version);
  expect(await save("Hers.", at, { was: early?.version ?? "" })).toMatchObject({
    status: 409,
    failure: expect.stringContaining(`${who.email} saved another note on `),
    extra: { theirs: "Called her." },
  });
  await save("Called her.", at, { reopen: "on" });
  expect(await save("Hers.", at, { was: noted?.version ?? "" })).toMatchObject({
    status: 409,
    failure: expect.stringContaining(`${who.email} opened it again on `),
  });
  const audit = await db.selectFrom("audit_log").select(["action", "before", "after"]).execute();
  const answered = JSON.stringify({ answered: true, responded_at: moment, responded_by: who.email });
  const open = JSON.stringify({ answered: false });
  expect(audit).toEqual([
    { action: "answered", before: open, after: answered },
    { action: "noted", before: null, after: null },
    { action: "reopened", before: answered, after: open },
  ]);
});

it("of two concurrent status changes, the second is a conflict that names the first", async () => {
  const order = { table: serverTables.volunteer, id: "volunteer-a", was: "pending", now } as const;
  const bob = { userId: "u2", email: "bob@example.org" };
  const results = await Promise.all([
    setStatus(services.db, { ...order, who, status: "approved" }),
    setStatus(services.db, { ...order, who: bob, status: "rejected" }),
  ]);
  expect(results[0]).toMatchObject({ ok: true });
  expect(results[1]).toMatchObject({ ok: false, reason: "conflict", now: "approved", by: who.email });
});
