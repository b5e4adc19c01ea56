import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../scripts/support/port.mjs";
import { projectRoot } from "../support/program";

const document = readFileSync(join(projectRoot, "docs/operations.md"), "utf8");
const blocks = [...document.matchAll(/^```(\S*)\n(.*?)^```$/gms)].map(([, language = "", code = ""]) => ({
  language,
  code,
}));

/** What npm does, without the half second that npm itself takes for each command. */
function npmShim(): string {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(projectRoot, "package.json"), "utf8"),
  );
  const cases = Object.entries(scripts).map(([name, command]) => `  ${name}) ${command} "$@" ;;`);
  return `#!/bin/sh
[ "$1" = run ] || exit 64
name=$2
shift 2
[ "\${1-}" != -- ] || shift
case $name in
${cases.join("\n")}
  *) echo "no script $name" >&2; exit 64 ;;
esac
`;
}

let work: string;
let site: string;
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), "operations-"));
  site = join(work, "site");
  mkdirSync(join(work, "bin"));
  for (const name of ["build", "scripts", "seeds", "models", "public", "package.json", ".env.example"]) {
    cpSync(join(projectRoot, name), join(site, name), { recursive: true });
  }
  symlinkSync(join(projectRoot, "node_modules"), join(site, "node_modules"));
  writeFileSync(join(work, "bin/npm"), npmShim(), { mode: 0o755 });
});
afterAll(() => {
  const pidFile = join(site, "site.pid");
  if (existsSync(pidFile)) spawnSync("kill", ["-KILL", readFileSync(pidFile, "utf8").trim()]);
  rmSync(work, { recursive: true, force: true });
});

it("marks every block as run or not run", () => {
  expect(new Set(blocks.map(({ language }) => language))).toEqual(new Set(["sh", "console"]));
});

describe.runIf(spawnSync("curl", ["--version"]).error === undefined)(
  "the commands of docs/operations.md",
  () => {
    it("work in an empty folder, in the order of the document", async () => {
      const port = await freePort();
      const commands = blocks.filter(({ language }) => language === "sh").map(({ code }) => code);
      const script = commands.join("\n").replaceAll("127.0.0.1:3000", `127.0.0.1:${port}`);
      const shell = spawn("sh", ["-eux", "-c", script], {
        cwd: site,
        env: {
          PATH: `${join(work, "bin")}:${process.env.PATH}`,
          NODE_ENV: "test",
          HOME: work,
          PORT: String(port),
          HOST: "127.0.0.1",
          NEWS_IMPORT_CRON: "off",
        },
        stdio: ["ignore", "pipe", "pipe"],
      });
      let output = "";
      for (const stream of [shell.stdout, shell.stderr]) {
        stream.setEncoding("utf8").on("data", (text: string) => {
          output += text;
        });
      }
      const [code] = await once(shell, "close");
      expect(code, output).toBe(0);
      expect(output).toMatch(/^database: ok\ndisk: ok\nworker: \w+$/m);
      expect(output).toMatch(/Made an admin:\n {2}email +ann@example\.org/);
      expect(output).toContain("Signing in asks for the password alone.");
      expect(output).toContain("bo@example.org has no access any more, and is signed out everywhere.");
      expect(output).toMatch(/after-automation\.db is the backup backup-/);
      // A write-ahead log goes along where a program was ended before it had closed the database.
      const moved = new SQLite(join(work, "other-host/data/after-automation.db"));
      expect(moved.pragma("integrity_check", { simple: true })).toBe("ok");
      expect(moved.prepare("SELECT email FROM users WHERE email = ?").pluck().get("ann@example.org")).toBe(
        "ann@example.org",
      );
      moved.close();
      expect(existsSync(join(work, "other-host/.env"))).toBe(true);
    });
  },
);
