import { type Database, openDatabase } from "~/database/open-database.server";
import { openInThread } from "~/database/thread/thread-driver.server";
import { env } from "./env.server";

/** They survive the development server's module reloads. */
const globals: typeof globalThis & { __database?: Database; __staffDatabase?: Database } = globalThis;

const readOnly = env.DATABASE_READ_ONLY === "on";
globals.__database ??= openDatabase(env.DATABASE_PATH, { nonBlocking: true, readOnly });
globals.__staffDatabase ??= openInThread({ path: env.DATABASE_PATH, readOnly });

/** Only routes and scripts import these; other modules receive a database as an argument. */
export const db: Database = globals.__database;
export const staffDb: Database = globals.__staffDatabase;
