import { useMatches, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ConnectionProblem } from "~/components/filter-fields";
import { pageHandle } from "~/content/page";
import type { StaffRole } from "~/database/schema/staff-role";
import { useConnectionLost } from "~/lib/keep-previous-data";
import { dashboard } from "./staff.copy";
import { StaffHeader, type TabCounts } from "./staff-header";

interface DashboardShellProps {
  email: string;
  /** On the pages where what it may not do is not shown. */
  role?: StaffRole;
  counts?: TabCounts;
  /** Stands in the header. */
  search: ReactNode;
  children: ReactNode;
}

export function DashboardShell({ email, role, counts = {}, search, children }: DashboardShellProps) {
  const list = pageHandle(useMatches())?.list;
  return (
    <>
      {list && (
        <a
          href={`#${list}`}
          className="absolute -top-40 left-4 z-30 bg-gold p-3 text-sm text-on-gold focus:top-3"
        >
          {dashboard.skipToList}
        </a>
      )}
      <StaffHeader email={email} counts={counts} search={search} />
      <main
        id="content"
        data-role={role}
        tabIndex={-1}
        className="staff-wrap pb-[calc(4rem+var(--bulk-bar,0px))] text-sm outline-none"
      >
        <Loading />
        <ConnectionProblem
          isLost={useConnectionLost()}
          className="no-print fixed inset-x-4 bottom-[calc(1rem+var(--bulk-bar,0px))] z-10 max-w-form"
        />
        {children}
      </main>
    </>
  );
}

function Loading() {
  const { state } = useNavigation();
  return (
    <div role="status" className="no-print fixed right-4 bottom-[calc(1rem+var(--bulk-bar,0px))] z-10">
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
