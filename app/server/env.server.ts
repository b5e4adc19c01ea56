import { setTimeZone } from "~/lib/time/time-zone";
import { readEnvironment, unsetSettings } from "./read-environment.server";

export const env = readEnvironment(process.env);
setTimeZone(env.TIME_ZONE);

export const settingsUnset: readonly string[] = unsetSettings(process.env);
