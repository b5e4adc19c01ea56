/**
 * `npm run test:image`: carries out the Dockerfile's steps in an empty folder, without a container engine, then runs
 * the result as a container would and tests it in a browser: with the Node the file names, production packages only,
 * as another user, with one data folder. Root on Linux makes everything else read-only, /tmp too.
 *
 * Absolute paths in the Dockerfile stand for folders below the temporary one.
 */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { exitCode, run, signalGroup, start, stopOnSignals } from "./support/children.mjs";
import { CliError, requireNode, runMain } from "./support/cli.mjs";
import { isRoot } from "./support/debian-packages.mjs";
import { commandOf, parseDockerfile, parseDockerignore } from "./support/dockerfile.mjs";
import { ensureInstalled } from "./support/install.mjs";
import { fetchNode, PINNED_LINE } from "./support/node-lines.mjs";
import { freePort } from "./support/port.mjs";
import { canMount, withReadOnlyRoot } from "./support/read-only-root.mjs";
import { root } from "./support/root.mjs";
import { ensureTestTools } from "./support/test-tools.mjs";

/** The uid of Debian's unprivileged user. Only root can become another user; without it the files lose their write permission instead. */
const UNPRIVILEGED_UID = 65_534;
const user = isRoot() ? { uid: UNPRIVILEGED_UID, gid: UNPRIVILEGED_UID } : {};
const owner = isRoot()
  ? `${UNPRIVILEGED_UID}:${UNPRIVILEGED_UID}`
  : `${process.getuid?.()}:${process.getgid?.()}`;

/** Printed, not checked: a busy machine is no failure. */
const START_SECONDS = 3;

/** @typedef {{ folder: string, workdir: string, env: NodeJS.ProcessEnv }} Image */

/**
 * @param {Image} image
 * @param {string} text in which absolute paths of the image stand
 */
const mapped = ({ folder }, text) =>
  text.replaceAll(/(?<![\w.\-/])\/(?=(app|data)\b)/g, `${folder}/`).replaceAll("node:node", owner);

/**
 * @param {Image} image
 * @param {string} args of COPY: a folder's contents, or files, into a folder
 * @param {Map<string, Image>} images by the names of their stages
 */
function copy(image, args, images) {
  const [, stage = "", rest = ""] = /^(?:--from=(\S+) )?(.*)$/.exec(args) ?? [];
  const paths = rest.split(" ");
  const target = join(image.workdir, paths.pop() ?? "");
  const from = images.get(stage);
  const isSent = parseDockerignore(readFileSync(join(root, ".dockerignore"), "utf8"));
  for (const path of paths) {
    const source = from ? mapped(from, path) : join(root, path);
    cpSync(source, statSync(source).isDirectory() ? target : join(target, basename(source)), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => from !== undefined || relative(root, file) === "" || isSent(relative(root, file)),
    });
  }
}

/**
 * @param {import("./support/dockerfile.mjs").Stage} stage
 * @param {string} folder
 * @param {string} node the binary the stage's base image holds
 * @param {Map<string, Image>} images
 * @returns {Promise<Image>}
 */
async function build(stage, folder, node, images) {
  mkdirSync(join(folder, "usr/local/bin"), { recursive: true });
  cpSync(node, join(folder, "usr/local/bin/node"));
  /** @type {Image} */
  const image = {
    folder,
    workdir: folder,
    env: { NODE_ENV: "development", PATH: `${join(folder, "usr/local/bin")}:${process.env.PATH}` },
  };
  for (const { name, args } of stage.instructions) {
    console.log(`   ${name} ${args}`);
    if (name === "WORKDIR") {
      image.workdir = mapped(image, args);
      mkdirSync(image.workdir, { recursive: true });
    }
    if (name === "COPY") copy(image, args, images);
    if (name === "ENV") {
      for (const pair of args.split(" ")) {
        const [key = "", value = ""] = mapped(image, pair).split("=");
        image.env[key] = value;
      }
    }
    if (name === "RUN") {
      // The machine's own variables say how npm reaches its registry from here; they are no part of the image.
      const env = { ...process.env, ...image.env };
      const code = await run("sh", ["-ec", mapped(image, args)], { cwd: image.workdir, env });
      if (code !== 0) throw new CliError(`RUN ${args} failed.`);
    }
  }
  return image;
}

/** @param {Image} image */
function makeReadOnly({ workdir }) {
  if (!isRoot()) spawnSync("chmod", ["-R", "a-w", workdir]);
  const { stdout } = spawnSync("find", [workdir, "-writable", "!", "-type", "l"], {
    ...user,
    encoding: "utf8",
  });
  if (stdout) throw new CliError(`The user of the site can write to the program:\n${stdout}`);
}

