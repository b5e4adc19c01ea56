import { expect, it } from "vitest";
import { HeldLease, LEASE_MS, type Moment } from "./held-lease";

const at = (seconds: number, wallSeconds = seconds): Moment => ({
  wallMs: 1_790_000_000_000 + wallSeconds * 1_000,
  steadyMs: seconds * 1_000,
});

it("is held only while the last look is recent, and again after the next", () => {
  const lease = new HeldLease();
  expect(lease.state(at(0))).toBe("unknown");
  lease.confirm(at(0));
  expect(lease.state(at(9.9))).toBe("held");
  expect(lease.state(at(10))).toBe("unknown");
  lease.confirm(at(12));
  expect(lease.state(at(13))).toBe("held");
});

it("ends seconds before whoever takes over begins", () => {
  const lease = new HeldLease();
  lease.confirm(at(0));
  expect(lease.state(at(LEASE_MS / 1_000 - 5))).toBe("unknown");
});

it("is not held after a machine slept, whichever of its clocks stood still, nor longer after its clock was set back", () => {
  const lease = new HeldLease();
  lease.confirm(at(0));
  expect(lease.state(at(1, 3_600))).toBe("unknown");
  expect(lease.state(at(3_600, 1))).toBe("unknown");
  expect(lease.state(at(10, -3_600))).toBe("unknown");
});

it("is lost for good once another machine has taken over", () => {
  const lease = new HeldLease();
  lease.confirm(at(0));
  lease.lose();
  lease.confirm(at(1));
  expect(lease.state(at(1))).toBe("lost");
});
