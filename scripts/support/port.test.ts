import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { freePort, localUrl, portProblem } from "./port.mjs";

describe("portProblem", () => {
  it("finds none for a free port", async () => {
    expect(await portProblem(await freePort(), "127.0.0.1")).toBeUndefined();
  });

  it("says so when the port is taken, also by a server on one address only", async () => {
    const port = await freePort();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    expect(await portProblem(port, "127.0.0.1")).toContain(`Port ${port} is taken`);
    expect(await portProblem(port, undefined)).toContain(`Port ${port} is taken`);
    server.close();
  });

  it("says so when the machine has no such address", async () => {
    expect(await portProblem(await freePort(), "203.0.113.7")).toContain("Cannot listen on 203.0.113.7");
  });
});

describe("localUrl", () => {
  it.each([
    [undefined, "http://localhost:3000"],
    ["0.0.0.0", "http://localhost:3000"],
    ["127.0.0.1", "http://127.0.0.1:3000"],
    ["::1", "http://[::1]:3000"],
  ])("for %s is %s", (host, expected) => {
    expect(localUrl(3000, host)).toBe(expected);
  });
});
