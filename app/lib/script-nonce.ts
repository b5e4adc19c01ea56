import { createContext } from "react";

/**
 * The nonce of the site's own inline scripts during server rendering. It is replaced by hashes before the document is
 * sent; undefined in the browser.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);
