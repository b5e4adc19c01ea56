import { useContext } from "react";
import { frame as spanish } from "~/content/es/navigation";
import { frame as english, type Frame } from "~/content/navigation";
import { type Language, PageLanguage } from "~/lib/contexts";

export const frames: Readonly<Record<Language, Frame>> = { en: english, es: spanish };

/** The words around the page, in its language. */
export const useFrame = (): Frame => frames[useContext(PageLanguage)];
