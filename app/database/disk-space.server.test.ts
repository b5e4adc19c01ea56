import { existsSync, mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { logger } from "~/lib/logger.server";
import { ensureRoomForStaff, RESERVE_BYTES, reservePath } from "./disk-space.server";

const MB = 1024 * 1024;
let path: string;
beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), "reserve-")), "site.db");
});

const ensure = (freeBytes: number) => ensureRoomForStaff({ path, freeBytes: async () => freeBytes });
const size = () => (existsSync(reservePath(path)) ? statSync(reservePath(path)).size : undefined);

it("writes the reserve once beside a database, removes it on a full disk, and writes it again later", async () => {
  const log = vi.spyOn(logger, "error").mockImplementation(() => undefined);
  await ensure(100 * MB);
  expect(size()).toBeUndefined();
  writeFileSync(path, "");
  await Promise.all([ensure(100 * MB), ensure(100 * MB)]);
  expect(size()).toBe(RESERVE_BYTES);
  const written = statSync(reservePath(path)).mtimeMs;
  await ensure(100 * MB);
  await ensure(3 * MB);
  expect(statSync(reservePath(path)).mtimeMs).toBe(written);
  expect(log).not.toHaveBeenCalled();

  await ensure(1 * MB);
  await ensure(0);
  expect(size()).toBeUndefined();
  expect(log).toHaveBeenCalledTimes(1);
  await ensure(RESERVE_BYTES);
  expect(size()).toBeUndefined();
  await ensure(16 * MB);
  expect(size()).toBe(RESERVE_BYTES);
  log.mockRestore();
});

it("completes a reserve whose writing was interrupted", async () => {
  writeFileSync(path, "");
  writeFileSync(reservePath(path), "part");
  await ensure(100 * MB);
  expect(size()).toBe(RESERVE_BYTES);
});
