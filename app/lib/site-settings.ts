import { useRouteLoaderData } from "@remix-run/react";
import { type Link, type OutsidePlace, outsidePlaces } from "~/content/links";

export type Mailbox = "general" | "legal" | "community";

/** Addresses are missing where the operator has not set them. */
export interface SiteSettings {
  name: string;
  /** Without a trailing slash. */
  url: string;
  postalAddress?: string | undefined;
  places: Partial<Record<OutsidePlace, string | undefined>>;
  mailboxes: Partial<Record<Mailbox, string | undefined>>;
}

interface RootLoaderData {
  site: SiteSettings;
  /** UTC; from the server, so that hydration renders the same. */
  year: number;
}

/** When the root loader failed, the error page still has a name. */
const fallback: RootLoaderData = {
  site: { name: "After Automation", url: "", places: {}, mailboxes: {} },
  year: 2025,
};

function useRootData(): RootLoaderData {
  return useRouteLoaderData<RootLoaderData>("root") ?? fallback;
}

export function useSite(): SiteSettings {
  return useRootData().site;
}

/** Whether a link leads somewhere: not to a place outside whose address is not set. */
export function useIsSet(): (link: Pick<Link, "to">) => boolean {
  const { places } = useSite();
  return ({ to }) => {
    const place = outsidePlaces.find((name) => name === to);
    return place === undefined || places[place] !== undefined;
  };
}

export function useCopyrightYears(): string {
  const { year } = useRootData();
  return year > 2025 ? `2025–${year}` : "2025";
}
