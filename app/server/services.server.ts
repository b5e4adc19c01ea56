import { db } from "./db.server";
import { env } from "./env.server";
import type { Database } from "./open-database.server";
import type { Environment } from "./read-environment.server";

/** What features need from outside; routes hand it on, tests make their own. */
export interface Services {
  db: Database;
  env: Environment;
  /** Free bytes on the database's disk; asked of the system where it is not given. */
  freeBytes?: () => Promise<number>;
}

/** The running server's own. Only routes import it. */
export const services: Services = { db, env };
