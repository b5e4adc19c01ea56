import { db } from "./db.server";
import { env } from "./env.server";
import type { Database } from "./open-database.server";
import type { Environment } from "./read-environment.server";
import { readVoices } from "./voices.server";

/** Dependencies of features, injected by routes; tests make their own. */
export interface Services {
  db: Database;
  env: Environment;
  freeBytes?: () => Promise<number>;
}

/** Only routes import it. */
export const services: Services = { db, env };

/** Only routes import it. */
export const voices = readVoices(env);
