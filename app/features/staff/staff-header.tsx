import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { SiteLink } from "~/components/site-link";
import { useWithRange } from "~/kits/staff-page/use-with-range";
import { clearDraft, RECENT_SEARCHES } from "~/lib/draft-storage";
import { formatCount } from "~/lib/numbers";
import { useSite } from "~/lib/site-settings";
import { adminPaths } from "./admin-paths";
import { dashboard as copy } from "./staff.copy";

const linkClasses = "inline-block py-1.5 font-semibold whitespace-nowrap";

interface StaffHeaderProps {
  email: string;
  counts: TabCounts;
  /** The form that searches everything. */
  search: ReactNode;
}

/** Stands on every page behind the sign-in: where one is, the search, the account, and the tabs. */
export function StaffHeader({ email, counts, search }: StaffHeaderProps) {
  const { name } = useSite();
  return (
    <header className="border-b-2 border-ink bg-card text-sm print:hidden">
      <div className="staff-wrap relative flex items-center gap-x-5 gap-y-1 py-1.5 max-lg:gap-x-3">
        <SiteLink
          to={adminPaths.dashboard}
          className="mr-auto flex min-w-0 flex-wrap items-baseline gap-x-2.5 py-1 no-underline hover:underline max-sm:hidden"
        >
          <span className="font-display text-lg leading-none uppercase max-lg:sr-only">{name}</span>
          <span className="font-semibold whitespace-nowrap">{copy.title}</span>
        </SiteLink>
        <Menu email={email} counts={counts} />
        {search}
        <ul className="flex items-center gap-x-5 max-lg:hidden">
          <PersonalLinks email={email} />
        </ul>
      </div>
      <DashboardTabs counts={counts} />
    </header>
  );
}

/** On a phone and a tablet, everything but the tabs and the search. It stays open until a page is chosen. */
function Menu({ email, counts }: { email: string; counts: TabCounts }) {
  const { pathname } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const shown = useRef(pathname);
  // With another page, and not when React takes over a page on which it was opened already.
  useEffect(() => {
    if (menu.current && shown.current !== pathname) menu.current.open = false;
    shown.current = pathname;
  }, [pathname]);
  const current = currentTab(pathname);
  return (
    <details ref={menu} className="group shrink-0 sm:order-1 lg:hidden">
      <summary className="list-none border-2 border-ink px-2.5 py-1 font-semibold group-open:bg-ink group-open:text-card [&::-webkit-details-marker]:hidden">
        Menu
        {current && moreStaffPages.includes(current) && <span className="sr-only">, {current.label}</span>}
      </summary>
      <nav
        aria-label={copy.menuLabel}
        className="absolute inset-x-0 top-full z-30 border-b-4 border-ink bg-card text-base shadow-hard"
      >
        <ul className="staff-wrap grid grid-cols-2 gap-x-4 py-3 sm:grid-cols-4">
          {moreStaffPages.map((tab) => (
            <Tab key={tab.to} tab={tab} waiting={counts[tab.to]} current={markOf(tab, pathname)} />
          ))}
          <PersonalLinks email={email} />
        </ul>
      </nav>
    </details>
  );
}

