import { env } from "./env.server";
import { type Database, openDatabase } from "./open-database.server";

/** Survives the development server's module reloads. */
const globals: typeof globalThis & { __database?: Database } = globalThis;

function shared(): Database {
  globals.__database ??= openDatabase(env.DATABASE_PATH, {
    nonBlocking: true,
    readOnly: env.DATABASE_READ_ONLY === "on",
  });
  return globals.__database;
}

/** Only routes and scripts import it; other modules receive a database as an argument. */
export const db = shared();
