import { readFile, stat } from "node:fs/promises";
import { uptime } from "node:os";
import { dirname } from "node:path";
import * as z from "zod";
import { type DiskSpace, readDiskSpace } from "~/database/disk-space.server";

/** What the machine and the files say about the running site; null where they say nothing. Sizes in bytes. */
export interface MachineFacts {
  databaseBytes: number | null;
  walBytes: number | null;
  disk: DiskSpace | null;
  version: string | null;
  build: { hash: string; madeAt: string } | null;
  node: string;
  webMs: number;
  machineMs: number;
}

const packageFile = z.object({ version: z.string() });
/** Written by the build when it is complete; relative to the project's folder, where every program runs. */
const BUILD_STAMP = "build/.sources";

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  return work.catch(() => null);
}

async function sizeOf(path: string): Promise<number | null> {
  const found = await orNull(stat(path));
  return found?.size ?? null;
}

async function buildOf(): Promise<MachineFacts["build"]> {
  const [hash, made] = await Promise.all([orNull(readFile(BUILD_STAMP, "utf8")), orNull(stat(BUILD_STAMP))]);
  return hash && made ? { hash: hash.trim().slice(0, 12), madeAt: made.mtime.toISOString() } : null;
}

async function versionOf(): Promise<string | null> {
  const text = await orNull(readFile("package.json", "utf8"));
  return text === null ? null : (packageFile.safeParse(JSON.parse(text)).data?.version ?? null);
}

export async function readMachine(databasePath: string): Promise<MachineFacts> {
  const [databaseBytes, walBytes, disk, version, build] = await Promise.all([
    sizeOf(databasePath),
    sizeOf(`${databasePath}-wal`),
    readDiskSpace(dirname(databasePath)),
    versionOf(),
    buildOf(),
  ]);
  return {
    databaseBytes,
    walBytes,
    disk,
    version,
    build,
    node: process.versions.node,
    webMs: process.uptime() * 1000,
    machineMs: uptime() * 1000,
  };
}
