import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { text } from "node:stream/consumers";
import parse from "parse-prometheus-text-format";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { rateLimitRules } from "~/http/limits/rate-limit-rules";
import { type Site, startSite } from "../support/server";
import { waitFor } from "../support/wait-for";

const families = z.array(
  z.object({
    name: z.string(),
    help: z.string(),
    type: z.enum(["COUNTER", "GAUGE", "HISTOGRAM", "UNTYPED"]),
    metrics: z
      .array(
        z.object({
          labels: z.record(z.string(), z.string()).optional(),
          value: z.coerce.number().optional(),
        }),
      )
      .min(1),
  }),
);

const TRUSTED = "X-Visitor";

let site: Site;
beforeAll(async () => {
  site = await startSite({ seed: false, env: { HOST: "0.0.0.0", CLIENT_ADDRESS_HEADER: TRUSTED } });
});
afterAll(() => site.stop());

/** Also with headers that `fetch` does not send. */
function ask(headers: Record<string, string> = {}, host = "127.0.0.1") {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const { port } = new URL(site.url);
    request({ host, port, path: "/metrics", headers }, (response) =>
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject),
    )
      .on("error", reject)
      .end();
  });
}

async function read() {
  const { status, body } = await ask();
  expect(status).toBe(200);
  // The parser merges the histograms of several labels. As plain samples it keeps them apart, with a family for each turn
  // of the name, so that a name can come more than once.
  const plain = body.replace(/^# (?:HELP|TYPE) site_request_duration_seconds .*\n/gm, "");
  expect(families.parse(parse(body)).filter(({ help, type }) => !help || type === "UNTYPED")).toEqual([]);
  const read = families.parse(parse(plain));
  const of = (name: string) => read.flatMap((family) => (family.name === name ? family.metrics : []));
  return { of, value: (name: string) => of(name)[0]?.value };
}

describe("/metrics", () => {
  it("has the mails that wait, by kind, state and age", async () => {
    const created_at = new Date(Date.now() - 3_600_000).toISOString();
    const mail = { kind: "test" as const, campaign_id: null, reference: null };
    await site.db
      .insertInto("mails")
      .values({ ...mail, recipient: "a@example.org", next_attempt_at: created_at, created_at })
      .execute();
    const { of } = await read();
    const labels = { kind: "test", state: "queued" };
    expect(of("site_mails")).toEqual([{ labels, value: 1 }]);
    const [oldest] = of("site_mails_oldest_seconds");
    expect(oldest?.labels).toEqual(labels);
    expect(oldest?.value).toBeGreaterThanOrEqual(3600);
  });

  it("counts answers from memory, and the others by class and status with their time", async () => {
    for (const _ of [1, 2]) await (await fetch(`${site.url}/about`)).text();
    await (await fetch(`${site.url}/no-such-page`)).text();
    const { of } = await read();
    const pages = of("site_stored_answers_total").find(({ labels }) => labels?.kind === "pages");
    expect(pages?.value).toBeGreaterThanOrEqual(1);
    // It is counted when it is logged, after the visitor has it.
    const counted = async (part: string) =>
      (await read())
        .of(`site_request_duration_seconds_${part}`)
        .some(
          ({ labels, value }) => labels?.class === "otherReads" && labels.status === "404" && value === 1,
        );
    await waitFor("the request's count", () => counted("count"));
    expect(await counted("bucket")).toBe(true);
  });

  it("has the sizes of database, log and disk, and the heartbeat once a worker has run", async () => {
    const seen_at = "2026-11-20T12:00:00.000Z";
    await site.db.insertInto("worker_heartbeat").values({ id: 1, started_at: seen_at, seen_at }).execute();
    const { value } = await read();
    for (const name of [
      "site_database_bytes",
      "site_disk_free_bytes",
      "site_disk_bytes",
      "site_memory_bytes",
    ])
      expect(value(name), name).toBeGreaterThan(0);
    expect(value("site_wal_bytes")).toBeGreaterThanOrEqual(0);
    expect(value("site_worker_seen_timestamp_seconds")).toBe(Date.parse(seen_at) / 1000);
    expect(value("site_backup_failed")).toBe(0);
  });

  const throughProxies: Record<string, string>[] = [
    { "X-Forwarded-For": "198.51.100.7" },
    { "X-Real-IP": "198.51.100.7" },
    { Forwarded: "for=198.51.100.7" },
    { Via: "1.1 proxy" },
    { [TRUSTED]: "198.51.100.7" },
    { Host: "www.example.org" },
  ];

  it.each(throughProxies)("is not found through a proxy: %j", async (headers) => {
    expect(await ask(headers)).toEqual({ status: 404, body: "Not found\n" });
  });

  it("is not found from another address", async ({ skip }) => {
    const own = Object.values(networkInterfaces())
      .flat()
      .find((found) => found && !found.internal && found.family === "IPv4");
    if (!own) return skip("This machine has no other address.");
    expect((await ask({ Host: "127.0.0.1" }, own.address)).status).toBe(404);
  });

  it("names the rule of what a rate limit has refused", async () => {
    const visitor = { headers: { [TRUSTED]: "203.0.113.9" } };
    const { limit } = rateLimitRules.exports;
    let last = 0;
    for (let count = 0; count <= limit; count += 1) {
      const response = await fetch(`${site.url}/none.csv`, visitor);
      await response.text();
      last = response.status;
    }
    expect(last).toBe(429);
    const { of } = await read();
    expect(of("site_refusals_total")).toEqual([{ labels: { rule: "requests:exports" }, value: 1 }]);
  });
});
