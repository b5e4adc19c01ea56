import { setTimeout as sleep } from "node:timers/promises";
import { Bucket } from "~/features/backups/bucket.server";
import { logger } from "~/lib/logger.server";
import type { Environment } from "~/server/read-environment.server";
import { HeldLease, type LeaseState, thisMoment } from "./held-lease";
import { isStillOwn, readOwnTerm } from "./lease-store.server";

const LOOK_EVERY_MS = 2_000;
const REQUEST_MS = 4_000;
/** How soon a worker notices. */
const NOTICE_MS = 250;

interface LeaseWatch {
  /** By the clocks at this moment, also in the first moment after the machine was suspended. */
  state: () => LeaseState;
  isHeld: () => boolean;
  /** Waits until it is held. @returns false when the signal aborts before */
  untilHeld: (signal: AbortSignal) => Promise<boolean>;
  /** Aborted once it is held no longer. After `untilHeld`. */
  untilGone: (signal: AbortSignal) => AbortSignal;
}

type Look = () => Promise<boolean | undefined>;

/** Looks at the store every two seconds, for as long as the process lives. It does not keep it alive. */
export function startWatch(look: Look): LeaseWatch {
  const lease = new HeldLease();
  const state = () => lease.state(thisMoment());
  const isHeld = () => state() === "held";
  let said: LeaseState = "held";

  async function lookOnce(): Promise<void> {
    const began = thisMoment();
    const isOwn = await look();
    if (isOwn) lease.confirm(began);
    if (isOwn === false) lease.lose();
  }

  function say(error: unknown): void {
    const now = state();
    if (now !== said && now === "lost")
      logger.error("Another machine has taken over: nothing is saved or sent");
    else if (now !== said && now === "unknown")
      logger.error("The lease cannot be looked up: nothing is saved or sent until it can", { error });
    else if (now !== said) logger.info("The lease is held again");
    said = now;
  }

  void (async () => {
    while (state() !== "lost") {
      let failure: unknown;
      await lookOnce().catch((error: unknown) => {
        failure = error;
      });
      say(failure);
      await sleep(LOOK_EVERY_MS, undefined, { ref: false });
    }
  })();

  return {
    state,
    isHeld,
    untilHeld: async (signal) => {
      while (!signal.aborted && !isHeld())
        await sleep(NOTICE_MS, undefined, { signal }).catch(() => undefined);
      return !signal.aborted;
    },
    untilGone: (signal) => {
      const gone = new AbortController();
      const timer = setInterval(() => {
        if (isHeld()) return;
        clearInterval(timer);
        gone.abort();
      }, NOTICE_MS);
      timer.unref();
      return AbortSignal.any([signal, gone.signal]);
    },
  };
}

let watched: LeaseWatch | undefined;

/** As this process knows it, undefined where it watches none. */
export const leaseState = (): LeaseState | undefined => watched?.state();

/**
 * @returns undefined where nothing is replicated: then no other machine can take over
 * @throws where this machine has never had the lease, which `npm start` takes
 */
export function watchLease({
  replica,
  DATABASE_PATH,
}: Pick<Environment, "replica" | "DATABASE_PATH">): LeaseWatch | undefined {
  if (!replica) return undefined;
  const own = readOwnTerm(DATABASE_PATH);
  if (!own) throw new Error("This machine has no lease yet: npm start takes it.");
  const bucket = new Bucket(replica, { pausesMs: [], requestMs: REQUEST_MS });
  watched = startWatch(() => isStillOwn(bucket, own));
  return watched;
}
