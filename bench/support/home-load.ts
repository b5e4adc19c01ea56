import { Agent, get } from "node:http";
import { quantile } from "./measures";

const PER_SECOND = 20;

function timeGet(url: string, agent: Agent): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().on("end", () => resolve(performance.now() - start));
    }).on("error", reject);
  });
}

/** Requests the public home page at a steady rate while something else is done. @returns also how long they took */
export async function whileAtHome<T>(
  siteUrl: string,
  work: () => Promise<T>,
): Promise<{ result: T; homeP99: number }> {
  const agent = new Agent({ keepAlive: true });
  const sent: Promise<number>[] = [];
  const timer = setInterval(() => sent.push(timeGet(`${siteUrl}/`, agent)), 1000 / PER_SECOND);
  try {
    const result = await work();
    return { result, homeP99: quantile(await Promise.all(sent), 0.99) };
  } finally {
    clearInterval(timer);
    await Promise.allSettled(sent);
    agent.destroy();
  }
}
