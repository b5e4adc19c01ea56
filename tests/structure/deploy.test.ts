import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { publicPaths } from "~/content/addresses";
import { parseDockerfile } from "../../scripts/support/dockerfile.mjs";
import { parseYaml } from "../support/simple-yaml";

const read = (path: string) => readFileSync(path, "utf8");
const unit = read("deploy/after-automation.service");
const compose = parseYaml(read("deploy/compose.yml"));
const settingOf = (text: string, name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(text)?.[1];
const WORKDIR = settingOf(unit, "WorkingDirectory") ?? "";

describe("parseYaml", () => {
  it("reads maps and lists", () => {
    expect(parseYaml('a: b # c\nd:\n  - e: 1\n    f: "2:3"\n  - g\nh:\n  i: {}\n')).toEqual({
      a: "b",
      d: [{ e: "1", f: "2:3" }, "g"],
      h: { i: {} },
    });
  });

  it.each(["a: b\n   c: d\n", "a\n", "a:\n", "a: b\na: c\n", "a: 'b'\n", "- a: b: c\n"])(
    "rejects %j",
    (text) => {
      expect(() => parseYaml(text)).toThrow();
    },
  );
});

it("the deployments give the supervisor the same time to stop, twice as long as it takes", () => {
  const grace = Number(/^stop_grace=(\d+)$/m.exec(read("scripts/supervise.sh"))?.[1]);
  expect(grace).toBeLessThan(5);
  const fly = /^kill_timeout = "(\d+)s"$/m.exec(read("fly.toml"))?.[1];
  expect([settingOf(unit, "TimeoutStopSec"), fly]).toEqual([`${2 * grace + 2}`, `${2 * grace + 2}`]);
  expect(compose).toMatchObject({ services: { site: { stop_grace_period: `${2 * grace + 2}s` } } });
});

it("they let the site write to its data folder alone", () => {
  const { VOLUME, USER } = Object.fromEntries(
    (parseDockerfile(read("Dockerfile")).at(-1)?.instructions ?? []).map(({ name, args }) => [name, args]),
  );
  expect(USER).toBe("node");
  expect(read("fly.toml")).toContain(`destination = "${VOLUME}"`);
  expect(compose).toMatchObject({
    services: {
      site: { read_only: "true", volumes: [`data:${VOLUME}`], tmpfs: ["/tmp"], cap_drop: ["ALL"] },
    },
  });
  expect(settingOf(unit, "ProtectSystem")).toBe("strict");
  expect(settingOf(unit, "ReadWritePaths")).toBe(`${WORKDIR}/data`);
});

it("a container listens where its health check asks, whatever port a machine's .env names", () => {
  expect(compose).toMatchObject({
    services: {
      site: { env_file: "../.env", environment: { PORT: "3000", HOST: "" }, ports: ["127.0.0.1:3000:3000"] },
    },
  });
  expect(read("Dockerfile")).toContain("process.env.PORT || 3000}/healthz");
});

it("the unit is started again however often it fails, and nginx has a name for certbot to find", () => {
  expect(settingOf(unit, "StartLimitIntervalSec")).toBe("0");
  expect(settingOf(unit, "RequiresMountsFor")).toBe(`${WORKDIR}/data`);
  expect(read("deploy/nginx.conf")).toMatch(/^ {4}server_name example\.org;$/m);
});

it("nginx in front of copies lets them show every public page, and nothing else", () => {
  const patterns = [...read("deploy/nginx-copies.conf").matchAll(/^ +"~(\^\(GET.*)" copies;$/gm)].map(
    ([, pattern = ""]) => new RegExp(pattern),
  );
  const isShown = (request: string) => patterns.some((pattern) => pattern.test(request));
  expect(publicPaths.filter((path) => !isShown(`GET ${path}`))).toEqual([]);
  const others = [
    "GET /admin",
    "GET /your-data",
    "GET /es/your-data",
    "GET /news/1",
    "POST /news",
    "GET of staff /news",
    "GET /readyz",
  ];
  expect(others.filter(isShown)).toEqual([]);
});

it("the unit starts what there is", () => {
  const [shell = "", ...files] = (settingOf(unit, "ExecStart") ?? "").split(" ");
  expect(shell).toBe("/bin/sh");
  expect(files.filter((file) => file.startsWith("scripts/")).every((file) => existsSync(file))).toBe(true);
});

describe.runIf(spawnSync("systemd-analyze", ["--version"]).error === undefined)("systemd-analyze", () => {
  it("finds nothing wrong with the unit but programs that are not installed here", () => {
    const name = "after-automation.service";
    const { stdout, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", join("deploy", name)], {
      encoding: "utf8",
    });
    const about = `${stdout}${stderr}`.split("\n").filter((line) => line.includes(name));
    expect(about.filter((line) => !line.includes("is not executable"))).toEqual([]);
  });
});

it("the operations document explains every part of the System page", () => {
  const page = read("app/features/system/system-page.tsx");
  const titles = [...page.matchAll(/<Part id="\w+" title="([^"]+)"/g)].map(([, title = ""]) => title);
  expect(titles.length).toBeGreaterThan(8);
  const documents = read("docs/operations.md");
  const isExplained = (title: string) => new RegExp(`^\\| ${title} +\\|`, "m").test(documents);
  expect(titles.filter((title) => !isExplained(title))).toEqual([]);
});

it("every file of the folder is explained in the documents", () => {
  const documents = read("docs/operations.md") + read("docs/scaling.md");
  expect(readdirSync("deploy").filter((name) => !documents.includes(`deploy/${name}`))).toEqual([]);
});
