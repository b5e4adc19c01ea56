import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { Section } from "~/components/section";
import { dashboard } from "../staff.copy";
import { staffHeaders } from "../staff-page";

interface SignInPageProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A page before the sign-in: the dashboard's name, and one section. */
export function SignInPage({ children, ...section }: SignInPageProps) {
  return (
    <>
      <div className="wrap pt-10 pb-8">
        <h1 className="text-2xl uppercase">{dashboard.title}</h1>
      </div>
      <Section {...section} background="card">
        {children}
      </Section>
    </>
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
