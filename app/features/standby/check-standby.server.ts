import type { LeaseState } from "./held-lease";
import { leaseState } from "./watch-lease.server";
import { type Replication, replicationState } from "./watch-replication.server";

interface Check {
  ok: boolean;
  says: string;
  detail?: string;
}

/** Litestream sends every half second; it is started again a second after it has ended, and a store may be slow. */
const BEHIND_MS = 30_000;

function checkLease(state: LeaseState | undefined): Check {
  if (state === "held") return { ok: true, says: "ok" };
  return state === "lost"
    ? {
        ok: false,
        says: "another machine has taken over",
        detail: "Nothing is saved or sent here: stop this site, and let the proxy ask the other.",
      }
    : {
        ok: false,
        says: "not known",
        detail: "REPLICA_URL cannot be read: nothing is saved or sent until it can.",
      };
}

function checkReplication({ runs, lagMs }: Replication): Check {
  if (lagMs < BEHIND_MS) return { ok: true, says: "ok" };
  const lost = `What was saved in the last ${Math.floor(lagMs / 1_000)} seconds would be lost with this machine.`;
  return runs
    ? {
        ok: false,
        says: "behind",
        detail: `${lost} Litestream cannot send it to REPLICA_URL: the log says why.`,
      }
    : { ok: false, says: "stopped", detail: `${lost} Litestream does not answer: the log says why it ends.` };
}

/** Of a site that is replicated. */
export function checkStandby(): { standby: Check; replication?: Check } {
  const replication = replicationState();
  return {
    standby: checkLease(leaseState()),
    ...(replication && { replication: checkReplication(replication) }),
  };
}
