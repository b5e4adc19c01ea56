import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testServices } from "#tests/support/services";
import { makeStaff } from "#tests/support/staff";
import { fillForms } from "#tests/support/submissions";
import { updateHere } from "~/features/staff/sessions/sessions.queries.server";
import type { FormEvent } from "~/kits/form-events/event-writer.server";
import type { Services } from "~/server/services.server";
import { loadDesk, loadOverview } from "./load-overview.server";
import { readTrafficQuery } from "./load-traffic.server";

let services: Services;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.db.destroy());

const now = new Date("2026-11-20T16:30:00.000Z");
const overview = (search = "") =>
  loadOverview(services.db, readTrafficQuery("overview", new URLSearchParams(search), now), now);

async function record(event: Omit<FormEvent, "user_agent" | "session_id">, times = 1) {
  const rows = Array.from({ length: times }, () => ({ ...event, session_id: null, user_agent: null }));
  await services.db.insertInto("form_analytics").values(rows).execute();
}

describe("loadOverview", () => {
  it("counts events by form within whole days, first and last moment included", {
    tags: ["@staff-1", "@staff-2.4", "@staff-7.1", "@staff-9.2"],
  }, async () => {
    const [first, last] = ["2026-10-22T00:00:00.000Z", "2026-11-20T23:59:59.999Z"];
    await record({ form_name: "survey", event_type: "unique_view", created_at: first }, 2);
    await record({ form_name: "survey", event_type: "unique_view", created_at: last });
    await record({ form_name: "survey", event_type: "complete", created_at: last });
    await record({ form_name: "partnership", event_type: "unique_view", created_at: last }, 4);
    await record({ form_name: "corporate_partnership", event_type: "unique_view", created_at: last }, 4);
    await record({ form_name: "corporate_partnership", event_type: "complete", created_at: last }, 3);
    for (const created_at of ["2026-10-21T23:59:59.999Z", "2026-11-21T00:00:00.000Z"]) {
      await record({ form_name: "survey", event_type: "unique_view", created_at });
      await record({ form_name: "survey", event_type: "complete", created_at });
    }
    for (const event_type of ["view", "start", "partial_complete", "error"] as const) {
      await record({ form_name: "survey", event_type, created_at: last });
    }

    const { range, forms, steps, total } = await overview();
    expect(range).toEqual({ from: "2026-10-22", to: "2026-11-20" });
    expect(forms).toMatchObject([
      { kind: "newsletter", uniqueViews: 0, completions: 0, conversion: "0.0" },
      { kind: "survey", uniqueViews: 3, completions: 1, conversion: "33.3" },
      { kind: "volunteer", uniqueViews: 0, completions: 0, conversion: "0.0" },
      { kind: "partnership", uniqueViews: 8, completions: 3, conversion: "37.5" },
      { kind: "contact", uniqueViews: 0, completions: 0, conversion: "0.0" },
    ]);
    expect(total).toMatchObject({ uniqueViews: 11, completions: 4, conversion: "36.4" });
    expect(steps).toHaveLength(30);
    expect(steps[0]).toMatchObject({ step: "2026-10-22", uniqueViews: 2, completions: 0, conversion: "0.0" });
    expect(steps[1]).toMatchObject({ step: "2026-10-23", uniqueViews: 0, completions: 0, conversion: "0.0" });
    expect(steps[29]).toMatchObject({
      step: "2026-11-20",
      uniqueViews: 9,
      completions: 4,
      conversion: "44.4",
    });
  });

  it("counts by month over a long range", async () => {
    await record(
      { form_name: "contact", event_type: "unique_view", created_at: "2026-01-31T12:00:00.000Z" },
      2,
    );
    await record({ form_name: "contact", event_type: "complete", created_at: "2026-01-01T12:00:00.000Z" });
    const { steps } = await overview("from=2025-12-15&to=2026-04-15");
    expect(steps.map(({ step, uniqueViews, completions }) => [step, uniqueViews, completions])).toEqual([
      ["2025-12", 0, 0],
      ["2026-01", 2, 1],
      ["2026-02", 0, 0],
      ["2026-03", 0, 0],
      ["2026-04", 0, 0],
    ]);
  });

  it("computes growth from rows created in the range, for subscribers by their subscription", {
    tags: ["@staff-2.4"],
  }, async () => {
    await fillForms(services.db, "before", "2026-10-21T23:59:59.999Z");
    for (const id of ["a", "b"]) await fillForms(services.db, id, "2026-10-22T00:00:00.000Z");
    await fillForms(services.db, "c", "2026-11-20T23:59:59.999Z");
    await fillForms(services.db, "after", "2026-11-21T00:00:00.000Z");
    const { forms } = await overview();
    expect(forms.map(({ growth }) => growth)).toEqual([3, 3, 3, 3, 3]);
    const day = await overview("from=2026-11-20&to=2026-11-20");
    expect(day.forms.map(({ growth }) => growth)).toEqual([1, 1, 1, 1, 1]);
  });

  it("falls back to the last 30 days, with a message, when the range is invalid", async () => {
    const { range, problem } = await overview("from=2026-11-20&to=2026-11-01");
    expect(range).toEqual({ from: "2026-10-22", to: "2026-11-20" });
    expect(problem).toMatch(/must not be after/);
  });
});

