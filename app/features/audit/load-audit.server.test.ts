import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { fillForms } from "#tests/support/submissions";
import type { Database } from "~/database/open-database.server";
import { auditedRecords } from "~/features/dashboard/tables.server";
import { type AuditEntry, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { auditHref, readAuditQuery } from "./audit-query";
import { AUDIT_PAGE_SIZE, loadAudit } from "./load-audit.server";

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 9));

async function note(entry: Partial<AuditEntry>, { who = "ann", at = day(20) } = {}): Promise<void> {
  const actor = { userId: who, email: `${who}@example.org` };
  await recordAudit(db, actor, { action: "edited", kind: "article", recordId: null, ...entry }, at);
}

const load = (path = "/admin/audit") =>
  loadAudit(db, readAuditQuery(new URL(path, "http://site").searchParams), auditedRecords);
const actions = async (query: string) =>
  (await load(`/?${query}`)).entries.map(({ sentence }) => sentence.start.replace(":", ""));

describe("the audit log", () => {
  it("filters by kind, person, dates and record, and counts the matches", async () => {
    await note({ action: "one", kind: "article", recordId: "1" }, { at: day(1) });
    await note({ action: "two", kind: "resource", recordId: "1" }, { who: "bea", at: day(2) });
    await note({ action: "three", kind: "article", recordId: "2" }, { who: "bea", at: day(3) });
    expect(await actions("")).toEqual(["three", "two", "one"]);
    expect(await actions("kind=article")).toEqual(["three", "one"]);
    expect(await actions("kind=article&record=1")).toEqual(["one"]);
    expect(await actions("person=bea@example.org")).toEqual(["three", "two"]);
    expect(await actions("from=2026-11-02&to=2026-11-02")).toEqual(["two"]);
    expect(await actions("to=2026-11-01")).toEqual(["one"]);
    expect(await actions("kind=article&person=bea@example.org&from=2026-11-03")).toEqual(["three"]);
    expect(await actions("person=b%25")).toEqual([]);
    expect(await load("/?kind=article")).toMatchObject({
      total: 2,
      people: ["ann@example.org", "bea@example.org"],
    });
  });

  it("counts the rows of a data request as those of one person", async () => {
    await note({ action: "erased", kind: "data_request", rowCount: 7 });
    const { entries } = await load();
    expect(entries[0]).toMatchObject({
      sentence: { start: "erased" },
      subject: "7 rows of one person (data request)",
    });
  });

  it("ignores invalid dates and reports the problem", async () => {
    await note({});
    for (const [query, problem] of [
      [
        "from=2026-11-05&to=2026-11-01",
        "“From” must not be after “To”, so entries of every date are shown. Choose both dates again.",
      ],
      ["from=soon", "That date could not be read, so entries of every date are shown. Choose it again."],
      ["to=2026-02-30", "That date could not be read, so entries of every date are shown. Choose it again."],
    ] as const)
      expect(await load(`/?${query}`)).toMatchObject({ problem, total: 1, filters: { from: "", to: "" } });
    expect(await load("/?kind=__proto__&before=x&after=%00")).toMatchObject({
      total: 1,
      filters: { kind: "" },
    });
  });

  it("pages in both directions without losing an entry, even where many share a timestamp", async () => {
    for (let number = 0; number < 2 * AUDIT_PAGE_SIZE + 30; number += 1) {
      await note({ recordId: String(number) }, { at: day(1 + Math.floor(number / 90)) });
    }
    const seen: number[] = [];
    const pages: number[][] = [];
    let page = await load();
    expect(page.newer).toBeNull();
    for (;;) {
      const ids = page.entries.map(({ id }) => id);
      pages.push(ids);
      seen.push(...ids);
      if (!page.older) break;
      page = await load(auditHref(page.filters, { before: page.older }));
    }
    expect(seen).toEqual(Array.from({ length: 230 }, (_, index) => 230 - index));
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 30]);
    if (!page.newer) throw new Error("The last page leads nowhere");
    page = await load(auditHref(page.filters, { after: page.newer }));
    expect(page.entries.map(({ id }) => id)).toEqual(pages[1]);
    if (!page.newer) throw new Error("The second page leads nowhere");
    page = await load(auditHref(page.filters, { after: page.newer }));
    expect(page.entries.map(({ id }) => id)).toEqual(pages[0]);
    expect(page.newer).toBeNull();
  });

  it("stays within the dates when the cursor is outside them", async () => {
    await note({ action: "one" }, { at: day(1) });
    await note({ action: "two" }, { at: day(2) });
    expect(await actions("to=2026-11-01&before=2026-11-09T00:00:00.000Z_9")).toEqual(["one"]);
    expect(await actions("from=2026-11-02&after=2026-10-09T00:00:00.000Z_1")).toEqual(["two"]);
  });

  it("names and links the record if it still exists", async () => {
    await fillForms(db, "x", day(1).toISOString());
    const article = {
      title: "<b>Jobs</b> &amp; wages",
      url: "https://example.org",
      published_date: "2026-11-01",
      created_at: day(1).toISOString(),
    };
    await db
      .insertInto("articles")
      .values({ ...article, summary: "", source: null })
      .execute();
    await note({ recordId: "1" });
    await note({ recordId: "2" });
    await note({ kind: "volunteer", recordId: "volunteer-x" });
    await note({ kind: "volunteer", recordId: "gone" });
    await note({ kind: "analytics", recordId: "1" });
    await note({ kind: "contact", rowCount: 12 });
    await db
      .insertInto("campaigns")
      .values({
        kind: "team_update",
        subject: "Meeting",
        html: "",
        text: "",
        recipient_count: 3,
        created_at: day(1).toISOString(),
        scheduled_for: null,
        created_by: null,
        sent_at: null,
      })
      .execute();
    await note({ kind: "campaign", recordId: "1" });
    const shown = (await load()).entries.map(({ subject, to }) => [subject, to]);
    expect(shown.reverse()).toEqual([
      ["the article “Jobs & wages”", "/admin/articles/1"],
      ["an article", null],
      ["the volunteer application of Val x", "/admin/dashboard/volunteer/volunteer-x"],
      ["a volunteer application", null],
      ["a form event", null],
      ["12 contact messages", null],
      ["the campaign “Meeting”", "/admin/dashboard/newsletter/campaigns/1"],
    ]);
  });

  it("says what a person did in one sentence, with the rest as details", async () => {
    await fillForms(db, "x", day(1).toISOString());
    const status = { before: { status: "pending" }, after: { status: "approved", change: "c" } };
    await note({ action: "status changed", kind: "volunteer", recordId: "volunteer-x", ...status });
    const matching = { searched: true, choices: { status: "pending" } };
    await note({ action: "exported", kind: "contact", rowCount: 3, after: { matching } });
    const said = (await load()).entries.map(({ who, sentence, subject, changes }) => [
      [who, sentence.start, subject, sentence.end].filter(Boolean).join(" "),
      changes.map(({ label, after }) => `${label}: ${after}`),
    ]);
    expect(said).toEqual([
      [
        "ann@example.org exported 3 contact messages as CSV",
        ["All rows that matched: By words: Yes; Choices: Status: pending"],
      ],
      ["ann@example.org set the volunteer application of Val x from pending to approved", []],
    ]);
  });
});
