import { type ComponentType, createContext, type ReactNode } from "react";
import type { BrowserScript } from "~/content/page";

interface ServerParts {
  /** Header and footer of public pages. */
  SiteFrame: ComponentType<{ path: string | undefined; year: number; children: ReactNode }>;
  scriptUrl: (name: BrowserScript) => string;
}

/** What only public pages have, from `entry.server.tsx`: undefined in the browser, which gets none of its code. */
export const ServerParts = createContext<ServerParts | undefined>(undefined);
