import { createContext } from "react";

/** Of the page around header and footer, where they have a link to it. */
export const CurrentPath = createContext<string | undefined>(undefined);

/** Of the page within which links need no page load; undefined on public pages. */
export const RoutedPath = createContext<string | undefined>(undefined);
