import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addArticle, addReaders } from "../support/newsletter";
import { type NewsletterHarness, startNewsletterHarness } from "../support/newsletter-harness";
import { atStep } from "../support/scripted-smtp-server";
import { waitFor } from "../support/wait-for";

let harness: NewsletterHarness;
beforeEach(async () => {
  harness = await startNewsletterHarness();
});
afterEach(() => harness.stop());

describe("the worker", () => {
  it("runs a missed occurrence once, and none from before the first start", async () => {
    const { db, server, start, finished } = harness;
    const readers = await addReaders(db, 3);
    await addArticle(db, { title: "Strike at the plant" });
    const daily = { NEWSLETTER_CRON: "0 9 * * *" };
    const run = async () => {
      const worker = start("worker", [], daily);
      await worker.until(/The worker runs/);
      return worker;
    };
    expect(await (await run()).end("SIGTERM")).toBe(0);
    expect(await db.selectFrom("campaigns").select("id").execute()).toEqual([]);

    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString();
    await db.updateTable("newsletter_schedule").set({ since: twoDaysAgo }).execute();
    const late = await run();
    await finished();
    expect(await late.end("SIGTERM")).toBe(0);
    expect(server.recipients()).toEqual(readers);
    expect(server.accepted[0]?.raw).toContain("\r\nSubject: Strike at the plant\r\n");

    await (await run()).end("SIGTERM");
    expect(server.accepted).toHaveLength(3);
  });

  it("sends nothing while settings are missing, logs it once, and sends what is due once they are set", async () => {
    const { db, server, clock, start, makeCampaign } = harness;
    const readers = await addReaders(db, 3);
    await makeCampaign();
    await addArticle(db, { addedAt: new Date(Date.now() + 1000).toISOString() });
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
    const daily = { NEWSLETTER_CRON: "0 9 * * *" };
    await db
      .insertInto("newsletter_schedule")
      .values({ id: 1, pattern: daily.NEWSLETTER_CRON, since: yesterday })
      .execute();
    const sends = () => db.selectFrom("campaigns").select("status").execute();

    clock.setRate(20);
    const blocked = start("worker", [], { ...daily, SITE_URL: "" });
    const beats = () => db.selectFrom("worker_heartbeat").select("seen_at").executeTakeFirst();
    await blocked.until(/No newsletter and no team update is sent.*SITE_URL is not set/);
    // The heartbeat comes every 15 seconds, a round every second.
    const first = (await beats())?.seen_at;
    await waitFor("a second heartbeat", async () => (await beats())?.seen_at !== first);
    expect(await blocked.end("SIGTERM")).toBe(0);
    expect(blocked.output().match(/SITE_URL is not set/g)).toHaveLength(1);
    expect(server.seen.connect).toBe(0);
    expect(await sends()).toEqual([{ status: "sending" }]);

    const complete = start("worker", [], daily);
    const both = async () => (await sends()).filter(({ status }) => status === "sent").length === 2;
    await waitFor("both campaigns", both);
    expect(await complete.end("SIGTERM")).toBe(0);
    expect(server.recipients()).toEqual([...readers, ...readers].sort());
  });

  it("sends mail while many expired rows are being purged", async () => {
    const { db, server, start, makeCampaign, finished } = harness;
    await addReaders(db, 1);
    await makeCampaign();
    const OLD = 21_000;
    await sql`
      insert into form_analytics (form_name, event_type, created_at)
      with recursive old (number) as (select 1 union all select number + 1 from old where number < ${OLD})
      select 'contact', 'view', '2020-01-01T00:00:00.000Z' from old`.execute(db);
    const left = async () =>
      (
        await db
          .selectFrom("form_analytics")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .execute()
      )[0]?.count ?? 0;
    let leftAtFirstMail = 0;
    server.script = async ({ step }) => {
      if (step === "dot") leftAtFirstMail = await left();
      return undefined;
    };
    const program = start("worker");
    await finished();
    // A round deletes 20,000.
    expect(leftAtFirstMail).toBeGreaterThan(OLD - 20_000);
    await waitFor("the deletion to go on", async () => (await left()) < leftAtFirstMail);
    expect(await program.end("SIGTERM")).toBe(0);
    expect(program.output()).not.toMatch(/ error /);
  });

  it("stops within seconds while the mail server hangs, and resumes on restart", async () => {
    const { db, server, clock, start, makeCampaign, counts, finished } = harness;
    clock.setRate(4);
    const readers = await addReaders(db, 30);
    await makeCampaign();
    let asked = 0;
    server.script = ({ step, index }) => {
      if (step !== "dot" || index < 3) return undefined;
      if (asked === 0) process.kill(program.pid, "SIGTERM");
      asked ||= Date.now();
      return "accept and hang";
    };
    const program = start("worker");
    expect(await program.exit).toBe(0);
    expect(Date.now() - asked).toBeLessThan(7_000);
    const { sent, sending, uncertain } = await counts();
    expect({ sent, sending }).toEqual({ sent: 3, sending: 0 });
    expect(uncertain).toBeGreaterThanOrEqual(1);

    server.script = () => undefined;
    start("worker");
    await finished();
    expect(server.recipients()).toEqual(readers);
  });
});

