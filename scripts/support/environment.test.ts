import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readEnvironment } from "~/server/read-environment.server";
import { LAUNCH_DEFAULTS, previousSessionSecret, sessionSecret, setting } from "./environment.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "environment-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const module = new URL("environment.mjs", import.meta.url);

/** Root reads every file, and alone may start a program as another user, who may not reach the folder of the project. */
const asOtherUser = (args: string[]) =>
  spawnSync(process.execPath, args, {
    uid: 65_534,
    gid: 65_534,
    env: { NODE_ENV: "test" },
    encoding: "utf8",
  });

it.runIf(process.getuid?.() === 0 && asOtherUser([fileURLToPath(module)]).status === 0)(
  "a .env of another user is named, with who has to own it",
  () => {
    chmodSync(folder, 0o755);
    const file = join(folder, ".env");
    writeFileSync(file, "PORT=3001\n", { mode: 0o600 });
    const program = `import { siteEnvironment } from "${module.href}";
    try { siteEnvironment(process.argv[1], "production"); } catch (error) { console.log(error.message); }`;
    const { stdout, stderr } = asOtherUser(["--input-type=module", "-e", program, folder]);
    expect(stderr).toBe("");
    expect(stdout).toBe(`${file} may not be read by the user nobody: it has to be the file's owner.\n`);
  },
);

describe("sessionSecret", () => {
  const file = () => join(folder, "data", "session-secret");

  it("uses the operator's secret", () => {
    expect(sessionSecret({ SESSION_SECRET: "theirs", NODE_ENV: "production" }, folder)).toBe("theirs");
  });

  it("generates a secret once, readable by its owner only", () => {
    const secret = sessionSecret({}, folder);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(sessionSecret({ SESSION_SECRET: " " }, folder)).toBe(secret);
    expect(readFileSync(file(), "utf8").trim()).toBe(secret);
  });

  it("stores the secret beside the database", () => {
    const secret = sessionSecret({ DATABASE_PATH: join(folder, "elsewhere", "site.db") }, "/nowhere");
    expect(readFileSync(join(folder, "elsewhere", "session-secret"), "utf8").trim()).toBe(secret);
  });

  it("generates no secret in production", () => {
    expect(() => sessionSecret({ NODE_ENV: "production" }, folder)).toThrow(/SESSION_SECRET is not set/);
  });

  it("rejects a damaged secret", () => {
    sessionSecret({}, folder);
    writeFileSync(file(), "short");
    expect(() => sessionSecret({}, folder)).toThrow(/delete it/);
  });
});

describe("previousSessionSecret", () => {
  it("is the stored secret that was renamed, and a new one is generated", () => {
    const before = sessionSecret({}, folder);
    expect(previousSessionSecret({}, folder)).toBeUndefined();
    renameSync(join(folder, "data", "session-secret"), join(folder, "data", "session-secret-previous"));
    expect(sessionSecret({}, folder)).not.toBe(before);
    expect(previousSessionSecret({}, folder)).toBe(before);
    expect(statSync(join(folder, "data", "session-secret")).mode & 0o777).toBe(0o600);
  });

  it("is the operator's own where there is one, and no stored one beside an operator's secret", () => {
    sessionSecret({}, folder);
    renameSync(join(folder, "data", "session-secret"), join(folder, "data", "session-secret-previous"));
    expect(previousSessionSecret({ SESSION_SECRET_PREVIOUS: "theirs" }, folder)).toBe("theirs");
    expect(previousSessionSecret({ SESSION_SECRET: "theirs" }, folder)).toBeUndefined();
  });
});

describe("the launchers' defaults", () => {
  it("equal the schema's defaults", () => {
    const env = readEnvironment({ SESSION_SECRET: "s".repeat(32) });
    expect(LAUNCH_DEFAULTS).toEqual({ DATABASE_PATH: env.DATABASE_PATH, PORT: String(env.PORT) });
  });

  it("apply to empty variables", () => {
    expect(setting({ PORT: " " }, "PORT")).toBe("3000");
    expect(setting({ PORT: "4000" }, "PORT")).toBe("4000");
  });
});
