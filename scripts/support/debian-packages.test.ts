import { describe, expect, it, vi } from "vitest";
import { installMissing, isDebian } from "./debian-packages.mjs";

describe("isDebian", () => {
  it.each([
    ["PRETTY_NAME=x\nID=debian\nVERSION_ID=12", true],
    ['ID="debian"', true],
    ["ID=ubuntu\nID_LIKE=debian", false],
    ["", false],
  ])("%j is %s", (release, expected) => {
    expect(isDebian(release)).toBe(expected);
  });
});

describe("installMissing", () => {
  /** A machine on which commands succeed or fail as told, and what is installed is then there. */
  function machine({ may = true, fails = "" }: { may?: boolean; fails?: string } = {}) {
    const commands: string[] = [];
    const there = new Set(["there"]);
    const run = async (command: string, args: string[]) => {
      commands.push([command, ...args].join(" "));
      if (args[0] === fails) return 100;
      if (args[0] === "install") for (const arg of args) there.add(arg);
      return 0;
    };
    const need = (name: string) => ({ package: name, isThere: () => there.has(name) });
    return { commands, need, mayInstall: () => may, run };
  }
  const names = (needs: { package: string }[]) => needs.map((need) => need.package);

  it("installs nothing when no package is missing", async () => {
    const on = machine();
    expect(await installMissing([on.need("there")], on)).toEqual([]);
    expect(on.commands).toEqual([]);
  });

  it("installs all missing packages after one update", async () => {
    vi.spyOn(console, "log").mockReturnValue();
    const on = machine();
    expect(await installMissing(["chromium", "there", "java"].map(on.need), on)).toEqual([]);
    expect(on.commands).toEqual([
      "apt-get update -q",
      "apt-get install -qy --no-install-recommends chromium java",
    ]);
  });

  it("installs nothing without permission", async () => {
    const on = machine({ may: false });
    expect(names(await installMissing(["java", "there"].map(on.need), on))).toEqual(["java"]);
    expect(on.commands).toEqual([]);
  });

  it.each([
    ["update", 1],
    ["install", 2],
  ])("says what is still missing when %s fails", async (fails, count) => {
    vi.spyOn(console, "log").mockReturnValue();
    const on = machine({ fails });
    expect(names(await installMissing([on.need("java")], on))).toEqual(["java"]);
    expect(on.commands).toHaveLength(count);
  });
});
