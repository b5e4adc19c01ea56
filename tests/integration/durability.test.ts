import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { databaseProblems } from "../support/database-check";
import { formRowProblems } from "../support/form-rows";
import { MixedLoad, type StaffChange, type Submission } from "../support/mixed-load";
import type { Program } from "../support/program";
import { randomNumbers } from "../support/random";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff } from "../support/staff";
import { fillForms } from "../support/submissions";
import { browserAgent } from "../support/user-agents";

/** `npm run test:chaos` kills 100 times; all that is random follows from the seed. */
const KILLS = Number(process.env.CHAOS_KILLS || 3);
const SEED = Number(process.env.CHAOS_SEED || 1);
const isLong = process.env.CHAOS_KILLS !== undefined;
const MOST_POSTS_BETWEEN = isLong ? 40 : 10;
const VISITORS = isLong ? 6 : 3;
const MESSAGES = 20 * KILLS;

let site: Site;
let worker: Program;
const messages = Array.from({ length: MESSAGES }, (_, index) => `contact-deleted${index}`);
beforeAll(async () => {
  site = await startSite();
  await site.db.transaction().execute(async (trx) => {
    for (let index = 0; index < MESSAGES; index += 1)
      await fillForms(trx, `deleted${index}`, "2026-11-20T08:00:00.000Z");
  });
  worker = site.run("worker");
});
afterAll(() => site.stop());

const victims = ["the web server", "the worker", "both"] as const;

async function kill(victim: (typeof victims)[number]): Promise<void> {
  // At the same moment.
  if (victim !== "the worker") process.kill(site.web().pid, "SIGKILL");
  if (victim !== "the web server") process.kill(worker.pid, "SIGKILL");
  if (victim !== "the web server") worker = site.run("worker");
  if (victim !== "the worker") {
    await site.kill9();
    await site.restart();
  }
}

async function countByEmail(table: Submission["table"]): Promise<Map<string, number>> {
  const { rows } = await sql<{ email: string; count: number }>`
    select email, count(*) as count from ${sql.table(table)} group by email`.execute(site.db);
  return new Map(rows.map(({ email, count }) => [email, count]));
}

/** Acknowledged submissions that are not one row, others that are more, and sign-ups without their mail. */
async function submissionProblems(submissions: readonly Submission[]): Promise<string[]> {
  const problems: string[] = [];
  const tables = new Map<Submission["table"], Map<string, number>>();
  for (const { table } of submissions) if (!tables.has(table)) tables.set(table, await countByEmail(table));
  for (const { table, email, acknowledged } of submissions) {
    const count = tables.get(table)?.get(email) ?? 0;
    if (count > 1 || (acknowledged && count === 0)) problems.push(`${email}: ${count} rows in ${table}`);
  }
  const signups = await countByEmail("newsletter_signups");
  const mails = await site.db
    .selectFrom("mails")
    .select("recipient")
    .where("kind", "=", "confirmation")
    .execute();
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([...signups.keys()].sort());
  for (const email of tables.get("ai_impact_surveys")?.keys() ?? [])
    if (email.startsWith("sender") && !signups.has(email)) problems.push(`${email} is not signed up`);
  return problems;
}

/** Changes without their entry in the audit log, entries without their change, and changes that were lost. */
async function changeProblems(changes: readonly StaffChange[]): Promise<string[]> {
  const { rows: added } = await sql<{ key: string; entries: number }>`
    select url as key, (select count(*) from audit_log where kind = 'article' and record_id = cast(articles.id as text))
      as entries from articles where url like 'https://example.org/added/%'`.execute(site.db);
  const { rows: deleted } = await sql<{ key: string; entries: number }>`
    select record_id as key, (select count(*) from audit_log
      where audit_log.kind = 'contact' and audit_log.record_id = changed_rows.record_id) as entries
    from changed_rows where table_name = 'contact_submissions'`.execute(site.db);
  const left = new Set(
    (await site.db.selectFrom("contact_submissions").select("id").execute()).map(({ id }) => id),
  );
  const done = new Map([...added, ...deleted].map(({ key, entries }) => [key, entries]));
  const problems = changes.flatMap(({ kind, key, acknowledged }) => {
    const entries = done.get(key);
    if (entries === undefined)
      return acknowledged || (kind === "deleted" && !left.has(key)) ? [`lost: ${key}`] : [];
    return entries === 1 && !(kind === "deleted" && left.has(key)) ? [] : [`half done: ${key}`];
  });
  const { total } = await site.db
    .selectFrom("articles")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("url", "like", "https://example.org/added/%")
    .executeTakeFirstOrThrow();
  if (total !== added.length) problems.push("an article twice");
  return problems;
}

it(`loses nothing that was acknowledged, and saves nothing twice or half, in ${KILLS} kills under mixed load`, async () => {
  const cookie = await cookieOf(site, await makeStaff(site));
  const random = randomNumbers(SEED);
  const load = new MixedLoad(site, { cookie, messages, visitors: VISITORS });
  const table: string[] = [];
  for (let killed = 0; killed < KILLS; killed += 1) {
    const victim = victims[killed % victims.length] ?? "both";
    const from = load.acknowledged();
    const posts = 1 + Math.floor(random() * MOST_POSTS_BETWEEN);
    while (load.acknowledged() - from < posts) await wait(1);
    await wait(random() * 20);
    const open = load.submissions.filter(({ acknowledged }) => !acknowledged).length;
    const began = performance.now();
    await kill(victim);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const acknowledged = load.acknowledged();
    table.push(
      `${String(killed + 1).padStart(4)}  ${victim.padEnd(15)} ${String(acknowledged).padStart(13)} ${String(open).padStart(7)} ${seconds.padStart(11)}`,
    );
  }
  await load.stop();
  await worker.end("SIGTERM");
  // So that no event is written while the tables are compared.
  await site.restart();
  const cut = load.submissions.filter((submission) => submission.cut > 0).length;
  if (isLong)
    process.stdout.write(
      `kill  of              acknowledged  on way  back after s\n${table.join("\n")}\n` +
        `${load.acknowledged()} submissions acknowledged, ${cut} of them sent again after a kill, ` +
        `${load.changes.length} changes by staff, ${load.reads} pages read (seed ${SEED})\n`,
    );
  expect(load.wrong).toEqual([]);
  expect(await submissionProblems(load.submissions)).toEqual([]);
  expect(await changeProblems(load.changes)).toEqual([]);
  expect(await databaseProblems(site.db)).toEqual([]);
  expect(await formRowProblems(site.db)).toEqual([]);
}, 3_600_000);

it("writes every form event that it has counted before it stops", { tags: ["@public-4.8"] }, async () => {
  const stored = async () => (await site.db.selectFrom("form_analytics").select("id").execute()).length;
  // Those of the posts above.
  await site.restart();
  const before = await stored();
  const view = () => fetch(`${site.url}/form-events?form=contact`, { headers: browserAgent });
  const responses = await Promise.all(Array.from({ length: 60 }, view));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200));
  await site.restart();
  expect((await stored()) - before).toBe(60);
});
