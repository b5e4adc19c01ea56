import { createContext, useContext } from "react";

/** The path of the page around header and footer, where they mark the link that leads to it. */
export const CurrentPath = createContext<string | undefined>(undefined);

/** The path of the page within which links need no page load; undefined on public pages. */
export const RoutedPath = createContext<string | undefined>(undefined);

/** The id of the request that a document is rendered for; undefined in the browser. */
export const RequestId = createContext<string | undefined>(undefined);

/** Marks the site's own inline scripts; replaced by hashes before sending, and undefined in the browser. */
export const ScriptNonce = createContext<string | undefined>(undefined);

export type Language = "en" | "es";

/** The language of the page's words. */
export const PageLanguage = createContext<Language>("en");

/** The `lang` of a text that is stored in English; undefined where the page is in English as well. */
export const useStoredLanguage = (): "en" | undefined =>
  useContext(PageLanguage) === "en" ? undefined : "en";
