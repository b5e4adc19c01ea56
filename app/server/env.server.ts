import { readEnvironment } from "./read-environment.server";

/** The checked environment of this process. Importing it throws when a variable is wrong; see `readEnvironment`. */
export const env = readEnvironment(process.env);
