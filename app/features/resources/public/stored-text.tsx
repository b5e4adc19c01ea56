import { useContext } from "react";
import { cardWords, storedText } from "~/content/es/card-words";
import { PageLanguage, useStoredLanguage } from "~/lib/contexts";

/** The words on an entry, in the language of the page. */
export const useWords = () => cardWords[useContext(PageLanguage)];

/** In the words of the page's language where it has some, and else as it is stored. */
export function Stored({ text }: { text: string }) {
  const stored = useStoredLanguage();
  const shown = storedText(text, useContext(PageLanguage));
  return shown === text && stored ? <span lang={stored}>{text}</span> : shown;
}
