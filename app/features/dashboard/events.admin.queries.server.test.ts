import { afterEach, beforeEach, expect, it } from "vitest";
import { testServices } from "#tests/support/services";
import type { Services } from "~/server/services.server";
import { searchEvents } from "./events.admin.queries.server";

let services: Services;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.db.destroy());

it.each([
  ["a form's name", "CONTACT", 1],
  ["a name with a space", "corporate p", 1],
  ["an event's type", "unique view", 1],
  ["a session", "4102f595-aaaa", 1],
  ["a session as the table shows it", "4102f595...", 1],
  ["a session with the dots and dashes of a program for texts", "\u200b4102f595\u2011aaaa…", 1],
  ["a name in wide letters", "ｃｏｎｔａｃｔ\u00a0", 1],
  ["nothing that is there", "4102f596...", 0],
])("searchEvents finds %s", async (_what, text, found) => {
  const event = { user_agent: null, created_at: "2026-11-20T12:00:00.000Z" };
  await services.db
    .insertInto("form_analytics")
    .values([
      {
        ...event,
        form_name: "contact",
        event_type: "start",
        session_id: "4102f595-aaaa-4000-8000-000000000000",
      },
      { ...event, form_name: "corporate_partnership", event_type: "unique_view", session_id: null },
    ])
    .execute();
  const rows = await services.db
    .selectFrom("form_analytics")
    .select("id")
    .where(searchEvents(text))
    .execute();
  expect(rows).toHaveLength(found);
});
