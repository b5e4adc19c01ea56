/**
 * How fast a newsletter of 20 kB is sent, compared with a bare nodemailer pool that stores nothing, and by turns with
 * it; the worker's memory; and how long public pages take meanwhile. The worker runs as in production, on the site's
 * own database, and flushes every state to disk.
 *
 * `npm run bench:newsletter [-- --recipients=20000 --connections=5,10 --rounds=2]`; no rounds: memory and pages alone
 */

import { type ChildProcess, execFileSync, fork, spawn } from "node:child_process";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { SMTPServer } from "smtp-server";
import * as z from "zod";
import { publicPaths } from "~/content/addresses";
import { freePort } from "../scripts/support/port.mjs";
import { say } from "../scripts/support/program";
import type { Site } from "../tests/support/server";
import { waitFor } from "../tests/support/wait-for";
import { fetchBody } from "./support/fetch-body";
import { type Measure, quantile } from "./support/measures";
import {
  addAudience,
  measureBare,
  measureWorker,
  type Send,
  type Sent,
  type Speed,
  sendBare,
} from "./support/newsletter-sends";
import { report } from "./support/report";
import { withSite } from "./support/with-site";

interface MailSink {
  name: string;
  url: string;
  stop: () => void;
}

function hasSmtpSink(): boolean {
  try {
    execFileSync("smtp-sink", { stdio: "ignore" });
    return true;
  } catch (error) {
    // Without arguments it prints how it is used and ends with 1.
    return !(error instanceof Error && "code" in error && error.code === "ENOENT");
  }
}

/** In a process of its own. */
function serveMails(port: number): void {
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onData: (stream, _, callback) => {
      stream.resume().on("end", () => callback());
    },
  });
  server.listen(port, "127.0.0.1");
  process.once("disconnect", () => process.exit());
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    }).on("error", () => resolve(false));
  });
}

/** Postfix's `smtp-sink` where it is installed, else a server of Node's. @param module calls `serveMails` */
async function startMailSink(module: string): Promise<MailSink> {
  const port = await freePort();
  // It does not run as root.
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const server: ChildProcess = hasSmtpSink()
    ? spawn("smtp-sink", [...user, `127.0.0.1:${port}`, "1000"], { stdio: "ignore" })
    : fork(module, ["newsletter", "sink", String(port)]);
  await waitFor("the mail server", () => accepts(port), { timeoutMs: 10_000 });
  return {
    name: hasSmtpSink() ? "postfix's smtp-sink" : "smtp-server on Node",
    url: `smtp://127.0.0.1:${port}`,
    stop: () => void server.kill("SIGKILL"),
  };
}

const PAGES_PER_SECOND = 50;
const PAGE_SECONDS = 5;

interface Figures {
  bare: Speed;
  worker: Sent;
}

const speed: Measure<Figures>[] = [
  { title: "bare pool/s", of: ({ bare }) => bare.perSecond },
  { title: "newsletter/s", of: ({ worker }) => worker.perSecond },
  { title: "share", of: ({ bare, worker }) => worker.perSecond / bare.perSecond, digits: 2, atLeast: 0.3 },
  { title: "bare CPU us/mail", of: ({ bare }) => bare.cpuUs },
  { title: "worker's", of: ({ worker }) => worker.cpuUs },
  { title: "worker MiB", of: ({ worker }) => worker.mostMiB, atMost: 120 },
];

interface Pages {
  worker: Sent;
  idle: number[];
  sending: number[];
}
const p95 = (times: readonly number[]) => quantile(times, 0.95);
const pages: Measure<Pages>[] = [
  { title: "p95 ms idle", of: ({ idle }) => p95(idle), digits: 1 },
  { title: "p95 ms sending", of: ({ sending }) => p95(sending), digits: 1 },
  { title: "ratio", of: ({ idle, sending }) => p95(sending) / p95(idle), digits: 2, atMost: 1.5 },
  { title: "newsletter/s", of: ({ worker }) => worker.perSecond },
  { title: "worker MiB", of: ({ worker }) => worker.mostMiB, atMost: 120 },
];

const sendSchema = z.object({ url: z.string(), count: z.number(), connections: z.number() });

/** Milliseconds of each of so many pages, at a fixed rate. */
async function loadPages(site: Site): Promise<number[]> {
  const times: Promise<number>[] = [];
  const start = performance.now();
  for (let index = 0; index < PAGES_PER_SECOND * PAGE_SECONDS; index++) {
    const due = start + (index * 1000) / PAGES_PER_SECOND;
    await sleep(Math.max(0, due - performance.now()));
    const path = publicPaths[index % publicPaths.length] ?? "/";
    const began = performance.now();
    times.push(fetchBody(site.url + path).then(() => performance.now() - began));
  }
  return Promise.all(times);
}

async function comparePages(site: Site, send: Send): Promise<Pages> {
  await loadPages(site);
  const idle = await loadPages(site);
  let sending: number[] = [];
  const worker = await measureWorker(site, send, async () => {
    sending = await loadPages(site);
  });
  // Before and after: other programs on this machine come and go.
  idle.push(...(await loadPages(site)));
  return { worker, idle, sending };
}

async function measure(site: Site, sink: MailSink, stopped: AbortSignal): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      recipients: { type: "string", default: "20000" },
      connections: { type: "string", default: "5,10" },
      rounds: { type: "string", default: "2" },
    },
  });
  const count = Number(values.recipients);
  await addAudience(site.db, count);
  say(`${count} mails to ${sink.name}`);
  const subjects = values.connections
    .split(",")
    .map(Number)
    .map((connections) => ({ connections, runs: [] as Figures[] }));
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const { connections, runs } of subjects) {
      if (stopped.aborted) return;
      const send = { url: sink.url, count, connections };
      const bare = await measureBare(module, send);
      const worker = await measureWorker(site, send);
      const rates = [bare, worker].map(({ perSecond }) => perSecond.toFixed(0));
      say(`${connections} connections: bare ${rates[0]}/s, newsletter ${rates[1]}/s`);
      runs.push({ bare, worker });
    }
  }
  if (Number(values.rounds) > 0)
    report(
      "sending",
      speed,
      subjects.map(({ connections, runs }) => ({ name: `${connections} connections`, runs })),
    );
  const runs = [await comparePages(site, { url: sink.url, count, connections: 5 })];
  report("public pages", pages, [{ name: `${PAGES_PER_SECOND} a second`, runs }]);
}

const module = fileURLToPath(import.meta.url);
const [mode, argument = ""] = process.argv.slice(3);
if (mode === "sink") serveMails(Number(argument));
else if (mode === "bare") process.send?.(await sendBare(sendSchema.parse(JSON.parse(argument))));
else {
  const sink = await startMailSink(module);
  await withSite((site, stopped) => measure(site, sink, stopped)).finally(sink.stop);
}
