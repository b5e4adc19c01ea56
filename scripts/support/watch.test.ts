import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { freePort } from "../../tests/support/free-port";
import { checkHealth, watchWeb } from "./watch.mjs";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** Starts a web server. @returns its address */
async function serve(listener: RequestListener): Promise<string> {
  const port = await freePort();
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(port, "127.0.0.1", resolve));
  return `http://127.0.0.1:${port}`;
}

const LONG_MS = 20_000;

describe("checkHealth", () => {
  it.each<[string, string, RequestListener]>([
    ["healthy", "responds with 200", (_, response) => response.end("OK\n")],
    ["responds", "responds with an error", (_, response) => response.writeHead(503).end("No\n")],
    ["responds", "closes the connection at once", (request) => request.socket.destroy()],
  ])("says %s of a server that %s", async (state, _, listener) => {
    expect(await checkHealth(await serve(listener), LONG_MS)).toBe(state);
  });

  it("says silent of a server that does not respond in time", async () => {
    expect(await checkHealth(await serve(() => undefined), 100)).toBe("silent");
  });

  it("says silent where no one listens", async () => {
    expect(await checkHealth(`http://127.0.0.1:${await freePort()}`, LONG_MS)).toBe("silent");
  });
});

describe("watchWeb", () => {
  const times = { everyMs: 10, timeoutMs: 2_000, failures: 3, startMs: LONG_MS, silentMs: LONG_MS };

  it("ends with a server that is silent three times in a row, and with none that responds in between", async () => {
    let requests = 0;
    const silent = [2, 4, 5, 6];
    const address = await serve((_, response) => {
      requests += 1;
      if (!silent.includes(requests)) response.end("OK\n");
    });
    let healthy = 0;
    const onHealthy = () => void healthy++;
    expect(await watchWeb(address, times, { ended: () => false, onHealthy })).toBe("hangs");
    expect({ requests, healthy }).toEqual({ requests: 6, healthy: 1 });
  });

  it("says that a server hangs which does not become healthy in time", async () => {
    const address = await serve((_, response) => response.writeHead(503).end());
    const onHealthy = () => expect.unreachable();
    expect(await watchWeb(address, { ...times, startMs: 200 }, { ended: () => false, onHealthy })).toBe(
      "hangs",
    );
  });
});
