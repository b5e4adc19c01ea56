import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type S3Server, STORE_KEYS, startS3Server } from "#tests/support/s3-server";
import { Bucket } from "~/features/backups/bucket.server";
import { isStillOwn, listTerms, readOwnTerm, saveOwnTerm, writeLease } from "./lease-store.server";
import { requireLease, takeOver } from "./take-lease.server";

const NOW = new Date("2026-11-20T12:00:00.000Z");

let folder: string;
let server: S3Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "lease-"));
  server = await startS3Server();
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const replica = () => ({
  url: `${server.endpoint}/bucket`,
  endpoint: server.endpoint,
  bucket: "bucket",
  prefix: "standby/",
  region: "auto",
  accessKey: STORE_KEYS.accessKeyId,
  secretKey: STORE_KEYS.secretAccessKey,
  program: "litestream",
});
const bucketOf = () => new Bucket(replica(), { pausesMs: [] });
const pathOf = (machine: string) => join(folder, machine, "site.db");
const start = (machine: string, lines: string[] = []) =>
  requireLease({ replica: replica(), DATABASE_PATH: pathOf(machine) }, NOW, (line) => lines.push(line));

it("gives the first machine the first lease, also when it starts again, and starts no second one beside it", async () => {
  expect(await start("first")).toMatchObject({ term: 1 });
  expect(await start("first")).toEqual(readOwnTerm(pathOf("first")));
  await expect(start("second")).rejects.toThrow(
    /^Another machine has the site: .* since 2026-11-20T12:00:00\.000Z \(lease 1\)\. npm run failover takes over/,
  );
  expect(readOwnTerm(pathOf("second"))).toBeUndefined();
});

it("needs none where nothing is replicated", async () => {
  const settings = { replica: undefined, DATABASE_PATH: pathOf("first") };
  expect(await requireLease(settings, NOW, () => undefined)).toBeUndefined();
});

it("starts while the store is away, on the lease that the machine had", async () => {
  const own = await start("first");
  await server.close();
  const lines: string[] = [];
  expect(await start("first", lines)).toEqual(own);
  expect(lines.join("\n")).toMatch(/^The store .* failed: .*Nothing is saved or sent until it answers\.$/);
  await expect(start("second")).rejects.toThrow(/^The store .* failed/);
}, 60_000);

it("takes the lease from a machine, which notices with its next look and is not started again", async () => {
  const own = await start("first");
  if (!own) throw new Error("No lease");
  expect(await isStillOwn(bucketOf(), own)).toBe(true);
  const { taken, terms } = await takeOver(bucketOf(), pathOf("second"), NOW);
  expect([taken.term, terms]).toEqual([2, [1]]);
  expect(await isStillOwn(bucketOf(), own)).toBe(false);
  await expect(start("first")).rejects.toThrow(/^Another machine has taken over: .*\(lease 2\)/);

  saveOwnTerm(pathOf("second"), taken);
  expect(await start("second")).toEqual(taken);
  await expect(takeOver(bucketOf(), pathOf("second"), NOW)).rejects.toThrow(
    "This machine has the site already",
  );
  expect(await takeOver(bucketOf(), pathOf("first"), NOW)).toMatchObject({
    taken: { term: 3 },
    terms: [2, 1],
  });
});

it("gives a lease to one of two machines that take over at once, also where the store ignores conditions", async () => {
  await start("first");
  const both = await Promise.allSettled([
    takeOver(bucketOf(), pathOf("second"), NOW),
    takeOver(bucketOf(), pathOf("third"), NOW),
  ]);
  expect(both.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(2);
  const terms = both.flatMap((each) => (each.status === "fulfilled" ? [each.value.taken.term] : []));
  expect(new Set(terms).size).toBe(terms.length);

  const [highest = 0] = await listTerms(bucketOf());
  const mine = { term: highest + 1, owner: "mine" };
  // It is read again, and is another's.
  server.cut = (line) => {
    if (line.startsWith("GET"))
      server.objects.set(
        `standby/lease/${mine.term}.json`,
        Buffer.from(JSON.stringify({ owner: "other", machine: "third", taken_at: NOW.toISOString() })),
      );
    return false;
  };
  await expect(writeLease(bucketOf(), mine, NOW)).rejects.toThrow(
    "Another machine, third, has taken the lease",
  );
});

it("writes its lease again where a start was ended in between, or the bucket was emptied", async () => {
  const own = await start("first");
  server.objects.clear();
  expect(own && (await isStillOwn(bucketOf(), own))).toBeUndefined();
  expect(await start("first")).toEqual(own);
  expect(own && (await isStillOwn(bucketOf(), own))).toBe(true);
});
