import { staffDb } from "./db.server";
import { type PublicServices, services as publicServices } from "./services.server";

/**
 * Of pages behind `requireStaff`: their statements hold up no visitor (docs/decisions/database-access.md). Only routes
 * import it.
 */
export const services: PublicServices = { ...publicServices, db: staffDb };
