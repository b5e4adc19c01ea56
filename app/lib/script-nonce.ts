import { createContext } from "react";

/**
 * While a document is rendered on the server, the nonce of the inline scripts that the site itself writes. It is taken out
 * of the document again, which is sent with a hash for each of them; in the browser there is none.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);
