import { Form, useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/button";
import { ConnectionProblem } from "~/components/connection-problem";
import { SiteLink } from "~/components/site-link";
import { useConnectionLost } from "~/lib/keep-previous-data";
import { formatCount } from "~/lib/numbers";
import { adminPaths } from "./admin-paths";
import { type DashboardTab, dashboardTabs, moreStaffPages } from "./dashboard-tabs";
import { dashboard } from "./staff.copy";

interface DashboardShellProps {
  email: string;
  /** What waits on a tab's page, by its path. */
  counts?: Readonly<Record<string, number>>;
  children: ReactNode;
}

export function DashboardShell({ email, counts = {}, children }: DashboardShellProps) {
  return (
    <div className="wrap pt-8 pb-16 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="text-2xl uppercase">{dashboard.title}</h1>
          <p className="mt-2 text-soft">{dashboard.subtitle}</p>
        </div>
        <SignedIn email={email} />
      </div>
      <Tabs counts={counts} />
      <Loading />
      <ConnectionProblem
        isLost={useConnectionLost()}
        className="no-print fixed inset-x-4 bottom-4 z-10 max-w-form"
      />
      {children}
    </div>
  );
}

function SignedIn({ email }: { email: string }) {
  const navigation = useNavigation();
  const busy = navigation.formAction === adminPaths.logout;
  return (
    <div className="no-print flex flex-wrap items-center gap-x-5 gap-y-3">
      <p className="break-all">
        <span className="text-soft">{dashboard.signedInAs}</span> {email}
      </p>
      <SiteLink to={adminPaths.account} className="py-1 font-semibold">
        {dashboard.account}
      </SiteLink>
      <Form discover="none" method="post" action={adminPaths.logout}>
        <Button kind="plain" size="small" disabled={busy}>
          {busy ? dashboard.signOut.busy : dashboard.signOut.idle}
        </Button>
      </Form>
    </div>
  );
}

function Tabs({ counts }: Required<Pick<DashboardShellProps, "counts">>) {
  return (
    <nav aria-label={dashboard.tabsLabel} className="no-print mt-8 border-b-4 border-ink">
      <ul className="flex flex-wrap">
        {dashboardTabs.map((tab) => (
          <Tab key={tab.to} tab={tab} />
        ))}
        {moreStaffPages.map((tab, index) => (
          <Tab key={tab.to} tab={tab} waiting={counts[tab.to]} apart={index === 0} />
        ))}
      </ul>
    </nav>
  );
}

interface TabProps {
  tab: DashboardTab;
  waiting?: number | undefined;
  apart?: boolean;
}

function Tab({ tab, waiting = 0, apart = false }: TabProps) {
  const { pathname } = useLocation();
  // The page of one row belongs to the tab it was opened from.
  const isWithin = tab.to !== adminPaths.dashboard && pathname.startsWith(`${tab.to}/`);
  const current = tab.to === pathname ? "page" : isWithin && "true";
  return (
    <li className={apart ? "xl:ml-auto" : undefined}>
      <SiteLink
        to={tab.to}
        className="block px-2 py-2.5 font-semibold no-underline hover:underline aria-[current]:bg-ink aria-[current]:text-paper aria-[current]:forced-colors:chosen"
        {...(current && { "aria-current": current })}
      >
        {tab.label}
        {waiting > 0 && (
          <>
            {" "}
            ({formatCount(waiting)})<span className="sr-only"> {dashboard.waiting}</span>
          </>
        )}
      </SiteLink>
    </li>
  );
}

function Loading() {
  const { state } = useNavigation();
  return (
    <div role="status" className="no-print fixed right-4 bottom-4 z-10">
      {state === "loading" && (
        <p className="late flex items-center gap-3 border-2 border-ink bg-card px-4 py-2 font-semibold shadow-hard-sm">
          <svg
            viewBox="0 0 20 20"
            width="20"
            height="20"
            aria-hidden="true"
            className="motion-safe:animate-spin"
          >
            <path d="M10 2a8 8 0 1 1-8 8" fill="none" stroke="currentColor" strokeWidth="3" />
          </svg>
          {dashboard.loading}
        </p>
      )}
    </div>
  );
}