/** @param {Image} image */
function listPackages({ folder, workdir }) {
  const lock = JSON.parse(readFileSync(join(workdir, "node_modules/.package-lock.json"), "utf8"));
  const dev = Object.keys(lock.packages).filter(
    (path) => (lock.packages[path].dev || lock.packages[path].devOptional) && existsSync(join(workdir, path)),
  );
  if (dev.length > 0) throw new CliError(`The image holds development packages: ${dev.join(", ")}`);
  const megabytes = (/** @type {string} */ path) =>
    Number.parseInt(spawnSync("du", ["-sm", path], { encoding: "utf8" }).stdout, 10);
  console.log(
    `== ${Object.keys(lock.packages).length} packages; the program takes ${megabytes(workdir)} MB, with Node ${megabytes(folder)} MB`,
  );
}

/** @param {string} url */
const isHealthy = (url) =>
  fetch(`${url}/healthz`).then(
    (response) => response.ok,
    () => false,
  );

/**
 * @param {Image} image
 * @param {import("./support/dockerfile.mjs").Stage | undefined} stage
 */
async function test(image, stage) {
  const { folder, workdir, env } = image;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // What an operator passes to the container.
  const secret = "a secret for tests, long enough for the check";
  /** @type {Image["env"]} */
  const given = {
    ...env,
    PORT: String(port),
    HOST: "127.0.0.1",
    NEWS_IMPORT_CRON: "off",
    SITE_URL: url,
    SESSION_SECRET: secret,
    DONATION_URL: "https://give.example.org",
    COMMUNITY_CHAT_URL: "https://chat.example.org",
    INSTAGRAM_URL: "https://social.example.org/instagram",
    TIKTOK_URL: "https://social.example.org/tiktok",
    REDDIT_URL: "https://social.example.org/reddit",
  };
  const [command = "", ...args] = commandOf(stage, "CMD");
  const program = [join(folder, "usr/local/bin", command), ...args];
  const isolated = canMount();
  console.log(
    isolated
      ? "== Everything but the data folder is read-only, /tmp too."
      : "== Not as root on Linux: only the program's folder is read-only.",
  );
  const launch = () => {
    const [node = "", ...rest] = program;
    if (!isolated) return start(node, rest, { cwd: workdir, env: given, ...user });
    const wrapped = withReadOnlyRoot({ folder, workdir, env: given }, UNPRIVILEGED_UID, program);
    return start(wrapped.program, wrapped.args, { env: { ...given, ...wrapped.env } });
  };
  const began = performance.now();
  const site = launch();
  let ended = false;
  const code = exitCode(site).finally(() => {
    ended = true;
  });
  try {
    while (!(await isHealthy(url))) {
      if (ended) throw new CliError("The site did not start.");
      await sleep(50);
    }
    const seconds = (performance.now() - began) / 1000;
    console.log(`== First start to listening: ${seconds.toFixed(1)} s; the limit is ${START_SECONDS} s`);
    const [check = "", ...checkArgs] = commandOf(stage, "HEALTHCHECK");
    if ((await run(check, checkArgs, { cwd: workdir, env: given, ...user })) !== 0) {
      throw new CliError("The container's health check fails.");
    }
    const smoke = ["node_modules/@playwright/test/cli.js", "test", "tests/e2e/smoke.spec.ts"];
    const tested = await run(process.execPath, smoke, {
      env: {
        ...process.env,
        RUNNING_SITE_URL: url,
        RUNNING_SITE_DATABASE: given.DATABASE_PATH,
        RUNNING_SITE_SECRET: secret,
      },
    });
    if (tested !== 0) throw new CliError("The smoke test failed.");
  } finally {
    signalGroup(site, "SIGTERM");
    await code;
  }
  if ((await code) !== 0) throw new CliError(`Told to stop, the site ended with code ${await code}.`);
}

await runMain(async () => {
  requireNode();
  stopOnSignals(1);
  process.chdir(root);
  await ensureInstalled(root, "tests");
  await ensureTestTools();
  const node = fetchNode(root, PINNED_LINE);
  const work = mkdtempSync(join(tmpdir(), "image-"));
  chmodSync(work, 0o755);
  try {
    /** @type {Map<string, Image>} */
    const images = new Map();
    const stages = parseDockerfile(readFileSync(join(root, "Dockerfile"), "utf8"));
    for (const [index, stage] of stages.entries()) {
      console.log(`== FROM ${stage.base}`);
      const folder = join(work, stage.name || `stage-${index}`);
      images.set(stage.name, await build(stage, folder, node, images));
    }
    const image = images.get(stages.at(-1)?.name ?? "");
    if (!image) throw new CliError("The Dockerfile has no stage.");
    makeReadOnly(image);
    listPackages(image);
    await test(image, stages.at(-1));
    console.log("== The image's steps work.");
  } finally {
    if (!isRoot()) spawnSync("chmod", ["-R", "u+w", work]);
    rmSync(work, { recursive: true, force: true });
  }
});
