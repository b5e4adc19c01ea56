import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/support/port.mjs";
import { projectRoot } from "./program";
import { waitFor } from "./wait-for";

export interface Nginx {
  url: string;
  /** Another server, which sends the file that was given. */
  staticUrl: string;
  pid: number;
  stop: () => Promise<void>;
}

export const hasNginx = () => spawnSync("nginx", ["-v"]).error === undefined;

interface Upstreams {
  siteUrl: string;
  /** Of a copy that is only read. */
  copyUrl: string | undefined;
}

/** The project's file with other ports and paths. @throws when it does not say what is replaced */
function configuration(folder: string, port: number, { siteUrl, copyUrl }: Upstreams): string {
  const name = copyUrl === undefined ? "deploy/nginx.conf" : "deploy/nginx-copies.conf";
  const replacements: [string, string][] = [
    copyUrl === undefined
      ? ["/var/cache/nginx/after-automation", join(folder, "cache")]
      : ["10.0.0.2:3000", new URL(copyUrl).host],
    ["127.0.0.1:3000", new URL(siteUrl).host],
    ["listen 80;", `listen 127.0.0.1:${port};`],
  ];
  return replacements.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(projectRoot, name), "utf8"),
  );
}

const folders = (folder: string) =>
  ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join("\n");

/** nginx makes its own of these. */
const OWN_HEADERS = ["content-length", "content-type", "etag", "last-modified"];

/**
 * Debian's nginx with the project's configuration in front of a site.
 *
 * @param file what its static server sends
 * @param copyUrl where a copy of the site is, which is only read
 */
export async function startNginx(
  siteUrl: string,
  file: { body: Buffer; headers: Readonly<Record<string, string>> } = {
    body: Buffer.from("file"),
    headers: {},
  },
  copyUrl?: string,
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const headers = Object.entries(file.headers).filter(([name]) => !OWN_HEADERS.includes(name));
  const [port, staticPort] = [await freePort(), await freePort()];
  writeFileSync(join(folder, "page.html"), file.body);
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; ${process.getuid?.() === 0 ? "user root;" : ""} worker_processes 1; pid ${join(folder, "pid")};
    error_log ${join(folder, "error.log")};
    events {}
    http {
      access_log off;
      types { text/html html; }
      ${folders(folder)}
      server {
        listen 127.0.0.1:${staticPort};
        root ${folder};
        sendfile on; tcp_nopush on; open_file_cache max=2000 inactive=60s;
        location / { try_files /page.html =404; ${headers.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join(" ")} }
      }
      ${configuration(folder, port, { siteUrl, copyUrl })}
    }`,
  );
  const nginx: ChildProcess = spawn(
    "nginx",
    ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")],
    {
      stdio: "inherit",
    },
  );
  const staticUrl = `http://127.0.0.1:${staticPort}/`;
  await waitFor("nginx", async () => (await fetch(staticUrl)).ok);
  return {
    url: `http://127.0.0.1:${port}`,
    staticUrl,
    pid: nginx.pid ?? 0,
    stop: async () => {
      nginx.kill("SIGTERM");
      if (nginx.exitCode === null) await once(nginx, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
