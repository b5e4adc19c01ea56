import { useContext } from "react";
import { cardWords, storedParts } from "~/content/es/card-words";
import { PageLanguage, useStoredLanguage } from "~/lib/contexts";
import type { PartProps } from "./entry-view";

/** The words on an entry, in the language of the page. */
export const useWords = () => cardWords[useContext(PageLanguage)];

/** In the words of the page's language where it has some, and else as it is stored. */
export function Stored({ text }: { text: string }) {
  const stored = useStoredLanguage();
  const { name, words } = storedParts(text, useContext(PageLanguage));
  return (
    <>
      {name && stored ? <span lang={stored}>{name}</span> : name}
      {words}
    </>
  );
}

/** All that is said of what one gets, where nothing opens. */
export function Told({ resource, className }: PartProps & { className?: string }) {
  const { summary, description, isTranslated } = resource;
  const stored = useStoredLanguage();
  return (
    <p dir="auto" lang={isTranslated ? undefined : stored} className={className}>
      {isTranslated ? summary : description}
    </p>
  );
}
