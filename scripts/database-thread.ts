/** The thread in which the web server executes the statements of staff pages (docs/decisions/database-access.md). */
import { parentPort, workerData } from "node:worker_threads";
import { openNonBlockingDriver } from "~/database/open-database.server";
import type { ThreadOptions } from "~/database/thread/protocol.server";
import { serveStatements } from "~/database/thread/serve-statements.server";

if (!parentPort) throw new Error("This is no program, but a thread of the web server.");
const { path, readOnly }: ThreadOptions = workerData;
void serveStatements(parentPort, openNonBlockingDriver(path, { readOnly }));
