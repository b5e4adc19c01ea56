import { Agent, request as httpRequest } from "node:http";
import { CONNECTIONS, type LoadRequest, type LoadResult } from "./load";
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
export async function ownLoad(request: LoadRequest, seconds: number): Promise<LoadResult> {
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
