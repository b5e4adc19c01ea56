import { useLocation } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { SearchBox } from "~/components/search-box";
import { SiteLink } from "~/components/site-link";
import { publicPaths } from "~/content/addresses";
import { adminLink } from "~/content/navigation";
import { languageNames, languageTags, twinOf } from "~/content/page";
import type { ExternalAddress } from "~/content/types";
import { type Language, PageLanguage, RequestId } from "~/lib/contexts";
import { useSite } from "~/lib/site-settings";
import { ButtonLink } from "../button";
import { PageHero } from "../page-hero";
import { frames, useFrame } from "./use-frame";

/** Title and text for a status. */
export function errorCopy(status: number, language: Language) {
  const { byStatus, unexpected } = frames[language].errors;
  return new Map(Object.entries(byStatus)).get(String(status)) ?? unexpected;
}

function StatusPoster({ status }: { status: number }) {
  return (
    <p
      aria-hidden="true"
      className="picture picture-ground-red flex max-w-none items-center justify-center font-display text-[min(16rem,60vw)] leading-none text-[var(--picture-paper)]"
    >
      {status}
    </p>
  );
}

const isHttps = (url: string): url is ExternalAddress => url.startsWith("https://");

/** Errors of staff addresses lead back to the dashboard. */
export const isStaffAddress = (pathname: string): boolean => /^\/admin(?:\/|$)/.test(pathname);

function StaffWays({ status, again }: { status: number; again: `/${string}` }) {
  return (
    <>
      {status >= 500 && (
        <ButtonLink to={again} kind="go">
          Try again
        </ButtonLink>
      )}
      <ButtonLink to={adminLink.to}>Overview</ButtonLink>
      <ButtonLink to={`${adminLink.to}/inbox`}>Inbox</ButtonLink>
      <ButtonLink to="/admin/trash">Trash</ButtonLink>
    </>
  );
}

/** What the public page says of visitors' ways is not said to staff. */
const staffTexts: Readonly<Record<number, string>> = {
  404: "There is nothing at this address. What was deleted in the last 30 days is in the trash.",
};
const STAFF_UNEXPECTED = "What happened is in the log. Nothing was saved: try again in a moment.";

export function ErrorPage({ status }: { status: number }) {
  const { pathname, search } = useLocation();
  const isStaff = isStaffAddress(pathname) && status !== 403;
  const language = useContext(PageLanguage);
  const { title, text } = errorCopy(status, language);
  const { search: help, getHelp, home, contact, number, inEnglish } = useFrame().errors;
  const twin = publicPaths.find((path) => pathname === `/es${path}`);
  const otherHome = twinOf(home.to);
  const { url } = useSite();
  const requestId = useContext(RequestId);
  // The form's page may have been opened at another address than the site's own.
  const start = status === 403 && isHttps(url) ? url : home.to;
  return (
    <PageHero
      title={title}
      lead={isStaff ? (staffTexts[status] ?? (status >= 500 ? STAFF_UNEXPECTED : text)) : text}
      picture={<StatusPoster status={status} />}
    >
      {isStaff ? (
        <StaffWays status={status} again={`/${pathname.slice(1)}${search}`} />
      ) : (
        <>
          {status === 404 ? (
            <SearchBox {...help} className="mb-2 w-full" />
          ) : (
            <ButtonLink to={getHelp.to} kind="help">
              {getHelp.label}
            </ButtonLink>
          )}
          {inEnglish && twin && <ButtonLink to={twin}>{inEnglish}</ButtonLink>}
          <ButtonLink to={start}>{home.label}</ButtonLink>
          <ButtonLink to={contact.to}>{contact.label}</ButtonLink>
          {otherHome && !(inEnglish && twin) && (
            <a
              href={otherHome.to}
              lang={languageTags[otherHome.language]}
              hrefLang={languageTags[otherHome.language]}
              className="button"
            >
              {languageNames[otherHome.language]}
            </a>
          )}
        </>
      )}
      {status >= 500 && requestId && (
        <p className="w-full">
          {number} <strong>{requestId}</strong>
        </p>
      )}
    </PageHero>
  );
}

/** Around the error of a page that would have brought its own header. */
export function ErrorFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="border-b-4 border-ink bg-paper">
        <div className="wrap py-3">
          <SiteLink to={adminLink.to} className="inline-block py-1 font-semibold">
            {adminLink.label}
          </SiteLink>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  );
}
