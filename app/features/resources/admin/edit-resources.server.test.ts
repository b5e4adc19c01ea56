import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { thrownResponse } from "#tests/support/services";
import type { Database } from "~/database/open-database.server";
import type { NewRow } from "~/database/schema/schema.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { loadDirectory } from "../public/directory.server";
import { newResourceForms, resourceForms, resourceListForms } from "./edit-resources.server";
import { loadResource, loadResources, RESOURCES_PAGE_SIZE } from "./load-resources.server";

const ann = { userId: "a", email: "ann@example.org" };
const bea = { userId: "b", email: "bea@example.org" };
const NOW = new Date("2026-11-20T09:05:00.000Z");

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const typed = {
  title: "Rent fund",
  organization: "Helpers",
  category: "Housing",
  description: "Pays rent.",
  summaryEs: "Paga la renta.",
  eligibilityRequirements: "",
  cost: "Free",
  phoneNumber: "",
  websiteUrl: "https://example.org/rent",
  geographicScope: "Ohio",
  tags: "rent,  housing ,rent",
  version: "1",
};

async function list(...samples: Partial<NewRow<"support_resources">>[]): Promise<void> {
  for (const [index, sample] of samples.entries()) {
    await db
      .insertInto("support_resources")
      .values({
        category: "Housing",
        title: `Entry ${String(index).padStart(3, "0")}`,
        organization: "Helpers",
        description: "Helps.",
        eligibility_requirements: null,
        cost: "Free",
        phone_number: null,
        website_url: "https://example.org/",
        geographic_scope: "Ohio",
        tags: "[]",
        is_active: 1,
        created_at: "2026-11-01T00:00:00.000Z",
        checked_at: "2026-11-01T00:00:00.000Z",
        ...sample,
      })
      .execute();
  }
}

