import type { MetaDescriptor, MetaFunction } from "@remix-run/node";
import type { ComponentType, ReactNode } from "react";
import type { Language } from "~/lib/contexts";
import type { SiteSettings } from "~/lib/site-settings";
import type { PosterCopy } from "./posters";

/** What `lang` says of a page. */
export const languageTags: Readonly<Record<Language, string>> = { en: "en", es: "es-US" };

/** The name of each language in itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", es: "Español" };

/** Pages that exist in both languages: the English address, and the Spanish one. */
export const twins = [
  ["/", "/es"],
  ["/first-week", "/es/first-week"],
  ["/first-week/dates", "/es/first-week/dates"],
  ["/services/support-and-resources", "/es/services/support-and-resources"],
  ["/services/support-and-resources/report", "/es/services/support-and-resources/report"],
  ["/letters", "/es/letters"],
  ["/help", "/es/help"],
  ["/contact", "/es/contact"],
  ["/privacy-policy", "/es/privacy-policy"],
  ["/your-data", "/es/your-data"],
] as const;

/** The language is in the address, and is remembered nowhere else. */
export const languageOf = (pathname: string): Language => (/^\/es(?:\/|$)/.test(pathname) ? "es" : "en");

/** The address of a page that exists in both languages. @param path in English */
export const pathIn = (language: Language, path: `/${string}`): `/${string}` =>
  language === "es" ? `/es${path}` : path;

const STATE_PAGE = /^(?:\/es)?\/help\/([a-z-]+)$/;

/** The same page in the other language. */
export function twinOf(pathname: string | undefined): { to: `/${string}`; language: Language } | undefined {
  const [, state] = STATE_PAGE.exec(pathname ?? "") ?? [];
  if (pathname !== undefined && state !== undefined) {
    const language = languageOf(pathname) === "es" ? "en" : "es";
    return { to: pathIn(language, `/help/${state}`), language };
  }
  for (const [en, es] of twins) {
    if (pathname === en) return { to: es, language: "es" };
    if (pathname === es) return { to: en, language: "en" };
  }
  return undefined;
}

/** The query of an address goes along to the twin; `index` is only where Remix posts a form to. */
export function twinHref(to: `/${string}`, search: string): `/${string}` {
  const asked = new URLSearchParams(search);
  asked.delete("index");
  return asked.size > 0 ? `${to}?${asked}` : to;
}

interface LeavePageWords {
  label: string;
  to: "https://www.weather.gov/";
  about: string;
  keys: string;
  pressTwice: string;
  pressOnce: string;
}

/** The weather fits into any history. */
const to = "https://www.weather.gov/";

export const leavePage: Readonly<Record<Language, LeavePageWords>> = {
  en: {
    label: "Leave this page",
    to,
    about: "(opens the weather on another site)",
    keys: "or press Shift three times",
    pressTwice: "Shift: press it two more times to leave.",
    pressOnce: "Shift: press it once more to leave.",
  },
  es: {
    label: "Salir de esta página",
    to,
    about: "(abre el clima en otro sitio, en inglés)",
    keys: "o presione Shift tres veces",
    pressTwice: "Shift: presiónela dos veces más para salir.",
    pressOnce: "Shift: presiónela una vez más para salir.",
  },
};

export const posterPath = (name: string): `/${string}` => `/posters/${name}`;

export const posterLink = "Print this as a poster";

export const homePoster = {
  name: "home",
  path: "/",
  sentence: ["A machine took", "your job.", "People have", "your back."],
  offer: "Help, news and company for people who lost work to AI.",
  picture: "Three raised hands holding a pencil, a wrench and a headset",
} satisfies PosterCopy;

/** A bundle of `app/browser`, for a public page. */
export type BrowserScript = "forms" | "filter" | "survey" | "chart" | "dates";

export interface PageDescription {
  title: string;
  /** 110-160 characters. */
  description: string;
  /** The canonical path; a page without one is `noindex`. */
  path?: string;
  scripts?: readonly BrowserScript[];
}

/** What the Content-Security-Policy of a page allows beyond files of the site. */
export type PolicyException = "style attributes" | "own frames" | "video thumbnails";

/** Header and footer of the site around a page. */
export type SiteFrame = ComponentType<{ path: string | undefined; year: number; children: ReactNode }>;