describe("newsletter:send", () => {
  it("prints what it would send in a dry run, without changes", async () => {
    const { db, server, start } = harness;
    await addReaders(db, 4);
    await addArticle(db, { title: "Strike at the plant" });
    const everything = () =>
      Promise.all([
        db.selectFrom("campaigns").selectAll().execute(),
        db.selectFrom("mails").selectAll().execute(),
        db.selectFrom("newsletter_subscribers").selectAll().execute(),
        db.selectFrom("newsletter_schedule").selectAll().execute(),
      ]);
    const before = await everything();
    const program = start("send-newsletter", ["--dry-run"]);
    expect(await program.exit).toBe(0);
    expect(program.output()).toContain("Recipients: 4\nSubject: Strike at the plant\n");
    expect(program.output()).not.toContain(".invalid");
    expect(program.output()).toContain("Strike at the plant\nA summary.\nNov 1, 2026 · The Paper\n");
    expect(await everything()).toEqual(before);
    expect(server.seen.connect).toBe(0);
  });

  it("tells days by the organization's clocks", async () => {
    const { db, start } = harness;
    await addReaders(db, 1);
    await addArticle(db, { title: "Strike at the plant", publishedDate: "2026-11-02T04:30:00.000Z" });
    const program = start("send-newsletter", ["--dry-run"], { TIME_ZONE: "America/New_York" });
    expect(await program.exit).toBe(0);
    expect(program.output()).toContain("Nov 1, 2026 · The Paper\n");
  });

  it("sends a test to the addresses of --to alone, and changes nothing", async () => {
    const { db, server, start } = harness;
    await addReaders(db, 4);
    await addArticle(db, { title: "Strike at the plant" });
    const stored = () =>
      Promise.all([
        db.selectFrom("campaigns").selectAll().execute(),
        db.selectFrom("mails").selectAll().execute(),
        db.selectFrom("mailed_items").selectAll().execute(),
      ]);
    const before = await stored();
    server.script = atStep("rcpt", "550 5.1.1 No such user", ({ to }) => to.startsWith("gone"));
    const program = start("send-newsletter", ["--to", "ann@example.org", "--to=gone@example.org"]);
    expect(await program.exit).toBe(1);
    expect(program.output()).toMatch(
      /^Sent: a test for ann@example.org\.\nNot sent: a test for gone@example.org\. .*No such user/,
    );
    expect(server.accepted).toMatchObject([{ to: "ann@example.org" }]);
    const [mail] = server.accepted;
    expect(mail?.raw).toContain("\r\nSubject: [Test] Strike at the plant\r\n");
    expect(mail?.raw).toContain("<http://127.0.0.1:3000/newsletter/unsubscribe?token=test>");
    expect(await stored()).toEqual(before);

    const wrong = start("send-newsletter", ["--to", "ann"]);
    expect(await wrong.exit).toBe(1);
    expect(wrong.output()).toContain("--to ann is not an email address.");
  });

  it("sends once and prints the result", async () => {
    const { db, server, start } = harness;
    const readers = await addReaders(db, 4);
    await addArticle(db);
    const program = start("send-newsletter");
    expect(await program.exit).toBe(0);
    const last = program.output().trimEnd().split("\n").at(-1);
    expect(last).toBe("Sent 4, failed 0, uncertain 0, skipped 0, waiting 0.");
    const again = start("send-newsletter");
    expect(await again.exit).toBe(0);
    expect(again.output()).toContain("nothing is sent");
    expect(server.recipients()).toEqual(readers);
  });

  it("exits with code 1 when the mail server is down, and sends on the next run", async () => {
    const { db, server, start } = harness;
    const readers = await addReaders(db, 4);
    await addArticle(db);
    const program = start("send-newsletter", [], { SMTP_URL: "smtp://127.0.0.1:1" });
    expect(await program.exit).toBe(1);
    expect(program.output()).toContain("The mail server refuses.");
    expect(program.output()).toContain("Sent 0, failed 0, uncertain 0, skipped 0, waiting 4.\n");
    expect(await start("send-newsletter").exit).toBe(0);
    expect(server.recipients()).toEqual(readers);
  });

  it("sends nothing and prints the missing settings", async () => {
    const { db, server, start } = harness;
    await addReaders(db, 4);
    await addArticle(db);
    const program = start("send-newsletter", [], { MAIL_FROM: "", POSTAL_ADDRESS: "" });
    expect(await program.exit).toBe(1);
    expect(program.output()).toMatch(
      /^Nothing can be sent .*: MAIL_FROM is not set.*POSTAL_ADDRESS is not set/,
    );
    expect(await db.selectFrom("campaigns").select("id").execute()).toEqual([]);
    expect(server.seen.connect).toBe(0);
  });

  it("writes files without a mail server, and does not report them as sent", async () => {
    const { db, start, directory, counts } = harness;
    await addReaders(db, 2);
    await addArticle(db);
    const program = start("send-newsletter", [], { SMTP_URL: "", SITE_URL: "" });
    expect(await program.exit).toBe(0);
    expect(program.output()).toContain("Writing files, one for each of 2 subscribers.");
    expect(program.output().trimEnd().split("\n").at(-1)).toBe(
      "Sent 0, failed 0, uncertain 0, skipped 0, waiting 0. Written to files, not sent: 2.",
    );
    expect(await counts()).toMatchObject({ sent: 0, written: 2 });
    const names = readdirSync(join(directory, "outbox"));
    expect(names.filter((name) => name.endsWith(".eml"))).toHaveLength(2);
    expect(names).toHaveLength(2);
  });

  it("rejects unknown options", async () => {
    const program = harness.start("send-newsletter", ["--dryrun"]);
    expect(await program.exit).toBe(1);
    expect(program.output()).toContain("--dryrun");
  });
});