describe("the latest submissions", () => {
  it("lists the ten newest of all forms, newest first, whatever the range", async () => {
    for (const [index, id] of ["one", "two", "three"].entries()) {
      await fillForms(services.db, id, `2025-01-0${index + 1}T12:00:00.000Z`);
    }
    const { latest } = await overview();
    expect(latest).toHaveLength(10);
    const newest = latest.slice(0, 5).map(({ kind, name, email }) => `${kind}: ${name}, ${email}`);
    expect(newest.sort()).toEqual([
      "contact: Cara three, contact.three@example.org",
      "newsletter: Nia three, newsletter.three@example.org",
      "partnership: Pat Doe (Works three), partnership.three@example.org",
      "survey: Sol three, survey.three@example.org",
      "volunteer: Val three, volunteer.three@example.org",
    ]);
    expect(latest.map(({ created_at }) => created_at.slice(0, 10))).toEqual([
      ...Array(5).fill("2025-01-03"),
      ...Array(5).fill("2025-01-02"),
    ]);
  });

  it("lists none in an empty database", async () => {
    expect((await overview()).latest).toEqual([]);
  });
});

describe("the rendered charts", () => {
  it("have the specified size, the theme's colors and a description", {
    tags: ["@staff-2.4"],
  }, async () => {
    await record(
      { form_name: "contact", event_type: "unique_view", created_at: "2026-11-01T12:00:00.000Z" },
      12,
    );
    const { charts } = await overview();
    expect(charts.wide).toContain('width="900" height="430" viewBox="0 0 900 430"');
    expect(charts.narrow).toContain('width="400"');
    for (const svg of [charts.wide, charts.narrow]) {
      expect(svg).not.toMatch(/NaN|undefined|<script|#[0-9a-f]{3}/);
      expect(svg).toMatch(/role="img"/);
      expect(svg).toContain("Unique views 12 in all, Completions 0 in all");
      expect(svg.match(/<circle/g)).toHaveLength(60);
    }
  });

  it("show raw data or conversion rates", { tags: ["@staff-4.5"] }, async () => {
    const lines = async (search: string) => {
      const { view, charts } = await overview(search);
      return [view, /var\(--blue\)/.test(charts.wide), /var\(--red\)/.test(charts.wide)];
    };
    expect(await lines("")).toEqual(["raw", true, false]);
    expect(await lines("view=raw")).toEqual(["raw", true, false]);
    expect(await lines("view=rates")).toEqual(["rates", false, true]);
    expect(await lines("view=else")).toEqual(["raw", true, false]);
  });

  it("render for any range: one day, one without events, ten years", async () => {
    for (const search of ["from=2026-11-20&to=2026-11-20", "from=2017-01-01&to=2026-12-31&view=rates"]) {
      const { charts } = await overview(search);
      expect(charts.wide).not.toMatch(/NaN|undefined/);
    }
  });
});

describe("loadDesk", () => {
  let me: string;
  beforeEach(async () => {
    me = await makeStaff(services);
  });

  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000).toISOString();

  it("counts what waits in every list, reports about entries included", async () => {
    await fillForms(services.db, "late", hoursAgo(73));
    await fillForms(services.db, "early", hoursAgo(50));
    await fillForms(services.db, "new", hoursAgo(1));
    const { waiting, overdue } = await loadDesk(services.db, me, now);
    expect(waiting).toEqual([
      { kind: "contact", waiting: 3, overdue: 2 },
      { kind: "volunteer", waiting: 3, overdue: 2 },
      { kind: "partnership", waiting: 3, overdue: 2 },
      { kind: "report", waiting: 3, overdue: 1 },
    ]);
    expect(overdue).toBe(7);
  });

  it("counts what is assigned to the reader and open", async () => {
    await fillForms(services.db, "a", hoursAgo(1));
    await fillForms(services.db, "b", hoursAgo(1));
    await services.db.updateTable("contact_submissions").set({ assignee_id: me }).execute();
    await services.db
      .updateTable("contact_submissions")
      .set({ responded_at: hoursAgo(0) })
      .where("id", "=", "contact-a")
      .execute();
    expect(await loadDesk(services.db, me, now)).toMatchObject({ mine: 1 });
  });

  it("counts what came in since the reader was last here, and nothing on a first visit", async () => {
    await fillForms(services.db, "before", hoursAgo(30));
    await fillForms(services.db, "since", hoursAgo(2));
    const all = async () => (await loadDesk(services.db, me, now)).fresh;
    expect(await all()).toBeUndefined();
    await updateHere(services.db, me, { now: hoursAgo(20), pausedSince: hoursAgo(21) });
    expect(await all()).toBeUndefined();
    await updateHere(services.db, me, { now: hoursAgo(0), pausedSince: hoursAgo(1) });
    expect(await all()).toEqual({ since: hoursAgo(20), count: 6 });
  });
});
