import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testServices, thrownResponse } from "#tests/support/services";
import { reportWords } from "~/content/es/resource-report";
import { problems, resourceReport } from "~/content/resources/resource-report";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { publicProtection } from "~/kits/forms/public-protection.server";
import { submitDelay } from "~/kits/forms/submit-delay.server";
import type { PublicServices } from "~/server/services.server";
import { reportForm } from "./report.form";
import { loadReport, type ResourceReport, reportHandler, reportMistake } from "./report.server";
import { readEntry, reportHref } from "./report-link";

const now = new Date("2026-11-20T12:00:00Z");
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000);

let services: PublicServices;
beforeEach(async () => {
  services = await testServices();
  submitDelay.recordPageView("", "/services/support-and-resources/report", Date.now() - 10_000);
  await services.db
    .insertInto("support_resources")
    .values(
      ([1, 0] as const).map((is_active, index) => ({
        category: "Food",
        title: `Food bank ${index + 1}`,
        organization: "Helpers",
        description: "Helps.",
        cost: "Free",
        phone_number: "211",
        website_url: "https://example.org/",
        geographic_scope: "Ohio",
        tags: "[]",
        is_active,
        created_at: now.toISOString(),
        checked_at: now.toISOString(),
      })),
    )
    .execute();
});
afterEach(async () => {
  await services.events.flush();
  await services.db.destroy();
});

const report: ResourceReport = {
  entry: "1",
  problem: "unreachable",
  details: "Nobody answers.\nI called twice.",
  email: "",
};
const save = (changed: Partial<ResourceReport> = {}, at = now) =>
  reportMistake(services.db, { ...report, ...changed }, at);
const rows = () => services.db.selectFrom("resource_reports").selectAll().orderBy("created_at").execute();

describe("reportMistake", () => {
  it("saves a report with the entry's title as it was, open", { tags: ["@public-2.8"] }, async () => {
    const outcome = await save({ email: "sam@example.org" });
    await services.db
      .updateTable("support_resources")
      .set({ title: "Renamed" })
      .where("id", "=", 1)
      .execute();
    expect(await rows()).toMatchObject([
      {
        id: outcome.ok && outcome.id,
        resource_id: 1,
        resource_title: "Food bank 1",
        problem: "unreachable",
        details: "Nobody answers.\nI called twice.",
        email: "sam@example.org",
        status: "open",
        content_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        created_at: "2026-11-20T12:00:00.000Z",
      },
    ]);
  });

  it("preserves the report when its entry is deleted", async () => {
    await save();
    await services.db.deleteFrom("support_resources").execute();
    expect(await rows()).toMatchObject([{ resource_id: null, resource_title: "Food bank 1", email: null }]);
  });

  it("knows the same report again for 24 hours", async () => {
    expect((await Promise.all([save(), save(), save()])).filter((one) => one.ok && one.id)).toHaveLength(1);
    expect(await save({}, hoursLater(24))).toEqual({ ok: true, id: null });
    expect(await save({}, hoursLater(24.1))).toMatchObject({ ok: true, id: expect.any(String) });
    expect(await save({ problem: "closed" })).toMatchObject({ id: expect.any(String) });
    expect(await rows()).toHaveLength(3);
  });

  it.each(["2", "3", "", "0", "1.0", "-1", "1 or 1=1", "9".repeat(400), "__proto__"])(
    "says that entry %j is no longer there",
    async (entry) => {
      expect(await save({ entry })).toEqual({ ok: false, failure: resourceReport.gone });
      expect(await rows()).toEqual([]);
    },
  );

  it("has the label of Spanish when it was sent from the Spanish page, and answers in Spanish", async () => {
    const send = (values: ResourceReport) => reportMistake(services.db, values, now, {}, "es");
    await send(report);
    await save({ problem: "closed" }, hoursLater(1));
    expect((await rows()).map(({ problem, labels }) => [problem, labels])).toEqual([
      ["unreachable", '["spanish"]'],
      ["closed", null],
    ]);
    expect(await send({ ...report, entry: "2" })).toEqual({ ok: false, failure: reportWords.es.gone });
  });

  it("is backed by the database, which rejects an unknown problem and an unknown status", async () => {
    for (const { value } of problems) await save({ problem: value });
    expect((await rows()).map((row) => row.problem).sort()).toEqual(
      problems.map(({ value }) => value).sort(),
    );
    for (const column of ["problem", "status"]) {
      const update = sql`update resource_reports set ${sql.ref(column)} = 'spam'`.execute(services.db);
      await expect(update).rejects.toThrow(/CHECK constraint failed/);
    }
  });
});

