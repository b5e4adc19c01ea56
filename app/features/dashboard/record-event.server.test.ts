import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testServices } from "#tests/support/services";
import { internalHeaders } from "~/http/client-ip.server";
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

const LYNX = "Lynx/2.9.0dev.12 libwww-FM/2.14 SSL-MM/1.4.1 GNUTLS/3.7.8";
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
      headers: { "User-Agent": LYNX, ...headers },
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

  const leftOut = async () => {
    await services.events.flush();
    return services.db.selectFrom("left_out_events").select(["event_type", "reason", "total"]).execute();
  };

  it("counts at most 20 unique views of a form within an hour by one address, and says how many it left out", async () => {
    const tab = (number: number) => `00000000-0000-4000-8000-${`${number}`.padStart(12, "0")}`;
    const from = (ip: string) => ({ [internalHeaders.peerIp]: ip });
    for (let number = 0; number < 62; number += 1)
      await report({ event: "unique_view", tabSession: tab(number) }, from("203.0.113.1"));
    await report({ event: "unique_view", tabSession: tab(100), form: "contact" }, from("203.0.113.1"));
    await report({ event: "unique_view", tabSession: tab(101) }, from("203.0.113.2"));
    const stored = await events();
    expect(stored.filter(({ form_name }) => form_name === "survey")).toHaveLength(21);
    expect(stored.filter(({ form_name }) => form_name === "contact")).toHaveLength(1);
    expect(await leftOut()).toEqual([{ event_type: "unique_view", reason: "limit", total: 42 }]);
  });

  it("counts no view that a page of another website causes", async () => {
    expect((await loadPixel({ "Sec-Fetch-Site": "cross-site" })).status).toBe(200);
    for (const site of ["same-origin", "none"]) await loadPixel({ "Sec-Fetch-Site": site });
    await loadPixel();
    expect(await events()).toHaveLength(3);
    expect(await leftOut()).toEqual([{ event_type: "view", reason: "other_site", total: 1 }]);
  });

  it("counts no view by a program, with a script or without", async () => {
    const program = {
      "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    };
    await report({ event: "unique_view", tabSession: TAB }, program);
    await loadPixel(program);
    expect(await events()).toEqual([]);
    expect(await leftOut()).toEqual([
      { event_type: "view", reason: "program", total: 1 },
      { event_type: "unique_view", reason: "program", total: 1 },
    ]);
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
