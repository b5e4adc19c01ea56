import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testServices } from "#tests/support/services";
import type { PublicServices } from "~/server/services.server";
import { recordBrowserEvent, recordScriptlessView } from "./record-event.server";

const TAB = "00000000-0000-4000-8000-000000000001";
const OTHER_TAB = "00000000-0000-4000-8000-000000000002";

let services: PublicServices;
beforeEach(async () => {
  services = await testServices();
});
afterEach(async () => {
  await services.events.flush();
  await services.db.destroy();
});

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0";

function report(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request("http://localhost/form-events", {
    method: "POST",
    headers: { "User-Agent": FIREFOX, ...headers },
    body: new URLSearchParams({ form: "survey", ...fields }),
  });
  return recordBrowserEvent(request, services);
}

const loadPixel = (headers: Record<string, string> = {}) =>
  recordScriptlessView(
    new Request("http://localhost/form-events?form=contact", {
      headers: { "User-Agent": "A text browser", ...headers },
    }),
    services,
  );

const events = async () => {
  await services.events.flush();
  return services.db
    .selectFrom("form_analytics")
    .select(["form_name", "event_type", "session_id", "user_agent"])
    .orderBy("id")
    .execute();
};

describe("recordBrowserEvent", () => {
  it("stores an event with its form, its tab and the browser's name", {
    tags: ["@public-3.3", "@staff-3.1"],
  }, async () => {
    expect((await report({ event: "start", tabSession: TAB })).status).toBe(204);
    await loadPixel();
    expect(await events()).toEqual([
      { form_name: "survey", event_type: "start", session_id: TAB, user_agent: "Firefox on Windows" },
      { form_name: "contact", event_type: "view", session_id: null, user_agent: "An unknown browser" },
    ]);
  });

  it("stores a short browser name for a long user agent", async () => {
    await report({ event: "view" }, { "User-Agent": `${FIREFOX} SamsungBrowser/1 ${"x".repeat(5000)}` });
    expect((await events())[0]?.user_agent).toBe("Samsung Internet on Windows");
  });

  it.each(["unique_view", "partial_complete"])(
    "counts a %s once for a form and a tab",
    { tags: ["@public-4.8"] },
    async (event) => {
      for (const tabSession of [TAB, TAB, OTHER_TAB]) await report({ event, tabSession });
      await report({ event, tabSession: TAB, form: "contact" });
      await report({ event });
      expect((await events()).map((row) => [row.form_name, row.session_id])).toEqual([
        ["survey", TAB],
        ["survey", OTHER_TAB],
        ["contact", TAB],
      ]);
    },
  );

  it("counts each view of a tab", async () => {
    for (const tabSession of [TAB, TAB]) await report({ event: "view", tabSession });
    expect(await events()).toHaveLength(2);
  });

  it.each([
    { event: "complete" },
    { event: "error" },
    { event: "view", form: "login" },
    { event: "unique_view", tabSession: "1" },
  ])("ignores the invalid event %o", async (fields) => {
    expect((await report(fields)).status).toBe(204);
    expect(await events()).toEqual([]);
  });

  it("stores nothing of a browser with Global Privacy Control", async () => {
    const headers = { "Sec-GPC": "1" };
    expect((await report({ event: "view", tabSession: TAB }, headers)).status).toBe(204);
    expect((await loadPixel(headers)).status).toBe(200);
    expect(await events()).toEqual([]);
    expect(await services.db.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
  });

  it("responds as usual when an event cannot be stored", { tags: ["@public-8.5"] }, async () => {
    await sql`create trigger full before insert on form_analytics begin select raise(abort, 'full'); end`.execute(
      services.db,
    );
    expect((await report({ event: "view" })).status).toBe(204);
    const image = await loadPixel();
    expect(image.status).toBe(200);
    expect(image.headers.get("Content-Type")).toBe("image/gif");
    expect(await events()).toEqual([]);
  });
});
