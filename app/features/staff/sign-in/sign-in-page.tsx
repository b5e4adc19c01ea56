import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { SiteLink } from "~/components/site-link";
import { useSite } from "~/lib/site-settings";
import { dashboard } from "../staff.copy";
import { staffHeaders } from "../staff-page";

interface SignInPageProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A page before the sign-in: one card, without the header and footer of public pages. */
export function SignInPage({ id, title, lead, children }: SignInPageProps) {
  const { name } = useSite();
  return (
    <main
      id="content"
      tabIndex={-1}
      className="grid min-h-svh content-start justify-items-center px-4 py-8 outline-none sm:content-center"
    >
      <div className="w-full max-w-[27rem]">
        <p className="mb-4 flex flex-wrap items-baseline gap-x-2.5">
          <SiteLink
            to="/"
            className="inline-block py-1.5 font-display text-lg leading-none uppercase no-underline hover:underline"
          >
            {name}
          </SiteLink>
          <span className="text-sm font-semibold">{dashboard.title}</span>
        </p>
        <section
          id={id}
          aria-labelledby="page-title"
          className="border-2 border-ink bg-card p-5 shadow-hard sm:p-8"
        >
          <h1 id="page-title" className="mb-5 text-xl uppercase">
            {title}
          </h1>
          {lead && <p className="-mt-2 mb-5">{lead}</p>}
          {children}
        </section>
      </div>
    </main>
  );
}

/**
 * The headers of a page that a mailed link opens: its token is all it takes to get an account or to choose its password.
 * "no-referrer" would also hide the origin of the form's post.
 */
export const mailedLinkHeaders = () => ({ ...staffHeaders(), "Referrer-Policy": "strict-origin" });

export const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token");

/** The query that a form of such a page posts to. */
export function useTokenQuery(): string {
  const [search] = useSearchParams();
  return new URLSearchParams({ token: search.get("token") ?? "" }).toString();
}
