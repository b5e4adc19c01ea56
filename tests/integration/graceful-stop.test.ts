import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "~/database/open-database.server";
import { createCampaign } from "~/features/campaigns/sending/create-campaign.server";
import { freePort } from "../../scripts/support/port.mjs";
import { addReaders, campaignRequest, mailSettings } from "../support/newsletter";
import { prepareDatabase } from "../support/prepared-database";
import { type Program, startProgram } from "../support/program";
import { openRaw } from "../support/raw-http";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink";
import { cookieOf } from "../support/staff";
import { browserAgent } from "../support/user-agents";
import { waitFor } from "../support/wait-for";

const READERS = 400;
const SURVEYS = 20_000;
const EVENTS = 30;
const SECRET = "a secret for tests, long enough for the check";

let directory: string;
let path: string;
let sink: SmtpSink;
let site: Program | undefined;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "graceful-stop-"));
  path = join(directory, "site.db");
  sink = await startSmtpSink();
});
afterAll(async () => {
  await site?.end("SIGKILL");
  await sink.stop();
  rmSync(directory, { recursive: true, force: true });
});

const FORM = "POST /contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n";
const PAGE = "GET /about HTTP/1.1\r\nHost: a\r\n\r\n";

async function fill(url: string): Promise<string> {
  const { db, admin } = await prepareDatabase(path, false);
  await addReaders(db, READERS);
  await sql`
    insert into ai_impact_surveys (id, email, content_hash, created_at, name, impact_level,
      worry_level, industry_changes, personal_experience, financial_impact, support_needs, timeframe)
    with recursive number(n) as (select 1 union all select n + 1 from number where n < ${SURVEYS})
    select 'survey-' || n, n || '@example.org', n, '2026-11-20T12:00:00.000Z', 'Sol', 'lost_job',
      'very', 'retail', 'mass_layoffs', 'major_loss', 'job_training', 'next_year' from number
  `.execute(db);
  await createCampaign(db, { ...campaignRequest(), now: new Date() });
  const find = db.selectFrom("users").select("id").where("email", "=", admin.email);
  const { id } = await find.executeTakeFirstOrThrow();
  const cookie = await cookieOf(
    { db, env: { NODE_ENV: "production", SESSION_SECRET: SECRET, SITE_URL: url } },
    id,
  );
  await db.destroy();
  return cookie;
}

it("finishes what is in hand after SIGTERM: a slow post, a download, events and mails", async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const cookie = await fill(url);
  // So slow that most mails are still to come.
  sink.hooks.accepted = () => new Promise((resolve) => setTimeout(resolve, 50));
  site = startProgram(["scripts/start.mjs", "--built"], {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    DATABASE_PATH: path,
    SESSION_SECRET: SECRET,
    SITE_URL: url,
    PORT: String(port),
    HOST: "127.0.0.1",
    NEWS_IMPORT_CRON: "off",
    SMTP_URL: sink.url,
    ...mailSettings,
  });
  await site.until(/The site listens on/);
  await waitFor("the first mails", () => sink.mails.length >= 5);
  const [post, idle, busy] = await Promise.all([openRaw(url), openRaw(url), openRaw(url)]);
  await idle.send(PAGE);
  await waitFor("a page", () => idle.responses()[0]?.complete);
  for (const connection of [post, busy]) await connection.send(`${FORM}Content-Length: 12\r\n\r\nform=`);
  const view = () => fetch(`${url}/form-events?form=contact`, { headers: browserAgent });
  const views = Array.from({ length: EVENTS }, view);
  expect((await Promise.all(views)).every(({ ok }) => ok)).toBe(true);
  const download = await fetch(`${url}/admin/exports/survey.csv`, { headers: { Cookie: cookie } });

  const ended = site.end("SIGTERM");
  const isRefused = () =>
    fetch(url).then(
      () => false,
      () => true,
    );
  await waitFor("new connections to be refused", isRefused);
  await idle.ended;
  await post.send("contact");
  await busy.send(`contact${PAGE}`);
  const lines = (await download.text()).trimEnd().split("\n");
  await Promise.all([post.ended, busy.ended]);
  expect(await ended).toBe(0);

  expect(post.responses()).toMatchObject([{ status: 400, complete: true }]);
  const [, page] = busy.responses();
  if (page) expect(page.headers.get("connection")).toBe("close");
  expect(lines).toHaveLength(1 + SURVEYS);
  expect(existsSync(`${path}-wal`), "the write-ahead log is in the database").toBe(false);
  const db = openDatabase(path);
  const events = await db
    .selectFrom("form_analytics")
    .select("id")
    .where("event_type", "=", "view")
    .execute();
  expect(events).toHaveLength(EVENTS);
  const mails = await db.selectFrom("mails").select("status").execute();
  await db.destroy();
  const sent = mails.filter(({ status }) => status === "sent").length;
  expect(sent).toBe(sink.mails.length);
  expect(mails.filter(({ status }) => status === "queued")).toHaveLength(READERS - sent);
});
