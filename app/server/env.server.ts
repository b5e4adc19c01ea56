import { readEnvironment, unsetSettings } from "./read-environment.server";

/** The checked environment of this process. Importing it throws when a variable is wrong; see `readEnvironment`. */
export const env = readEnvironment(process.env);

/** The organisation's settings that this process runs without. */
export const settingsUnset: readonly string[] = unsetSettings(process.env);
