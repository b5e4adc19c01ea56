import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { endClockWatch } from "~/kits/outbox/heartbeat.server";
import { startSite } from "../support/server";
import { putEvents } from "../support/submissions";
import { startTestClock } from "../support/test-clock";
import { waitFor } from "../support/wait-for";

const TEN_YEARS_MS = 3_652 * 24 * 60 * 60_000;

it("a worker whose clock is ten years ahead deletes nothing, until an owner says that the clock is right", async () => {
  const site = await startSite({ seed: false });
  const clock = startTestClock(join(site.directory, "clock.json"), 6);
  const env = { ...clock.env, NODE_OPTIONS: clock.args.join(" "), BACKUP_CRON: "* * * * *" };
  const backups = join(site.directory, "backups");
  const made = () =>
    existsSync(backups) ? readdirSync(backups).filter((name) => /^backup-[^.]+Z$/.test(name)) : [];
  const events = async () => (await site.db.selectFrom("form_analytics").select("id").execute()).length;
  try {
    const now = new Date().toISOString();
    await site.db
      .insertInto("worker_heartbeat")
      .values({ id: 1, started_at: now, seen_at: now, jumped_from: null })
      .execute();
    await putEvents(site, "contact", now, { view: 2 });
    site.run("backup", [], { BACKUP_DIR: backups });
    await waitFor("the first backup", async () => made().length === 1);
    const [first] = made();
    const had = await events();
    clock.jump(TEN_YEARS_MS);
    const worker = site.run("worker", [], { ...env, BACKUP_DIR: backups });
    await waitFor("a backup of the time that is wrong", async () => made().length > 1);
    expect(await events()).toBe(had);
    expect(made()).toContain(first);
    expect(worker.output()).toContain("The clock is far ahead");

    await worker.end("SIGTERM");
    await endClockWatch(site.db);
    site.run("worker", [], { ...env, BACKUP_DIR: backups });
    await waitFor("the old events to go", async () => (await events()) < had);
  } finally {
    clock.remove();
    await site.stop();
  }
});
