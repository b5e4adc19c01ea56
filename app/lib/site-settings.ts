import { useRouteLoaderData } from "@remix-run/react";
import type { OutsidePlace } from "~/content/links";

/** From environment variables; see `.env.example`. */
export interface SiteSettings {
  name: string;
  /** Without a trailing slash. */
  url: string;
  postalAddress: string;
  places: Record<OutsidePlace, string>;
  mailboxes: { general: string; legal: string; community: string };
}

interface RootLoaderData {
  site: SiteSettings;
  /** The server's current UTC year, so that server and browser render the same copyright line. */
  year: number;
}

/** Used only when the root loader failed, so that the error page has a name. */
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

export function useSite(): SiteSettings {
  return useRootData().site;
}

export function useCopyrightYears(): string {
  const { year } = useRootData();
  return year > 2025 ? `2025–${year}` : "2025";
}
