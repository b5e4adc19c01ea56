import { createContext, useContext } from "react";
import type { HttpUrl } from "./http-url";

export const outsidePlaces = ["donate", "community-chat", "instagram", "tiktok", "reddit"] as const;

/** Addresses are settings of the operator, and may be missing. */
export type OutsidePlace = (typeof outsidePlaces)[number];

export type Mailbox = "general" | "legal" | "community";

interface Sum {
  what: string;
  /** US dollars. */
  amount: number;
}

/** Who runs the site, as far as the operator has said it. */
export interface Organization {
  legalName?: string | undefined;
  /** A register or a tax office gave it. */
  registration?: { label: string; number: string } | undefined;
  taxStatus?: string | undefined;
  founded?: number | undefined;
  people?: { name: string; role: string }[] | undefined;
  funders?: { name: string; link?: HttpUrl | undefined }[] | undefined;
  report?: { title: string; link: HttpUrl } | undefined;
  press?: { name?: string | undefined; email?: string | undefined; phone?: string | undefined } | undefined;
  money?: { year: number; in: Sum[]; out: Sum[]; paid: string[] } | undefined;
}

/** Addresses are missing where the operator has not set them. */
export interface SiteSettings {
  name: string;
  /** Without a trailing slash. */
  url: string;
  postalAddress?: string | undefined;
  organization: Organization;
  places: Partial<Record<OutsidePlace, string | undefined>>;
  mailboxes: Partial<Record<Mailbox, string | undefined>>;
  /** Whether videos have their host's pictures: the only ones of another site. */
  hasVideoThumbnails: boolean;
  /** Whether a sign-up to the newsletter waits until its mail is answered. */
  asksToConfirm: boolean;
  /** IANA name. */
  timeZone: string;
}

/** When the root loader failed, the error page still has a name. */
export const unknownSite: SiteSettings = {
  name: "After Automation",
  url: "",
  organization: {},
  places: {},
  mailboxes: {},
  hasVideoThumbnails: false,
  asksToConfirm: true,
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
