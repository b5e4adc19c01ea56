import { hasRoomForEvent } from "~/database/disk-space.server";
import type { Database } from "~/database/open-database.server";
import { createEventWriter, type EventWriter } from "~/kits/form-events/event-writer.server";
import { db } from "./db.server";
import { env } from "./env.server";
import type { Environment } from "./read-environment.server";
import { readVoices } from "./voices.server";

/** Dependencies of features, injected by routes; tests make their own. */
export interface Services {
  db: Database;
  env: Environment;
  freeBytes?: () => Promise<number>;
}

/** Of what a visitor sends. */
export interface PublicServices extends Services {
  events: EventWriter;
}

const globals: typeof globalThis & { __events?: EventWriter } = globalThis;

/** Like the database, it survives the development server's module reloads. */
function sharedEvents(): EventWriter {
  if (globals.__events) return globals.__events;
  const events = createEventWriter({
    db,
    hasRoom: (now) => hasRoomForEvent({ path: env.DATABASE_PATH }, now),
  });
  process.once("SIGTERM", () => void events.flush());
  globals.__events = events;
  return events;
}

/** Only routes import it. */
export const services: PublicServices = { db, env, events: sharedEvents() };

/** Only routes import it. */
export const voices = readVoices(env);
