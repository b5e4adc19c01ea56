import type { Language } from "~/lib/contexts";

/**
 * The directory begins with these titles where nothing was asked for: the help that a lost job calls for. The
 * short entries of each kind stand here, because the first page is to arrive in one round trip.
 */
export const firstEntries: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "211 Help Line",
    "Find Your State Unemployment Office",
    "SNAP Food Benefits",
    "USA.gov Housing Help",
    "HealthCare.gov Marketplace",
    "Dollar For",
    "Upsolve",
    "Warmline Directory",
    "Feeding America Food Bank Finder",
    "Catholic Charities",
    "LawHelp.org",
    "Findhelp",
  ],
  // Some of these answer in Spanish, and come first; the others are what no one should miss.
  es: [
    "211 Help Line",
    "HealthCare.gov Marketplace",
    "WhyHunger Find Food",
    "Crisis Text Line",
    "Find Your State Unemployment Office",
    "SNAP Food Benefits",
    "USA.gov Housing Help",
    "Catholic Charities",
    "Find a Health Center",
    "CareerOneStop",
    "LawHelp.org",
    "Findhelp",
  ],
};
