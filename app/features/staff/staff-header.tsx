import { Form, useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { SiteLink } from "~/components/site-link";
import { useWithRange } from "~/kits/staff-page/use-with-range";
import { clearDraft, RECENT_SEARCHES } from "~/lib/draft-storage";
import { formatCount } from "~/lib/numbers";
import { useSite } from "~/lib/site-settings";
import { adminPaths } from "./admin-paths";
import { dashboard as copy } from "./staff.copy";

const linkClasses = "py-1.5 font-semibold whitespace-nowrap";

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
      <div className="staff-wrap relative flex flex-wrap items-center gap-x-5 gap-y-1 py-1.5">
        <SiteLink
          to={adminPaths.dashboard}
          className="mr-auto flex min-w-0 flex-wrap items-baseline gap-x-2.5 py-1 no-underline hover:underline"
        >
          <span className="font-display text-lg leading-none uppercase max-lg:sr-only">{name}</span>
          <span className="font-semibold whitespace-nowrap">{copy.title}</span>
        </SiteLink>
        {search}
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
    <Form
      discover="none"
      method="post"
      action={adminPaths.logout}
      onSubmit={() => clearDraft(RECENT_SEARCHES)}
    >
      <button type="submit" disabled={busy} className={`${linkClasses} underline underline-offset-4`}>
        {busy ? copy.signOut.busy : copy.signOut.idle}
      </button>
    </Form>
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

/** The tab that a page belongs to: of several that begin its path, the longest, as of one row the list's. */
function currentTab(pathname: string): DashboardTab | undefined {
  return [...dashboardTabs, ...moreStaffPages]
    .filter(({ to }) => to === pathname || (to !== adminPaths.dashboard && pathname.startsWith(`${to}/`)))
    .sort((one, other) => other.to.length - one.to.length)[0];
}

function DashboardTabs({ counts }: { counts: TabCounts }) {
  const { pathname } = useLocation();
  const current = currentTab(pathname);
  const tabs = (list: readonly DashboardTab[]) => (
    <ul className="-mx-1.5 flex lg:-mx-2 md:flex-wrap">
      {list.map((tab) => (
        <Tab
          key={tab.to}
          tab={tab}
          waiting={counts[tab.to]}
          current={tab === current && (tab.to === pathname ? "page" : "true")}
        />
      ))}
    </ul>
  );
  return (
    <nav
      aria-label={copy.tabsLabel}
      className="staff-wrap staff-tabs relative flex max-lg:text-[0.9375rem] justify-between gap-x-6 overflow-x-auto md:flex-wrap md:overflow-visible"
    >
      {tabs(dashboardTabs)}
      {tabs(moreStaffPages)}
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