export interface PageHandle {
  title: string;
  isHydrated: boolean;
  /** "own": the page brings its header and `main`, and has no footer. */
  frame: "site" | "own";
  /** Id of the list that the page is about, for a skip link. */
  list?: string | undefined;
  scripts: readonly BrowserScript[];
  policyExceptions: readonly PolicyException[];
}

interface RootData {
  site: SiteSettings;
}

/** A preview is read out: first its words, then what is to be seen. */
function previewAlt({ sentence, picture }: PosterCopy): string {
  return `${sentence.join(" ")} ${picture}`;
}

interface PageOptions {
  /** By React; staff pages only. */
  isHydrated?: boolean;
  frame?: PageHandle["frame"];
  list?: string | undefined;
  scripts?: readonly BrowserScript[];
  policyExceptions?: readonly PolicyException[];
  /** Its picture and sentence are the preview of links to the page. */
  poster?: PosterCopy;
}

function rootData(matches: ReadonlyArray<{ id: string; data?: unknown }>): RootData | undefined {
  const data = matches.find((match) => match.id === "root")?.data;
  return isRootData(data) ? data : undefined;
}

function isRootData(data: unknown): data is RootData {
  return typeof data === "object" && data !== null && "site" in data;
}

function ownPage(data: unknown): PageDescription | undefined {
  return typeof data === "object" && data !== null && "page" in data && isPageDescription(data.page)
    ? data.page
    : undefined;
}

function isPageDescription(page: unknown): page is PageDescription {
  return typeof page === "object" && page !== null && "title" in page && "description" in page;
}

/** The addresses of a page in each of its languages; who speaks neither gets the English one. */
function alternates(path: string, siteUrl: string): MetaDescriptor[] {
  const twin = twinOf(path);
  const addresses = { [languageOf(path)]: path, ...(twin && { [twin.language]: twin.to }) };
  const alternate = (hrefLang: string, to: string) => ({
    ...{ tagName: "link", rel: "alternate" },
    ...{ hrefLang, href: siteUrl + to },
  });
  return [
    ...Object.entries(addresses).map(([language, to]) => alternate(language, to)),
    alternate("x-default", addresses.en ?? path),
  ];
}

/**
 * `meta` and `handle` of a page; a `page` in loader data overrides `first`. The title is in the handle, because
 * GOV.UK's error pattern changes it after an invalid submission, which a meta function cannot know.
 */
export function definePage(
  first: PageDescription,
  {
    isHydrated = false,
    frame = "site",
    list,
    scripts = [],
    policyExceptions = [],
    poster = homePoster,
  }: PageOptions = {},
): { meta: MetaFunction; handle: PageHandle } {
  const meta: MetaFunction = ({ data, matches }) => {
    const page = ownPage(data) ?? first;
    const site = rootData(matches)?.site;
    const tags: MetaDescriptor[] = [{ name: "description", content: page.description }];
    if (page.path === undefined || !site) return [...tags, { name: "robots", content: "noindex" }];
    const url = site.url + page.path;
    return [
      ...tags,
      { tagName: "link", rel: "canonical", href: url },
      ...alternates(page.path, site.url),
      { property: "og:type", content: "website" },
      { property: "og:site_name", content: site.name },
      { property: "og:title", content: page.title },
      { property: "og:description", content: page.description },
      { property: "og:url", content: url },
      { property: "og:image", content: `${site.url}/previews/${poster.name}.png` },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { property: "og:image:alt", content: previewAlt(poster) },
      {
        property: "og:locale",
        content: languageTags[languageOf(page.path)].replace(/^en$/, "en_US").replace("-", "_"),
      },
      { name: "twitter:card", content: "summary_large_image" },
    ];
  };
  return { meta, handle: { title: first.title, isHydrated, frame, list, scripts, policyExceptions } };
}

/** The deepest route's handle with its loader's overrides; undefined on error pages. */
export function pageHandle(
  matches: ReadonlyArray<{ handle?: unknown; data?: unknown }>,
): PageHandle | undefined {
  const match = matches.findLast(({ handle }) => isPageHandle(handle));
  if (!isPageHandle(match?.handle)) return undefined;
  const { title, scripts } = { ...match.handle, ...ownPage(match.data) };
  return { ...match.handle, title, scripts };
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "title" in handle && "scripts" in handle;
}