/** What is about the person and not about a subject: out to the public site, the account, signing out. */
function PersonalLinks({ email }: { email: string }) {
  return (
    <>
      <li>
        <SiteLink to="/" className="inline-block py-1.5 whitespace-nowrap text-soft max-lg:px-1.5">
          {copy.publicSite}
        </SiteLink>
      </li>
      <li className="max-lg:px-1.5">
        <AccountLink email={email} />
      </li>
      <li className="max-lg:px-1.5">
        <SignOut />
      </li>
    </>
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

/** Leaves the document, and with it what the page holds of people: no request of its own is left to fail when one goes back. */
function SignOut() {
  return (
    <form method="post" action={adminPaths.logout} onSubmit={() => clearDraft(RECENT_SEARCHES)}>
      <button type="submit" className={`${linkClasses} underline underline-offset-4`}>
        {copy.signOut}
      </button>
    </form>
  );
}

interface DashboardTab {
  label: string;
  to: `/admin/${string}`;
}

/** The tabs in their order (staff specification, section 2). */
const dashboardTabs: readonly DashboardTab[] = [
  { label: "Overview", to: adminPaths.dashboard },
  { label: "Inbox", to: adminPaths.inbox },
  { label: "Newsletter", to: `${adminPaths.dashboard}/newsletter` },
  { label: "Survey", to: `${adminPaths.dashboard}/survey` },
  { label: "Volunteer", to: `${adminPaths.dashboard}/volunteer` },
  { label: "Partnership", to: `${adminPaths.dashboard}/partnership` },
  { label: "Contact", to: `${adminPaths.dashboard}/contact` },
  { label: "Form Analytics", to: `${adminPaths.dashboard}/analytics` },
];

const moreStaffPages: readonly DashboardTab[] = [
  { label: "News", to: adminPaths.articles },
  { label: "Resources", to: adminPaths.resources },
  { label: "Templates", to: adminPaths.templates },
  { label: "Staff", to: adminPaths.staff },
  { label: "Trash", to: adminPaths.trash },
  { label: "Audit log", to: adminPaths.audit },
  { label: "System", to: adminPaths.system },
];

/** What waits on a tab's page, by its path. */
export type TabCounts = Readonly<Record<string, number>>;

/** Pages whose path begins with that of no tab, and the one that leads to them. */
const tabOfOthers: Readonly<Record<string, string>> = {
  [adminPaths.newsletterDraft]: "Newsletter",
  [adminPaths.newsletterPreview]: "Newsletter",
  [adminPaths.subscribers]: "Newsletter",
  [adminPaths.suspected]: "Inbox",
  [adminPaths.people]: "Inbox",
  [adminPaths.states]: "Resources",
  [adminPaths.dataRequests]: "System",
};

/** The tab that a page belongs to: of several that begin its path, the longest, as of one row the list's. */
function currentTab(pathname: string): DashboardTab | undefined {
  const isWithin = (to: string) => to === pathname || pathname.startsWith(`${to}/`);
  const all = [...dashboardTabs, ...moreStaffPages];
  const other = Object.entries(tabOfOthers).find(([to]) => isWithin(to))?.[1];
  if (other) return all.find(({ label }) => label === other);
  return all
    .filter(({ to }) => (to === adminPaths.dashboard ? to === pathname : isWithin(to)))
    .sort((one, other) => other.to.length - one.to.length)[0];
}

function markOf(tab: DashboardTab, pathname: string): TabProps["current"] {
  return tab === currentTab(pathname) && (tab.to === pathname ? "page" : "true");
}

/** Brings the current tab into view where the browser does not begin there (`scroll-initial-target`). */
function useTabInView(pathname: string) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab is another one on another page.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>("[aria-current]");
    // The page itself stays where it is, unlike with `scrollIntoView`.
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [pathname]);
  return row;
}

function DashboardTabs({ counts }: { counts: TabCounts }) {
  const { pathname } = useLocation();
  const row = useTabInView(pathname);
  const tabs = (list: readonly DashboardTab[], className: string) => (
    <ul className={`-mx-1.5 flex lg:-mx-2 lg:flex-wrap ${className}`}>
      {list.map((tab) => (
        <Tab key={tab.to} tab={tab} waiting={counts[tab.to]} current={markOf(tab, pathname)} />
      ))}
    </ul>
  );
  return (
    <nav
      ref={row}
      aria-label={copy.tabsLabel}
      className="staff-wrap staff-tabs relative flex justify-between overflow-x-auto lg:gap-x-6 max-lg:text-[0.9375rem] lg:flex-wrap lg:overflow-visible"
    >
      {tabs(dashboardTabs, "")}
      {tabs(moreStaffPages, "max-lg:hidden")}
    </nav>
  );
}

interface TabProps {
  tab: DashboardTab;
  waiting: number | undefined;
  current: "page" | "true" | false;
}

function Tab({ tab, waiting = 0, current }: TabProps) {
  const withRange = useWithRange();
  return (
    <li>
      <SiteLink
        to={withRange(tab.to)}
        className="block px-1.5 py-1.5 lg:px-2 font-semibold whitespace-nowrap no-underline hover:underline aria-[current]:bg-ink aria-[current]:text-paper aria-[current]:forced-colors:chosen"
        {...(current && { "aria-current": current })}
      >
        {tab.label}
        {waiting > 0 && (
          <>
            {" "}
            ({formatCount(waiting)})<span className="sr-only"> {copy.waiting}</span>
          </>
        )}
      </SiteLink>
    </li>
  );
}
