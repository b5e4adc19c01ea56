import { env } from "./env.server";
import { type Database, openDatabase } from "./open-database.server";

/** The development server loads this module anew on each change; the connection stays. */
const globals: typeof globalThis & { __database?: Database } = globalThis;

function shared(): Database {
  globals.__database ??= openDatabase(env.DATABASE_PATH, { nonBlocking: true });
  return globals.__database;
}

/** The web server's connection. Only routes and scripts import it; everything else is given a database. */
export const db = shared();
