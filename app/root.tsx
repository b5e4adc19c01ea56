import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  LiveReload,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { ServerParts } from "~/components/frame/server-parts";
import { sentCrisisCardFor } from "~/content/crisis-card";
import { crisisWords } from "~/content/es/crisis-card";
import { formWords } from "~/content/form-words";
import { navigationPath } from "~/content/navigation";
import { languageOf, languageTags, pageHandle } from "~/content/page";
import { ERROR_TITLE, isOnlyQuestion } from "~/kits/forms/form-result";
import {
  isRefusedByRole,
  REFUSED_BY_ROLE_TITLE,
  type RefusedByRole,
  RefusedByRolePage,
} from "~/kits/forms/refused-by-role";
import { readSent } from "~/kits/forms/sent-mark.server";
import { useDoneTitle, useFormErrorState } from "~/kits/forms/use-form-state";
import { NO_STORE } from "~/lib/no-store";
import { SiteContext, unknownSite } from "~/lib/site-settings";
import { provided, services } from "~/server/services.server";
import { siteSettings } from "~/server/site-settings.server";
import leagueGothic from "~/styles/fonts/league-gothic.woff2";
import publicStyles from "~/styles/public.css";
import { ErrorFrame, ErrorPage, errorCopy, isStaffAddress } from "./components/frame/error-page";
import { frames } from "./components/frame/use-frame";
import { type Language, PageLanguage, RoutedPath, ScriptNonce } from "./lib/contexts";

export const links: LinksFunction = () => [
  { rel: "preload", href: leagueGothic, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: publicStyles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  if (pathname.length > 1 && pathname.endsWith("/")) throw redirect(withoutSlash(pathname) + search, 301);
  const now = new Date();
  const { env } = services;
  const sent = readSent(env, searchParams, now);
  return data(
    {
      site: siteSettings(env, provided().organization),
      year: now.getUTCFullYear(),
      sent: sent?.name ?? null,
      crisis: sent?.danger ? sentCrisisCardFor(sent.danger, crisisWords[languageOf(pathname)]) : null,
    },
    sent ? NO_STORE : {},
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Never "//host", which would lead to another site. */
function withoutSlash(pathname: string): string {
  return `/${pathname.replace(/^\/+|(?<!\/)\/+$/g, "")}`;
}

/** Settings never change while the server runs, and no staff form has a mark. */
export const shouldRevalidate = () => false;

function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

function refusedByRole(error: unknown): RefusedByRole | undefined {
  return isRouteErrorResponse(error) && isRefusedByRole(error.data) ? error.data : undefined;
}

function errorTitle(error: unknown, language: Language): string {
  return refusedByRole(error) ? REFUSED_BY_ROLE_TITLE : errorCopy(errorStatus(error), language).title;
}

export function Layout({ children }: { children: ReactNode }) {
  const error = useRouteError();
  const errorState = useFormErrorState();
  const hasFormError = errorState !== undefined && !isOnlyQuestion(errorState);
  const nonce = useContext(ScriptNonce);
  const parts = useContext(ServerParts);
  const doneTitle = useDoneTitle();
  const { site, year, sent } = useRouteLoaderData<typeof loader>("root") ?? {
    site: unknownSite,
    year: 0,
    sent: null,
  };
  const { pathname } = useLocation();
  const path = navigationPath(pathname);
  const page = pageHandle(useMatches());
  const SiteFrame = parts?.SiteFrame;
  const language = languageOf(pathname);
  const title = error ? errorTitle(error, language) : (doneTitle ?? page?.title);
  const isSent = sent !== null && !error && !errorState;
  return (
    <SiteContext.Provider value={site}>
      <PageLanguage.Provider value={language}>
        <html lang={languageTags[language]} {...(page?.isHydrated && { "data-time-zone": site.timeZone })}>
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="color-scheme" content="light dark" />
            <title>
              {[
                hasFormError && ERROR_TITLE,
                isSent && `${formWords[language].sent}: `,
                title && `${title} – `,
                site.name,
              ]
                .filter(Boolean)
                .join("")}
            </title>
            {error ? <meta name="robots" content="noindex" /> : <Meta />}
            <Links />
            {parts &&
              page?.scripts.map((name) => <script key={name} type="module" src={parts.scriptUrl(name)} />)}
          </head>
          <body>
            <a href="#content" className="absolute -top-40 left-4 z-30 bg-gold p-3 text-on-gold focus:top-3">
              {frames[language].skip}
            </a>
            {SiteFrame && page?.frame !== "own" && !(error && isStaffAddress(pathname)) ? (
              <SiteFrame path={path} year={year}>
                {children}
              </SiteFrame>
            ) : (
              <RoutedPath.Provider value={pathname}>
                {error ? <ErrorFrame>{children}</ErrorFrame> : children}
              </RoutedPath.Provider>
            )}
            <LiveReload />
            {!error && page?.isHydrated && (
              <>
                <ScrollRestoration nonce={nonce} />
                <Scripts nonce={nonce} />
              </>
            )}
          </body>
        </html>
      </PageLanguage.Provider>
    </SiteContext.Provider>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const refused = refusedByRole(error);
  return refused ? <RefusedByRolePage {...refused} /> : <ErrorPage status={errorStatus(error)} />;
}
