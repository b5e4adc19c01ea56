import { staffDb } from "./db.server";
import { type PublicServices, services as publicServices } from "./services.server";

/** Of pages behind `requireStaff`: their statements hold up no visitor (decision 137). Only routes import it. */
export const services: PublicServices = { ...publicServices, db: staffDb };