/** Posts a form to an entry's page. @returns where it leads when accepted, else the answer */
async function post(id: number | null, fields: Record<string, string>, who = ann) {
  const request = new Request("http://site/admin/resources/1", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const forms = id === null ? newResourceForms(db, who) : resourceForms(db, who, id);
  try {
    const { data, init } = await handleForms(request, forms, { now: NOW });
    return { status: init?.status, data };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { status: thrown.status, to: thrown.headers.get("Location") };
  }
}

const add = (more: Record<string, string> = {}) => post(null, { form: "new-resource", ...typed, ...more });
const save = (more: Record<string, string>, who = ann) =>
  post(1, { form: "resource", ...typed, ...more }, who);
const stored = () =>
  db.selectFrom("support_resources").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
const log = async () =>
  (await db.selectFrom("audit_log").selectAll().orderBy("id").execute()).map(
    ({ action, kind, record_id, before, after }) => [
      action,
      kind,
      record_id,
      before && JSON.parse(before),
      after && JSON.parse(after),
    ],
  );

describe("an entry of the directory", () => {
  it("is added and shown, and not yet checked", async () => {
    expect(await add()).toEqual({ status: 303, to: "/admin/resources/1?sent=new-resource" });
    expect(await stored()).toMatchObject({
      title: "Rent fund",
      phone_number: null,
      tags: '["rent","housing"]',
      is_active: 1,
      country: null,
      languages: '["en"]',
      is_online: 0,
      checked_at: null,
      version: 1,
    });
    expect((await log())[0]).toMatchObject(["added", "resource", "1", null, { title: "Rent fund" }]);
  });

  it("says where it is offered, in which languages, and whether online", async () => {
    const place = { country: "US", state: "OH", languages: "english, Spanish", isOnline: "yes" };
    await add(place);
    const columns = { country: "US", state: "OH", languages: '["en","es"]', is_online: 1 };
    expect(await stored()).toMatchObject(columns);
    expect((await loadResource(db, 1)).values).toMatchObject({ ...place, languages: "English, Spanish" });
    await save({ ...place, cost: "$5", tags: "rent, housing" });
    expect(await stored()).toMatchObject({ ...columns, cost: "$5" });
    const wrong = [
      [{ ...place, country: "CA" }, "state"],
      [{ ...place, state: "XX" }, "state"],
      [{ ...place, languages: "English, Klingon" }, "languages"],
    ] as const;
    for (const [more, field] of wrong) {
      const { data } = await save({ ...more, version: "2" });
      expect(Object.keys(data && "errors" in data ? data.errors : {}), field).toEqual([field]);
    }
  });

  it("is checked by who says so, until that is undone, and not by an edit", async () => {
    await add();
    await save({ cost: "$5", tags: "rent, housing" });
    expect(await stored()).toMatchObject({ checked_at: null });
    await post(1, { form: "check-resource" }, bea);
    expect(await stored()).toMatchObject({ checked_at: NOW.toISOString(), checked_by: bea.email });
    expect((await loadResource(db, 1)).checked).toEqual({ day: "Nov 20, 2026", by: bea.email });
    await save({ cost: "$6", tags: "rent, housing", version: "3" });
    expect(await stored()).toMatchObject({ cost: "$6", checked_by: bea.email });
    await post(1, { form: "uncheck-resource" });
    expect(await stored()).toMatchObject({ checked_at: null, checked_by: null });
    expect((await log()).map(([action]) => action)).toEqual([
      "added",
      "edited",
      "checked",
      "edited",
      "check undone",
    ]);
  });

  it("loses what was found out about its link when the link changes", async () => {
    await add();
    const found = { link_status: "broken", link_reason: "Gone", link_checked_at: NOW.toISOString() } as const;
    await db.updateTable("support_resources").set(found).execute();
    await save({ cost: "$5", tags: "rent, housing" });
    expect(await stored()).toMatchObject(found);
    expect((await loadResource(db, 1)).link).toMatchObject({ status: "broken", reason: "Gone" });
    await save({ cost: "$5", tags: "rent, housing", websiteUrl: "https://example.org/new", version: "2" });
    expect(await stored()).toMatchObject({ link_status: null, link_reason: null, link_checked_at: null });
  });

  it("is refused without what it needs, and where there is one of its title and organization", async () => {
    await add();
    const wrong = await add({ title: "", websiteUrl: "javascript:alert(1)" });
    expect(Object.keys(wrong.data && "errors" in wrong.data ? wrong.data.errors : {})).toEqual([
      "title",
      "websiteUrl",
    ]);
    expect(await add()).toMatchObject({
      status: 400,
      data: {
        errors: { title: "There is an entry “Rent fund” by Helpers already" },
        extra: { uniqueConflict: 1 },
      },
    });
    expect(await add({ organization: "Others" })).toMatchObject({ status: 303 });
    expect(await post(2, { form: "resource", ...typed })).toMatchObject({
      data: { extra: { uniqueConflict: 1 } },
    });
  });

  it("is edited by two, and the second sees the first's change", async () => {
    await add();
    await save({ cost: "$5" }, bea);
    expect(await save({ cost: "$10", tags: "rent, housing" })).toMatchObject({
      status: 409,
      data: {
        failure: expect.stringContaining("bea@example.org"),
        values: { cost: "$10", version: "2" },
        extra: { changes: [{ name: "cost", before: "Free", theirs: "$5", mine: "$10" }] },
      },
    });
    await save({ cost: "$10", tags: "rent, housing", version: "2" });
    expect(await stored()).toMatchObject({ cost: "$10", tags: '["rent","housing"]', version: 3 });
  });

  it("is checked, hidden and shown during an edit, without a conflict", async () => {
    await add();
    await db.updateTable("support_resources").set({ checked_at: "2026-01-01T00:00:00.000Z" }).execute();
    for (const form of ["check-resource", "hide-resource", "show-resource", "hide-resource"])
      expect(await post(1, { form }, bea)).toMatchObject({ status: 303 });
    const directory = await loadDirectory(db, { q: "", category: "", page: 1, all: false });
    expect(directory.resources).toEqual([]);
    expect(await save({ cost: "$5", tags: "rent, housing" })).toMatchObject({ status: 303 });
    expect(await stored()).toMatchObject({
      cost: "$5",
      is_active: 0,
      checked_at: NOW.toISOString(),
      version: 6,
    });
    expect((await log()).map(([action]) => action)).toEqual([
      "added",
      "checked",
      "hidden",
      "shown",
      "hidden",
      "edited",
    ]);
  });

  it("has a page, or none", async () => {
    await add();
    expect(await loadResource(db, 1)).toMatchObject({
      values: { tags: "rent, housing", version: "1" },
      hidden: false,
      checked: null,
      link: null,
      suggestions: { category: ["Housing"], cost: ["Free"] },
      history: [{ action: "added" }],
    });
    for (const id of [2, null]) expect((await thrownResponse(loadResource(db, id))).status).toBe(404);
  });
});

async function report(id: string, resource_id: number, status: "open" | "resolved" = "open") {
  const row = {
    id,
    resource_id,
    resource_title: "Entry",
    problem: "closed" as const,
    details: "",
    email: null,
  };
  await db
    .insertInto("resource_reports")
    .values({ ...row, status, content_hash: id, created_at: `2026-11-0${1 + (id.charCodeAt(0) % 5)}` })
    .execute();
}

describe("a visitor's report", () => {
  it("is resolved and opened again at its own entry only, each once", async () => {
    await list({}, {});
    await report("a", 1);
    await report("b", 2);
    await post(1, { form: "resolve-report", report: "a" });
    await post(1, { form: "resolve-report", report: "a" });
    await post(1, { form: "resolve-report", report: "b" });
    expect((await loadResource(db, 1)).reports).toMatchObject([{ id: "a", status: "resolved" }]);
    expect((await loadResource(db, 2)).reports).toMatchObject([{ id: "b", status: "open" }]);
    await post(1, { form: "reopen-report", report: "a" });
    expect(await log()).toEqual([
      ["resolved", "report", "a", { status: "open" }, { status: "resolved" }],
      ["opened again", "report", "a", { status: "resolved" }, { status: "open" }],
    ]);
  });
});

describe("the staff's list", () => {
  const load = (query: string) => loadResources(db, new URLSearchParams(query), NOW);
  const titles = async (query: string) => (await load(query)).entries.map(({ title }) => title);

  beforeEach(() =>
    list(
      { title: "beta", category: "Food", checked_at: "2026-05-19T00:00:00.000Z" },
      { title: "Alpha", is_active: 0, organization: "Zed & Co" },
      { title: "Gamma", description: "100% free", checked_at: "2026-05-21T00:00:00.000Z" },
    ),
  );

  it("shows hidden entries too, by title whatever the capitals, and counts open reports", async () => {
    await report("a", 1);
    await report("b", 1);
    await report("c", 1, "resolved");
    const { entries, slice, categories } = await load("");
    expect(entries.map(({ title, active, stale, reports }) => [title, active, stale, reports])).toEqual([
      ["Alpha", false, false, 0],
      ["beta", true, true, 2],
      ["Gamma", true, false, 0],
    ]);
    expect(slice.total).toBe(3);
    expect(categories).toEqual(["Food", "Housing"]);
    expect(await titles("filter=reported")).toEqual(["beta"]);
  });

  it.each([
    ["q=ZED+%26", ["Alpha"]],
    ["q=100%25", ["Gamma"]],
    ["q=nothing", []],
    ["category=Food", ["beta"]],
    ["category=Unknown", ["Alpha", "beta", "Gamma"]],
    ["filter=active", ["beta", "Gamma"]],
    ["filter=hidden", ["Alpha"]],
    ["filter=stale", ["beta"]],
    ["filter=active&category=Housing", ["Gamma"]],
    ["sort=-title", ["Gamma", "beta", "Alpha"]],
    ["sort=checked_at", ["beta", "Gamma", "Alpha"]],
    ["sort=-organization", ["Alpha", "Gamma", "beta"]],
    ["sort=category", ["beta", "Alpha", "Gamma"]],
    ["sort=version", ["Alpha", "beta", "Gamma"]],
  ])("with %s lists %j", async (query, expected) => expect(await titles(query)).toEqual(expected));

  it("counts what visitors see and staff have to check, and lists it", async () => {
    const broken = { link_status: "broken", link_reason: "The page is gone (404)." } as const;
    await list(
      { title: "New", checked_at: null },
      { title: "Newer", checked_at: null, ...broken },
      { title: "Hidden and new", checked_at: null, is_active: 0 },
    );
    expect((await load("")).toCheck).toEqual({ unchecked: 2, broken: 1, stale: 1 });
    expect(await titles("filter=unchecked")).toEqual(["New", "Newer"]);
    expect(await titles("filter=broken")).toEqual(["Newer"]);
    const { counts } = await load("filter=unchecked");
    expect(counts.filter?.of).toMatchObject({ active: 4, hidden: 2, unchecked: 2, broken: 1, stale: 1 });
    expect(Object.values(counts.category?.of ?? {})).toEqual([2]);
    expect((await load("filter=broken")).entries[0]).toMatchObject({
      checked: null,
      broken: broken.link_reason,
    });
  });

  it("marks an entry as checked and stays at its page and filters", async () => {
    const query = "filter=unchecked&page=2&sent=check-listed&confirm=x";
    const body = new URLSearchParams({ form: "check-listed", entry: "1", list: query });
    const request = new Request("http://site/admin/resources", { method: "POST", body });
    const response = await thrownResponse(handleForms(request, resourceListForms(db, ann), { now: NOW }));
    expect(response.headers.get("Location")).toBe(
      "/admin/resources?filter=unchecked&page=2&sent=check-listed#resource-list",
    );
    expect(await stored()).toMatchObject({ checked_at: NOW.toISOString(), checked_by: ann.email });
  });

  it("pages by fifty, and never beyond the end", async () => {
    await list(...Array.from({ length: RESOURCES_PAGE_SIZE + 5 }, () => ({})));
    expect((await load("page=2")).entries).toHaveLength(8);
    expect(await load("page=99")).toMatchObject({ slice: { page: 2, total: RESOURCES_PAGE_SIZE + 8 } });
  });
});
