import { useRouteLoaderData } from "@remix-run/react";
import type { OutsidePlace } from "~/content/links";

/** What an organisation sets about itself without touching code; see `.env.example`. */
export interface SiteSettings {
  name: string;
  /** The site's own address, without a slash at the end. */
  url: string;
  postalAddress: string;
  places: Record<OutsidePlace, string>;
  mailboxes: { general: string; legal: string; community: string };
}

interface RootLoaderData {
  site: SiteSettings;
  /** The current year in UTC as the server saw it, so that server and browser draw the same copyright line. */
  year: number;
}

/** Stands in only where the root loader itself failed, so that the error page still has a name. */
const fallback: RootLoaderData = {
  site: {
    name: "After Automation",
    url: "",
    postalAddress: "",
    places: { donate: "/support", "community-chat": "/contact", instagram: "/", tiktok: "/", reddit: "/" },
    mailboxes: { general: "", legal: "", community: "" },
  },
  year: 2025,
};

function useRootData(): RootLoaderData {
  return useRouteLoaderData<RootLoaderData>("root") ?? fallback;
}

/** The organisation's settings, from the root loader. */
export function useSite(): SiteSettings {
  return useRootData().site;
}

/** The copyright line's years: from 2025 to the current one. */
export function useCopyrightYears(): string {
  const { year } = useRootData();
  return year > 2025 ? `2025–${year}` : "2025";
}
