import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testServices, thrownResponse } from "#tests/support/services";
import { fillForms } from "#tests/support/submissions";
import { volunteers } from "~/features/volunteer/applications.admin.queries.server";
import { handleAction } from "~/kits/admin-table/handle-action.server";
import type { PublicServices } from "~/server/services.server";
import { statusLetters } from "./bulk-letters.server";

const who = { userId: "ann", email: "ann@aa.example" };
const now = new Date("2026-11-20T12:00:00.000Z");
const ids = ["volunteer-a", "volunteer-b", "volunteer-c"];

let services: PublicServices;
beforeEach(async () => {
  services = await testServices({ REPLY_UNDO_SECONDS: "20" });
  for (const id of ["a", "b", "c"]) await fillForms(services.db, id, "2026-11-19T09:00:00.000Z");
});
afterEach(() => services.db.destroy());

function post(body: Record<string, string>, at = now) {
  const request = new Request("http://site/admin/dashboard/changes/volunteer", {
    method: "POST",
    body: new URLSearchParams(body),
  });
  const table = volunteers;
  const letters = statusLetters(services, { who, table, now: at });
  return handleAction(request, { db: services.db, who, table, now: at, letters });
}

const chosen = { scope: "rows", ...Object.fromEntries(ids.map((id) => [`row:${id}`, "on"])) };

async function confirmation(status: string) {
  const { data } = await post({ ...chosen, "bulk-status": status });
  if (data.kind !== "confirm") throw new Error("Nothing is to be confirmed");
  return data;
}

async function approve(fields: Record<string, string>) {
  const { checksum } = await confirmation("approved");
  const body = { ...chosen, "bulk-status": "approved", confirmed: checksum, ...fields };
  const response = await thrownResponse(post(body));
  return new URL(response.headers.get("Location") ?? "", "http://site").searchParams;
}

const states = async () =>
  await services.db
    .selectFrom("volunteer_applications")
    .select(["id", "status", "responded_at"])
    .orderBy("id")
    .execute();
const letters = async () =>
  await services.db.selectFrom("replies").select(["record_id", "subject", "mail_status"]).execute();

describe("approving several applications at once", () => {
  it("offers the letter to read, and sends none unless it is ticked", async () => {
    expect((await confirmation("approved")).letter?.text).toMatch(/^Hello \{name\}/);
    expect((await confirmation("pending").catch(() => null))?.letter ?? null).toBeNull();
    expect((await approve({})).get("told")).toBeNull();
    expect(await letters()).toEqual([]);
    expect(await states()).toEqual(ids.map((id) => ({ id, status: "approved", responded_at: null })));
  });

  it("sends each their letter, which answers them, and says to how many", async () => {
    const words =
      "Quiero ayudar porque perdí mi trabajo y la gente de aquí me ayudó mucho cuando no tenía nada.";
    const change = (id: string, values: { motivation: string } | { danger: "self" }) =>
      services.db.updateTable("volunteer_applications").set(values).where("id", "=", id).execute();
    await change("volunteer-b", { motivation: words });
    await change("volunteer-c", { danger: "self" });
    const search = await approve({ tell: "on" });
    expect(search.get("told")).toBe("2");
    const at = now.toISOString();
    expect((await states()).map(({ responded_at }) => responded_at)).toEqual([at, at, null]);
    const sent = await letters();
    expect(sent.map(({ record_id }) => record_id)).toEqual(["volunteer-a", "volunteer-b"]);
    expect(new Set(sent.map(({ subject }) => subject)).size).toBe(2);
  });

  it("takes the letters back that have not left when it is undone", async () => {
    const search = await approve({ tell: "on" });
    await thrownResponse(post({ intent: "undo", change: search.get("change") ?? "" }));
    expect(await states()).toEqual(ids.map((id) => ({ id, status: "pending", responded_at: null })));
    expect((await letters()).map(({ mail_status }) => mail_status)).toEqual(ids.map(() => "cancelled"));
  });
});
