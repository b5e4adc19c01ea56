/** Who takes over waits for so long, so that the machine before has stopped by then. */
export const LEASE_MS = 15_000;
/** Without a look at the store for so long, the holder stops: what it has begun ends before the lease does. */
const HELD_MS = 10_000;

/** Both clocks, as a machine that was suspended may lack the time in one, and a clock that is set back lacks it. */
export interface Moment {
  wallMs: number;
  steadyMs: number;
}

export const thisMoment = (): Moment => ({ wallMs: Date.now(), steadyMs: performance.now() });

const passedMs = (since: Moment, now: Moment) =>
  Math.max(now.wallMs - since.wallMs, now.steadyMs - since.steadyMs);

/**
 * `held`: this machine may write and send; `unknown`: it could not look for too long; `lost`: another has taken over, for
 * good.
 */
export type LeaseState = "held" | "unknown" | "lost";

/** The lease of one term as its holder knows it: nothing is held because a timer ran, only because a look is recent. */
export class HeldLease {
  #lookedAt: Moment | undefined;
  #isLost = false;

  /** @param began when the look was begun: the store may have been asked then */
  confirm(began: Moment): void {
    this.#lookedAt = began;
  }

  lose(): void {
    this.#isLost = true;
  }

  state(now: Moment): LeaseState {
    if (this.#isLost) return "lost";
    if (!this.#lookedAt || passedMs(this.#lookedAt, now) >= HELD_MS) return "unknown";
    return "held";
  }
}
