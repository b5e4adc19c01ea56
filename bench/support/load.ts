import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { Agent, request as httpRequest } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "../../tests/support/program";
import { quantile } from "./measures";

function send({ url, method = "GET", headers = {} }: LoadRequest, body: string | undefined, agent: Agent) {
  return new Promise<number>((resolve, reject) => {
    const options = { agent, method, headers };
    const sent = httpRequest(url, options, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    sent.on("error", reject).end(body);
  });
}

/** The same load without wrk. */
async function ownLoad(request: LoadRequest, seconds: number): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let failed = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  const repeat = async () => {
    while (performance.now() < end) {
      const sent = performance.now();
      const body = request.body?.replaceAll("{n}", String(times.length + failed));
      const status = await send(request, body, agent).catch(() => 599);
      if (status >= 400) failed += 1;
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, repeat));
  agent.destroy();
  const perSecond = (times.length * 1000) / (performance.now() - start);
  const at = (share: number) => quantile(times, share);
  return { requests: times.length, perSecond, p50: at(0.5), p95: at(0.95), p99: at(0.99), failed };
}

/** What a load sends again and again; `{n}` in its body is another number each time. */
export interface LoadRequest {
  url: string;
  method?: "GET" | "POST";
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Latencies are in milliseconds. */
export interface LoadResult {
  requests: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Connections that failed, and responses of 400 and above. */
  failed: number;
}

const CONNECTIONS = 16;
export const ACCEPT_ENCODING = "gzip, deflate, br, zstd";

const script = ({ method = "GET", headers = {}, body }: LoadRequest) => `
wrk.method = ${JSON.stringify(method)}
${Object.entries(headers)
  .map(([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
  .join("\n")}
${
  body === undefined
    ? ""
    : `local n = 0
request = function()
  n = n + 1
  return wrk.format(nil, nil, nil, (string.gsub(${JSON.stringify(body)}, "{n}", tostring(n))))
end`
}
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format("\\nfigures %d %d %d %d %d %d\\n", summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(95), latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.timeout + errors.status))
end
`;

async function wrkLoad(request: LoadRequest, seconds: number): Promise<LoadResult> {
  const folder = join(projectRoot, "build/bench");
  const file = join(folder, "load.lua");
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, script(request));
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "-s", file, request.url];
  const { stdout } = await promisify(execFile)("wrk", args);
  const [, figures = ""] = /^figures (.*)$/m.exec(stdout) ?? [];
  const [requests = 0, duration = 0, p50 = 0, p95 = 0, p99 = 0, failed = 0] = figures.split(" ").map(Number);
  const [perSecond, ...ms] = [(requests * 1e6) / duration, p50 / 1000, p95 / 1000, p99 / 1000];
  return { requests, perSecond, p50: ms[0] ?? 0, p95: ms[1] ?? 0, p99: ms[2] ?? 0, failed };
}

function hasWrk(): boolean {
  try {
    execFileSync("wrk", ["-v"], { stdio: "ignore" });
    return true;
  } catch (error) {
    // It prints its version and ends with 1.
    return !(error instanceof Error && "code" in error && error.code === "ENOENT");
  }
}

/** `wrk -t1 -c16` where it is installed, else 16 connections of Node's own client, which reaches fewer requests a second. */
export function loadGenerator(): { name: string; load: typeof wrkLoad } {
  return hasWrk()
    ? { name: `wrk -t1 -c${CONNECTIONS}`, load: wrkLoad }
    : { name: `Node's client, ${CONNECTIONS} connections`, load: ownLoad };
}
