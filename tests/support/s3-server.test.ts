import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import SQLite from "better-sqlite3";
import { S3mini } from "s3mini";
import { afterEach, beforeEach, expect, it } from "vitest";
import { litestreamPath } from "./litestream";
import { type S3Server, STORE_KEYS, startS3Server } from "./s3-server";
import { waitFor } from "./wait-for";

const run = promisify(execFile);

let folder: string;
let server: S3Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "s3-"));
  server = await startS3Server();
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const put = (key: string, text: string, headers = {}) => {
  const client = new S3mini({ ...STORE_KEYS, endpoint: `${server.endpoint}/bucket`, region: "auto" });
  return client.putObject(key, text, undefined, undefined, headers);
};

it("writes an object only where its condition holds", async () => {
  const first = await put("lease", "one", { "if-none-match": "*" });
  await expect(put("lease", "two", { "if-none-match": "*" })).rejects.toMatchObject({ status: 412 });
  await expect(put("lease", "two", { "if-match": '"another"' })).rejects.toMatchObject({ status: 412 });
  await put("lease", "two", { "if-match": first.headers.get("etag") ?? "" });
  await expect(put("other", "two", { "if-match": '"another"' })).rejects.toMatchObject({ status: 412 });
  expect([...server.objects].map(([key, body]) => [key, body.toString()])).toEqual([["lease", "two"]]);
});

it.runIf(litestreamPath)(
  "keeps what Litestream replicates, and lists the folders in which that is",
  async () => {
    const path = join(folder, "site.db");
    const config = join(folder, "litestream.yml");
    const settings = [
      `dbs:\n  - path: ${path}\n    monitor-interval: 250ms\n    replicas:\n      - type: s3`,
      `endpoint: ${server.endpoint}\n        bucket: bucket\n        path: replica\n        region: auto`,
      "force-path-style: true\n        sync-interval: 100ms\n",
    ];
    writeFileSync(config, settings.join("\n        "));
    const env = {
      ...process.env,
      LITESTREAM_ACCESS_KEY_ID: STORE_KEYS.accessKeyId,
      LITESTREAM_SECRET_ACCESS_KEY: STORE_KEYS.secretAccessKey,
    };
    const db = new SQLite(path);
    db.pragma("journal_mode = WAL");
    db.exec("create table posts (id integer primary key)");
    const replicating = spawn(litestreamPath, ["replicate", "-config", config], { env, stdio: "ignore" });
    try {
      await waitFor("a snapshot", () =>
        [...server.objects.keys()].some((key) => key.includes("/snapshots/")),
      );
      for (let id = 1; id <= 5; id += 1) db.prepare("insert into posts values (?)").run(id);
      const restored = join(folder, "restored.db");
      await waitFor("the last post", async () => {
        rmSync(restored, { force: true });
        await run(litestreamPath, ["restore", "-config", config, "-o", restored, path], { env });
        const copy = new SQLite(restored, { readonly: true });
        const last = copy.prepare("select max(id) from posts").pluck().get();
        copy.close();
        return last === 5;
      });
    } finally {
      replicating.kill("SIGKILL");
      db.close();
    }
  },
);
