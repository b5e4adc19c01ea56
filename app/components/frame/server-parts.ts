import { createContext } from "react";
import type { BrowserScript, SiteFrame } from "~/content/page";

interface ServerParts {
  /** Header and footer of public pages. */
  SiteFrame: SiteFrame;
  scriptUrl: (name: BrowserScript) => string;
}

/** What only public pages have, from `entry.server.tsx`: undefined in the browser, which gets none of its code. */
export const ServerParts = createContext<ServerParts | undefined>(undefined);
