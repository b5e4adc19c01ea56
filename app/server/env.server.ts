import { readEnvironment, unsetSettings } from "./read-environment.server";

export const env = readEnvironment(process.env);

export const settingsUnset: readonly string[] = unsetSettings(process.env);
