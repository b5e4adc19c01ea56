import { createContext } from "react";

/** Of the request that a document is rendered for. Undefined in the browser. */
export const RequestId = createContext<string | undefined>(undefined);
