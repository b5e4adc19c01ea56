import type { Database } from "~/database/open-database.server";

/** What is read of the directory once for each version of it. What could not be read is read again. */
export function oncePerVersion<T>(read: (db: Database) => Promise<T>): (db: Database) => Promise<T> {
  const known = new WeakMap<Database, { version: number; value: T }>();
  return async (db) => {
    const { resources: version } = await db
      .selectFrom("content_versions")
      .select("resources")
      .executeTakeFirstOrThrow();
    const stored = known.get(db);
    if (stored?.version === version) return stored.value;
    const value = await read(db);
    known.set(db, { version, value });
    return value;
  };
}
