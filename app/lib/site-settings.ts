import { useRouteLoaderData } from "@remix-run/react";
import type { OutsidePlace } from "~/content/links";

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
  /** UTC; from the server, so that hydration renders the same. */
  year: number;
}

/** When the root loader failed, the error page still has a name. */
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
