import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { VARIABLES } from "~/server/read-environment.server";
import {
  checkClock,
  checkFolders,
  checkReaders,
  checkRoom,
  checkSettingNames,
  checkSqliteCommand,
} from "./machine.server";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "doctor-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const script = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text, { mode: 0o700 });
  return file;
};

it("names settings that are none, and leaves those of other programs alone", () => {
  const given = { known: VARIABLES, misspelled: [{ name: "SMPT_URL", meant: "SMTP_URL" }] };
  const text = "SITE_URL=https://example.org\nSMPT_URL=smtp://a\nMAILGUN_KEY=x\nNODE_OPTIONS=--trace\n";
  expect(checkSettingNames({ ...given, text }).problem).toBe(
    "SMPT_URL is no setting of the site. Did you mean SMTP_URL? MAILGUN_KEY in .env is no setting of the site: docs/configuration.md lists them.",
  );
  expect(checkSettingNames({ ...given, misspelled: [], text: undefined }).problem).toBeUndefined();
});

it("tells that others may read a file with secrets", () => {
  const file = script(".env", "SESSION_SECRET=x");
  expect(checkReaders(file).problem).toBeUndefined();
  const open = join(folder, "open");
  writeFileSync(open, "", { mode: 0o644 });
  expect(checkReaders(open).problem).toContain(`chmod 600 ${open}`);
});

it("tries every folder, also one that is not there yet", () => {
  const env = {
    DATABASE_PATH: join(folder, "data/site.db"),
    DATABASE_READ_ONLY: "off",
    BACKUP_CRON: "0 3 * * *",
    BACKUP_DIR: join(script("file", ""), "backups"),
    BOUNCE_MAILDIR: undefined,
    SMTP_URL: undefined,
  } as const;
  expect(checkFolders(env)).toEqual([
    { name: `the folder ${folder}/data`, problem: undefined },
    { name: `the folder ${folder}/data/outbox`, problem: undefined },
    {
      name: `the folder ${folder}/file/backups`,
      problem: expect.stringMatching(/^BACKUP_DIR: the folder \S+ cannot be used: ENOTDIR/),
    },
  ]);
});

it("tells that there is no room for the copy before an upgrade", async () => {
  const path = script("site.db", "x".repeat(1000));
  expect((await checkRoom(path, 0)).problem).toBeUndefined();
  expect((await checkRoom(path, Number.MAX_SAFE_INTEGER)).problem).toMatch(
    / are free in .* are needed: delete/,
  );
});

it("tells by a file from the future that the clock is behind", () => {
  const file = script("site.db", "");
  const now = new Date("2026-11-20T12:00:00.000Z");
  utimesSync(file, now, now);
  expect(checkClock([file, join(folder, "none")], now).problem).toBeUndefined();
  const later = new Date("2026-11-21T12:00:00.000Z");
  utimesSync(file, later, later);
  expect(checkClock([file], now).problem).toContain("chrony");
});

it("tells of a sqlite3 command that is too old for the database", () => {
  expect(checkSqliteCommand(join(folder, "none"))).toBeUndefined();
  expect(checkSqliteCommand(script("new", "#!/bin/sh\necho 3.46.1 2024-08-13"))?.problem).toBeUndefined();
  expect(checkSqliteCommand(script("old", "#!/bin/sh\necho 3.34.1 2021-01-20"))).toEqual({
    name: "the command sqlite3, version 3.34.1",
    problem: expect.stringContaining("needs 3.40"),
  });
});
