import { hasRoomForEvent } from "~/database/disk-space.server";
import { type Database, openDatabase } from "~/database/open-database.server";
import { openInThread } from "~/database/thread/thread-driver.server";
import { createEventWriter, type EventWriter } from "~/kits/form-events/event-writer.server";
import { processEnvironment } from "./read-environment.server";
import { type PublicServices, provideServices } from "./services.server";
import { readOrganization, readVoices } from "./settings-files.server";

interface Shared {
  db: Database;
  staffDb: Database;
  events: EventWriter;
}

/** They survive the development server's module reloads. */
const globals: typeof globalThis & { __shared?: Shared } = globalThis;

/** Makes what this process has once, and gives it to the routes. */
export function composeServices(): PublicServices {
  const env = processEnvironment();
  const { DATABASE_PATH: path, DATABASE_READ_ONLY } = env;
  const open = (): Shared => {
    const readOnly = DATABASE_READ_ONLY === "on";
    const db = openDatabase(path, { nonBlocking: true, readOnly });
    const events = createEventWriter({ db, hasRoom: (now) => hasRoomForEvent({ path }, now) });
    process.once("SIGTERM", () => void events.flush());
    return { db, staffDb: openInThread({ path, readOnly }), events };
  };
  globals.__shared ??= open();
  const { db, staffDb, events } = globals.__shared;
  const fromFiles = { voices: readVoices(env), organization: readOrganization(env) };
  provideServices({ db, staffDb, env, events, ...fromFiles });
  return { db, env, events };
}
