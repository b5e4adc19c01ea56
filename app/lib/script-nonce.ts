import { createContext } from "react";

/** For the site's own inline scripts; replaced by hashes before sending. Undefined in the browser. */
export const ScriptNonce = createContext<string | undefined>(undefined);
