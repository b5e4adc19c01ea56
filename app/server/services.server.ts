import type { Database } from "~/database/open-database.server";
import type { EventWriter } from "~/kits/form-events/event-writer.server";
import type { Organization } from "~/lib/site-settings";
import type { Environment } from "./read-environment.server";
import type { Voices } from "./settings-files.server";

/** Dependencies of features, injected by routes; tests make their own. */
export interface Services {
  db: Database;
  env: Environment;
  freeBytes?: () => Promise<number>;
}

/** The dependencies of pages that count what visitors do. */
export interface PublicServices extends Services {
  events: EventWriter;
}

interface Composed extends PublicServices {
  staffDb: Database;
  voices: Voices;
  organization: Organization;
}

let composed: Composed | undefined;

/**
 * The server's entry gives what it composed (`compose.server.ts`). Routes ask here instead of importing that, so that a
 * route does not load, and its reader does not read, everything that makes the services.
 */
export function provideServices(services: Composed): void {
  composed = services;
}

/** @throws before the server's entry has composed the services */
export function provided(): Composed {
  if (!composed) throw new Error("The services are not composed yet: only loaders and actions may use them.");
  return composed;
}

/** Only routes import it. */
export const services: PublicServices = {
  get db() {
    return provided().db;
  },
  get env() {
    return provided().env;
  },
  get events() {
    return provided().events;
  },
};
