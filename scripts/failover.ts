/**
 * `npm run failover` on the second machine: takes over from the first, restores what that has replicated, and starts the
 * site. `-- --no-start` leaves that to systemd.
 */
import { failOver } from "~/features/standby/fail-over.server";
import { processEnvironment } from "~/server/read-environment.server";
import { runProgram, say } from "./support/program";

void runProgram(() => failOver({ env: processEnvironment(), now: () => new Date(), say }));
