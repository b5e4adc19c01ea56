import { Form, useLocation, useNavigation } from "@remix-run/react";
import { SiteLink } from "~/components/site-link";
import { useSite } from "~/lib/site-settings";
import { adminPaths } from "./admin-paths";
import { DashboardTabs, type TabCounts } from "./dashboard-tabs-nav";
import { dashboard as copy } from "./staff.copy";

const linkClasses = "py-1.5 font-semibold whitespace-nowrap";

/** Of every page behind the sign-in: where one is, the search, the account, and the tabs. */
export function StaffHeader({ email, counts }: { email: string; counts: TabCounts }) {
  const { name } = useSite();
  return (
    <header className="border-b-2 border-ink bg-card text-sm print:hidden">
      <div className="staff-wrap flex flex-wrap items-center gap-x-5 gap-y-1 py-1.5">
        <SiteLink
          to={adminPaths.dashboard}
          className="mr-auto flex min-w-0 flex-wrap items-baseline gap-x-2.5 py-1 no-underline hover:underline"
        >
          <span className="font-display text-lg leading-none uppercase max-lg:sr-only">{name}</span>
          <span className="font-semibold whitespace-nowrap">{copy.title}</span>
        </SiteLink>
        <SearchBox />
        <SiteLink to="/" className="py-1.5 whitespace-nowrap text-soft max-sm:order-1">
          {copy.publicSite}
        </SiteLink>
        <AccountLink email={email} />
        <SignOut />
      </div>
      <DashboardTabs counts={counts} />
    </header>
  );
}

/** A GET form: results are a page of their own. */
function SearchBox() {
  return (
    <form
      action={adminPaths.search}
      method="get"
      className="flex min-w-0 max-sm:order-1 max-sm:flex-1 max-sm:basis-44"
    >
      <label htmlFor="staff-search" className="sr-only">
        {copy.search.label}
      </label>
      <input
        id="staff-search"
        type="search"
        name="q"
        maxLength={100}
        autoComplete="off"
        placeholder={copy.search.placeholder}
        className="h-9 w-full min-w-0 border-2 border-ink bg-card px-2 text-ink sm:w-40 lg:w-72"
      />
      <button type="submit" className="border-2 border-l-0 border-ink px-2.5 font-semibold">
        {copy.search.button}
      </button>
    </form>
  );
}

function AccountLink({ email }: { email: string }) {
  const { pathname } = useLocation();
  return (
    <SiteLink
      to={adminPaths.account}
      className={linkClasses}
      {...(pathname === adminPaths.account && { "aria-current": "page" })}
    >
      {copy.account}
      <span className="sr-only">
        , {copy.signedInAs} {email}
      </span>
    </SiteLink>
  );
}

function SignOut() {
  const navigation = useNavigation();
  const busy = navigation.formAction === adminPaths.logout;
  return (
    <Form discover="none" method="post" action={adminPaths.logout}>
      <button type="submit" disabled={busy} className={`${linkClasses} underline underline-offset-4`}>
        {busy ? copy.signOut.busy : copy.signOut.idle}
      </button>
    </Form>
  );
}
