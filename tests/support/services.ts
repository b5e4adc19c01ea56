import { hasRoomForEvent } from "~/database/disk-space.server";
import { createEventWriter } from "~/kits/form-events/event-writer.server";
import { readEnvironment } from "~/server/read-environment.server";
import type { PublicServices } from "~/server/services.server";
import { openTestDatabase } from "./database";

export const testSecrets = { SESSION_SECRET: "a secret for tests, long enough for the check" };

/** What features are given, with a migrated database of their own in memory. The caller destroys `db`. */
export async function testServices(variables: Record<string, string> = {}): Promise<PublicServices> {
  const db = await openTestDatabase();
  const env = readEnvironment({
    ...testSecrets,
    DATABASE_PATH: ":memory:",
    REPLY_UNDO_SECONDS: "0",
    ...variables,
  });
  const services: PublicServices = {
    db,
    env,
    events: createEventWriter({
      db,
      hasRoom: (now) => hasRoomForEvent({ path: env.DATABASE_PATH, freeBytes: services.freeBytes }, now),
    }),
  };
  return services;
}

/** Awaits something that must throw a Response, such as a redirect, and returns the Response. */
export async function thrownResponse(work: Promise<unknown>): Promise<Response> {
  const thrown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof Response)) throw new Error("No Response was thrown", { cause: thrown });
  return thrown;
}
