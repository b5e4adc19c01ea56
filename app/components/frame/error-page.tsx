import { type ReactNode, useContext } from "react";
import { SiteLink } from "~/components/site-link";
import { adminLink } from "~/content/navigation";
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

export function ErrorPage({ status }: { status: number }) {
  const language = useContext(PageLanguage);
  const { title, text } = errorCopy(status, language);
  const { getHelp, home, contact, number } = useFrame().errors;
  const { url } = useSite();
  const requestId = useContext(RequestId);
  // The form's page may have been opened at another address than the site's own.
  const start = status === 403 && isHttps(url) ? url : home.to;
  return (
    <PageHero title={title} lead={text} picture={<StatusPoster status={status} />}>
      <ButtonLink to={getHelp.to} kind="help">
        {getHelp.label}
      </ButtonLink>
      <ButtonLink to={start}>{home.label}</ButtonLink>
      <ButtonLink to={contact.to}>{contact.label}</ButtonLink>
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
