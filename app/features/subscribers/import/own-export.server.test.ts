import { afterEach, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import type { Database } from "~/database/open-database.server";
import { subscribers } from "~/features/subscribers/manage/subscribers.admin.queries.server";
import { exportCsv } from "~/kits/admin-table/export-csv.server";
import { readTableQuery } from "~/kits/admin-table/list-query";
import { setTimeZone } from "~/lib/time/time-zone";
import {
  importSubscriberHandlers,
  loadSubscriberPreview,
  subscriberImports,
} from "./import-subscribers.server";

const now = new Date("2026-11-20T12:00:00.000Z");
const env = { SESSION_SECRET: "a".repeat(40), SESSION_SECRET_PREVIOUS: "" };
const who = { userId: "staff", email: "staff@example.org" };

const open: Database[] = [];
afterEach(async () => {
  setTimeZone("UTC");
  await Promise.all(open.splice(0).map((db) => db.destroy()));
});

async function emptySite(): Promise<Database> {
  const db = await openTestDatabase();
  open.push(db);
  const user = { id: who.userId, email: who.email, password_hash: "", created_at: now.toISOString() };
  await db.insertInto("users").values(user).execute();
  return db;
}

async function exported(db: Database): Promise<string> {
  const query = readTableQuery(subscribers, new URLSearchParams(), now);
  return await (await exportCsv(db, { who, table: subscribers, query, now })).text();
}

async function imported(db: Database, file: string): Promise<void> {
  const body = new FormData();
  body.set("file", new File([file], "newsletter-2026-11-20.csv"));
  const request = new Request("http://127.0.0.1/admin/subscribers/import", { method: "POST", body });
  const thrown = await subscriberImports
    .upload(request, { db }, { who, now })
    .catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error("The file is refused");
  const id = thrown.headers.get("Location")?.split(/[/#]/).at(-2) ?? "";
  const { data } = await loadSubscriberPreview({ db, env }, id, { who, now });
  if (data.state !== "open") throw new Error(data.state);
  expect([data.problems.count, data.notes]).toEqual([0, []]);
  const values = { fingerprint: data.fingerprint, consentNote: "Moved", way: "agreed", keepLeft: "on" };
  const [handler] = importSubscriberHandlers({ db, env }, who, id);
  const validated = handler?.validate(new Map(Object.entries({ ...values, way: "signed" })));
  if (!validated?.ok) throw new Error(JSON.stringify(validated));
  expect(await validated.save({ now, visitor: "", sender: "" })).toEqual({ ok: true });
}

async function fill(db: Database): Promise<void> {
  const person = (name: string, more: Record<string, unknown> = {}) => ({
    id: `id-${name}`,
    email: `${name}@example.org`,
    name: `${name} Lee`,
    is_active: 1 as const,
    wants_news: 1 as const,
    wants_team_updates: 0 as const,
    unsubscribe_token: `token-${name}`,
    language: "en" as const,
    subscribed_at: "2026-07-01T10:11:12.345Z",
    unsubscribed_at: null,
    confirmed_at: "2026-07-01T11:00:00.000Z",
    ...more,
  });
  await db
    .insertInto("newsletter_subscribers")
    .values([
      person("active"),
      person("unconfirmed", { confirmed_at: null, name: "" }),
      person("rosa", { language: "es" }),
      person("rosa-gone", { language: "es", is_active: 0, unsubscribed_at: "2026-08-01T00:00:04.000Z" }),
      person("team", { wants_news: 0, wants_team_updates: 1, subscribed_at: "2026-01-02T03:04:05.000Z" }),
      person("gone", { is_active: 0, unsubscribed_at: "2026-08-01T00:00:01.000Z", name: "-Gone, “quoted”" }),
      person("none", { is_active: 0, unsubscribed_at: "2026-08-01T00:00:02.000Z", wants_news: 0 }),
      person("hard"),
      person("soft"),
      person("rude"),
      person("rudely-gone", { is_active: 0, unsubscribed_at: "2026-08-01T00:00:03.000Z" }),
    ])
    .execute();
  const stop = (name: string, reason: "hard" | "soft" | "complaint", detail: string) => ({
    email: `${name}@example.org`,
    reason,
    detail,
    since: "2026-08-02T00:00:00.000Z",
  });
  await db
    .insertInto("undeliverable_addresses")
    .values([
      stop("hard", "hard", "550 5.1.1: no such user"),
      stop("soft", "soft", ""),
      stop("rude", "complaint", ""),
      stop("rudely-gone", "complaint", "abuse"),
    ])
    .execute();
}

it.each(["UTC", "America/New_York", "Asia/Kolkata"])(
  "an export that an empty site imports is exported as the same file (%s)",
  async (zone) => {
    setTimeZone(zone);
    const first = await emptySite();
    await fill(first);
    const file = await exported(first);
    const second = await emptySite();
    await imported(second, file);
    expect(await exported(second)).toBe(file);
    const reachable = await second
      .selectFrom("mails")
      .innerJoin("newsletter_subscribers as subscriber", "subscriber.id", "mails.reference")
      .select("subscriber.email")
      .orderBy("subscriber.email")
      .execute();
    expect(reachable.map(({ email }) => email)).toEqual([
      "active@example.org",
      "rosa@example.org",
      "team@example.org",
      "unconfirmed@example.org",
    ]);
  },
);

it.each(["", "es-MX,Español", "Spanish"])("reads the languages of a file, or none: “%s”", async (cells) => {
  const languages = cells.split(",").filter(Boolean);
  const db = await emptySite();
  const people = languages.map((cell, at) => `a${at}@example.org,${cell}`);
  await imported(
    db,
    ["Email,Language", ...people, "ann@example.org,", "luc@example.org,French"]
      .map((line) => (cells === "" ? line.split(",")[0] : line))
      .join("\r\n"),
  );
  const rows = await db.selectFrom("newsletter_subscribers").select(["email", "language"]).execute();
  expect(Object.fromEntries(rows.map(({ email, language }) => [email, language]))).toEqual({
    ...Object.fromEntries(languages.map((_, at) => [`a${at}@example.org`, "es"])),
    "ann@example.org": "en",
    "luc@example.org": "en",
  });
});

it("takes no id from a file that somebody has already", async () => {
  const first = await emptySite();
  await fill(first);
  const file = await exported(first);
  const second = await emptySite();
  await imported(second, file.split("\r\n").slice(0, 2).join("\r\n"));
  const other = file.replaceAll("@example.org", "@example.com");
  await imported(second, other);
  const rows = await second.selectFrom("newsletter_subscribers").select(["id", "email"]).execute();
  expect(rows).toHaveLength(12);
  expect(rows.filter(({ email }) => email.endsWith("@example.org"))).toHaveLength(1);
});
