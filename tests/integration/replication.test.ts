import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { childProcesses } from "../support/child-processes";
import { litestreamPath } from "../support/litestream";
import { readiness, startMachine } from "../support/machine";
import { startS3Server } from "../support/s3-server";
import { startSmtpSink } from "../support/smtp-sink";
import { waitFor } from "../support/wait-for";

/** Two looks that the web server takes a minute apart, and the half minute before. */
const PATIENCE = { timeoutMs: 240_000, everyMs: 250 };

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
