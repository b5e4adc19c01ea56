import { createContext, useContext } from "react";

export const outsidePlaces = ["donate", "community-chat", "instagram", "tiktok", "reddit"] as const;

/** Addresses are settings of the operator, and may be missing. */
export type OutsidePlace = (typeof outsidePlaces)[number];

export type Mailbox = "general" | "legal" | "community";

/** Addresses are missing where the operator has not set them. */
export interface SiteSettings {
  name: string;
  /** Without a trailing slash. */
  url: string;
  postalAddress?: string | undefined;
  places: Partial<Record<OutsidePlace, string | undefined>>;
  mailboxes: Partial<Record<Mailbox, string | undefined>>;
  /** Whether videos have their host's pictures: the only ones of another site. */
  hasVideoThumbnails: boolean;
  /** IANA name. */
  timeZone: string;
}

/** When the root loader failed, the error page still has a name. */
export const unknownSite: SiteSettings = {
  name: "After Automation",
  url: "",
  places: {},
  mailboxes: {},
  hasVideoThumbnails: false,
  timeZone: "UTC",
};

/** The same object as long as the server runs. */
export const SiteContext = createContext<SiteSettings>(unknownSite);

export function useSite(): SiteSettings {
  return useContext(SiteContext);
}

/** Something that is offered, or said, only where a place outside is set. */
export interface Offer {
  place?: OutsidePlace;
}

/** Those that can be had here: nothing is promised without a way to it. */
export function useOffered(): <Item extends Offer>(items: readonly Item[]) => Item[] {
  const { places } = useSite();
  return (items) => items.filter(({ place }) => place === undefined || places[place] !== undefined);
}

/** Whether a link leads somewhere: not to a place outside whose address is not set. */
export function useIsSet(): (link: { to: string }) => boolean {
  const { places } = useSite();
  return ({ to }) => {
    const place = outsidePlaces.find((name) => name === to);
    return place === undefined || places[place] !== undefined;
  };
}
