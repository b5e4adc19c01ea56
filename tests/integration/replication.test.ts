import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publicPaths } from "~/content/addresses";
import { openDatabase } from "~/database/open-database.server";
import { childProcesses } from "../support/child-processes";
import { litestreamPath } from "../support/litestream";
import { launchMachine, type Machine, readiness, startMachine } from "../support/machine";
import { hasNginx, startNginx } from "../support/nginx";
import { type S3Server, startS3Server } from "../support/s3-server";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink";
import { waitFor } from "../support/wait-for";

/** Two looks that the web server takes a minute apart, and the half minute before. */
const PATIENCE = { timeoutMs: 240_000, everyMs: 1_000 };

describe.runIf(litestreamPath)("the operator of a site that is replicated", () => {
  it("is told of Litestream that does not run; it and a store that takes nothing are in the figures", async () => {
    const store = await startS3Server({ pageSize: 1_000 });
    const sink = await startSmtpSink();
    const folder = mkdtempSync(join(tmpdir(), "replication-"));
    const [program, broken] = [join(folder, "litestream"), join(folder, "broken")];
    writeFileSync(program, `#!/bin/sh\n[ ! -e ${broken} ] || exit 1\nexec ${litestreamPath} "$@"\n`);
    chmodSync(program, 0o700);
    const surroundings = { endpoint: store.endpoint, smtpUrl: sink.url, folder };
    const machine = await startMachine({ ...surroundings, operator: "op@example.org", program }, "machine");
    const { url, site } = machine;
    const says = (line: string) =>
      waitFor(line, async () => (await readiness(machine)).includes(`replication: ${line}\n`), PATIENCE);
    const lag = async () => {
      const metrics = await (await fetch(`${url}/metrics`)).text();
      return Number(/^site_replication_lag_seconds (\S+)$/m.exec(metrics)?.[1]);
    };
    const killChildren = (pattern: RegExp) => {
      for (const { pid, command } of childProcesses(site.pid))
        if (pattern.test(command)) process.kill(pid, "SIGKILL");
    };

    await says("ok");
    expect(await lag()).toBeLessThan(30);
    // The worker's heartbeats are written each minute, and have to be sent.
    store.cut = (request) => /^PUT .*\/term-/.test(request);
    await says("behind");
    expect(await lag()).toBeGreaterThanOrEqual(30);
    store.cut = () => false;
    await says("ok");

    writeFileSync(broken, "");
    killChildren(/litestream\0replicate\0/);
    await says("stopped");
    const subjects = () => sink.mails.map(({ mail }) => mail.subject ?? "");
    await waitFor(
      "the mail",
      () => subjects().some((subject) => subject.startsWith("Needs you: replication: stopped")),
      PATIENCE,
    );
    rmSync(broken);
    // The supervisor's pause, up to a minute by now.
    killChildren(/^sleep\0\d\d/);
    await says("ok");

    expect(await site.end("SIGTERM"), site.output()).toBe(0);
    await store.close();
    await sink.stop();
    rmSync(folder, { recursive: true });
  }, 600_000);
});

describe.runIf(litestreamPath)("a copy that follows the store", () => {
  let store: S3Server;
  let sink: SmtpSink;
  let folder: string;
  let original: Machine;
  let copy: Machine;
  beforeAll(async () => {
    store = await startS3Server({ pageSize: 1_000 });
    sink = await startSmtpSink();
    folder = mkdtempSync(join(tmpdir(), "copy-"));
    const surroundings = { endpoint: store.endpoint, smtpUrl: sink.url, folder };
    original = await startMachine(surroundings, "original");
    // Without anything to follow, a copy does not start.
    const hasSnapshot = () => [...store.objects.keys()].some((key) => key.includes("/snapshots/"));
    await waitFor("the first snapshot", hasSnapshot);
    copy = await launchMachine({ ...surroundings, isCopy: true }, "copy");
    await copy.site.until(/The site listens on http/);
  });
  afterAll(async () => {
    await original?.site.end("SIGTERM");
    await copy?.site.end("SIGTERM");
    await store?.close();
    await sink?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function publish(title: string): Promise<void> {
    const db = openDatabase(original.databasePath);
    await db
      .updateTable("articles")
      .set({ title, published_date: "2030-01-01" })
      .where("id", "=", 1)
      .execute();
    await db.destroy();
  }

  const get = async (url: string) => {
    const response = await fetch(url);
    return { age: response.headers.get("Copy-Age"), text: await response.text() };
  };
  const post = (url: string, email: string) =>
    fetch(`${url}/news`, {
      method: "POST",
      headers: { Origin: original.url },
      body: new URLSearchParams({ form: "newsletter", name: "Sam", email, wantsNews: "on" }),
      redirect: "manual",
    });

  it("shows within seconds what the original saves, says its age, and saves nothing", async () => {
    await publish("A strike that the copy shows");
    const news = () => get(`${copy.url}/news`);
    await waitFor("the article", async () => (await news()).text.includes("A strike that the copy shows"));
    await waitFor("its age", async () => (await news()).age !== null);
    expect(Number((await news()).age)).toBeLessThan(60);
    expect((await get(`${original.url}/news`)).age).toBeNull();
    expect(await readiness(copy)).toMatch(/^database: ok\ndisk: \w+\ncopy: .* old\n/);
    const { status } = await post(copy.url, "copy@example.org");
    expect(status).not.toBe(303);
  });

  // Only where Debian's nginx is installed.
  it.runIf(hasNginx())(
    "shows pages behind deploy/nginx-copies.conf, which sends all else to the original",
    async () => {
      const nginx = await startNginx(original.url, undefined, copy.url);
      for (const path of publicPaths)
        expect([path, (await get(nginx.url + path)).age === null]).toEqual([path, false]);
      for (const path of ["/admin/login", "/your-data", "/healthz"])
        expect([path, (await get(nginx.url + path)).age]).toEqual([path, null]);
      const ofStaff = await fetch(`${nginx.url}/news`, { headers: { Cookie: "staff=1" } });
      expect(ofStaff.headers.get("Copy-Age")).toBeNull();
      expect((await post(nginx.url, "sam@example.org")).status).toBe(303);
      await copy.site.end("SIGTERM");
      expect((await get(`${nginx.url}/news`)).age, "without the copy").toBeNull();
      await nginx.stop();
    },
  );
});
