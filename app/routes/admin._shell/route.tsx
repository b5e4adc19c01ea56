import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { countHeldArticles } from "~/features/feeds/feeds.queries.server";
import { countTabs } from "~/features/inbox/inbox.queries.server";
import { SearchBox } from "~/features/people/search-box";
import { adminPaths } from "~/features/staff/admin-paths";
import { DashboardShell } from "~/features/staff/dashboard-shell";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { dashboard } from "~/features/staff/staff.copy";
import { defineStaffPage } from "~/features/staff/staff-page";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers, links } = defineStaffPage(dashboard);

export async function loader({ request }: LoaderFunctionArgs) {
  const { email, role } = await requireStaff(request, services);
  const counts = await countTabs(services.db, new Date());
  const articlesToReview = await countHeldArticles(services.db);
  return { email, role, counts: { ...counts, [adminPaths.articles]: articlesToReview } };
}

/** The layout is not reloaded while lists are searched and paged, or after a failed post: the server may be down. */
export function shouldRevalidate({
  formMethod = "GET",
  actionStatus = 200,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSearch = formMethod.toUpperCase() === "GET" && currentUrl.pathname === nextUrl.pathname;
  return isSearch || actionStatus >= 400 ? false : defaultShouldRevalidate;
}

export default function Shell() {
  const { email, role, counts } = useLoaderData<typeof loader>();
  return (
    <DashboardShell email={email} role={role} counts={counts} search={<SearchBox />}>
      <Outlet />
    </DashboardShell>
  );
}