describe("the report form", () => {
  const send = (fields: Record<string, string>) =>
    handleForms(
      new Request(`http://localhost/services/support-and-resources/report?entry=1`, {
        method: "POST",
        body: new URLSearchParams(fields),
      }),
      [reportHandler(services.db)],
      { protect: publicProtection(services) },
    );
  const sent = { form: reportForm.name, ...report };

  it("asks what is wrong and how one knows, but not who one is", async () => {
    const { data, init } = await send({ form: reportForm.name, entry: "1" });
    expect(init?.status).toBe(400);
    expect(data.errors).toEqual({ problem: "Choose what is wrong", details: "Tell us what you found" });
  });

  it("preserves what was typed when the entry was removed in the meantime", {
    tags: ["@public-2.8"],
  }, async () => {
    await services.db.updateTable("support_resources").set({ is_active: 0 }).execute();
    const { data, init } = await send(sent);
    expect(init?.status).toBe(400);
    expect(data).toMatchObject({ failure: resourceReport.gone, values: report });
  });

  it("takes a program that fills in every field for one", async () => {
    expect((await send({ ...sent, leaveEmpty: "https://spam.example" })).init?.status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it("does not count visitors without an address as one and the same", async () => {
    for (let number = 1; number <= 12; number += 1) {
      const response = await thrownResponse(send({ ...sent, details: `Nobody answers, call ${number}.` }));
      expect(response.status).toBe(303);
      expect(response.headers.get("Location")).toMatch(
        /^\/services\/support-and-resources\/report\?sent=resource_report&mark=[\w.-]+#report$/,
      );
    }
    expect(await rows()).toHaveLength(12);
    await services.events.flush();
    const events = await services.db.selectFrom("form_analytics").select("id").execute();
    expect(events).toEqual([]);
  });
});

describe("the list that one came from", () => {
  const list = "/services/support-and-resources?q=rent&state=MI&page=2#results";
  const load = async (address: string, words = resourceReport) =>
    (await loadReport(services, new Request(`http://localhost${address}`), words)).data.results;

  it("is where the link of the entry was, in the language of the page", async () => {
    expect(await load(reportHref(1, "en", list))).toBe(list);
    expect(await load(reportHref(1, "es", list), reportWords.es)).toBe(`/es${list}`);
    expect(await load(reportHref(1))).toBeNull();
  });

  it.each(["https://evil.example/", "//evil.example", "q=rent&next=https://evil.example", "%00", "state=XX"])(
    "is nothing but a list of the directory for %j",
    async (results) => {
      const to = await load(`/report?entry=1&results=${encodeURIComponent(results)}`);
      expect(to).toMatch(/^\/services\/support-and-resources(?:\?q=rent)?#results$/);
    },
  );
});

describe("the entry an address names", () => {
  const load = async (query: string) =>
    (await loadReport(services, new Request(`http://localhost/report?${query}`), resourceReport)).data
      .reported?.title;

  it("is the public one with that number", async () => {
    expect(await load("entry=1")).toBe("Food bank 1");
    expect(readEntry(reportHref(7).split("=")[1] ?? "")).toBe(7);
  });

  it("is the page of a state with that code", async () => {
    expect(await load("entry=OH")).toBe("the page about Ohio");
    expect(await save({ entry: "OH" })).toMatchObject({ ok: true, id: expect.any(String) });
    expect(await rows()).toMatchObject([{ resource_id: null, resource_title: "the page about Ohio" }]);
  });

  it.each(["", "entry=", "entry=2", "entry=3", "entry=1e0", "entry=NaN", "entry=%00", "entry=1&entry=x"])(
    "is none for %j, or the first",
    async (query) => {
      expect(await load(query)).toBe(query === "entry=1&entry=x" ? "Food bank 1" : undefined);
    },
  );
});

it.each([
  ["The number rings out twice.", undefined],
  ["The office burned down.", undefined],
  ["I want to die and nobody answers this number.", "self"],
])("“%s” shows crisis lines only where danger is surely told", (details, family) => {
  expect(reportHandler(services.db).dangerIn?.(new Map([["details", details]]))).toBe(family);
});
