import { afterEach, describe, expect, it, vi } from "vitest";
import { signalSupervisor } from "./report-alive.server";

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("signalSupervisor", () => {
  it("signals no process but its own parent", async () => {
    let signals = 0;
    const count = () => void signals++;
    process.on("SIGUSR2", count);
    vi.stubEnv("SUPERVISOR_PID", String(process.pid));
    signalSupervisor("SIGUSR2");
    await new Promise((resolve) => setTimeout(resolve, 100));
    process.off("SIGUSR2", count);
    expect(signals).toBe(0);
  });
});
