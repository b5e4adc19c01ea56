import { type ReactNode, useContext } from "react";
import { SiteLink } from "~/components/site-link";
import { adminLink } from "~/content/navigation";
import type { ExternalAddress } from "~/content/types";
import { RequestId } from "~/lib/contexts";
import { useSite } from "~/lib/site-settings";
import { ButtonLink } from "../button";
import { PageHero } from "../page-hero";

export interface ErrorCopy {
  title: string;
  text: string;
}

const copyByStatus: Record<number, ErrorCopy> = {
  400: {
    title: "We could not read that",
    text: "Something in what was sent did not arrive in a form we understand. Go back, check the page and try again.",
  },
  403: {
    title: "We did not accept that",
    text: "It was sent from another website, or from a copy of this site at another address. To protect you, our forms work on our own pages only. If you filled in a form, go back: what you typed should still be there. Copy it, open the form from our home page, and send it again.",
  },
  404: {
    title: "Page not found",
    text: "The page may have moved, or the address may have a mistake in it. The links below lead to what people look for most.",
  },
  405: { title: "That does not work here", text: "This page can be read, but nothing can be sent to it." },
  413: {
    title: "That was too much to send",
    text: "What was sent is larger than this page accepts. Go back, shorten it and send it again.",
  },
  429: { title: "Too many tries", text: "Please wait a few minutes, then try again." },
};

const unexpected: ErrorCopy = {
  title: "Something went wrong",
  text: "The mistake is ours, not yours. Please try again in a moment, or contact us directly.",
};

export function errorCopy(status: number): ErrorCopy {
  return copyByStatus[status] ?? unexpected;
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
  const { title, text } = errorCopy(status);
  const { url } = useSite();
  const requestId = useContext(RequestId);
  // The form's page may have been opened at another address than the site's own.
  const home = status === 403 && isHttps(url) ? url : "/";
  return (
    <PageHero title={title} lead={text} picture={<StatusPoster status={status} />}>
      <ButtonLink to="/services/support-and-resources" kind="help">
        Get help
      </ButtonLink>
      <ButtonLink to={home}>Go to the home page</ButtonLink>
      <ButtonLink to="/contact">Contact us</ButtonLink>
      {status >= 500 && requestId && (
        <p className="w-full">
          If you write to us, give this number: <strong>{requestId}</strong>
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
