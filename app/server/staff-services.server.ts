import { type PublicServices, provided } from "./services.server";

/**
 * The services of pages behind `requireStaff`: their statements hold up no visitor (docs/decisions/database-access.md).
 * Only routes import it.
 */
export const services: PublicServices = {
  get db() {
    return provided().staffDb;
  },
  get env() {
    return provided().env;
  },
  get events() {
    return provided().events;
  },
};
