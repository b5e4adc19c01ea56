import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DeskFigures, UrgentSurveys, WaitingAnswers } from "~/features/dashboard/desk-sections";
import { loadDesk, loadOverview } from "~/features/dashboard/load-overview.server";
import { readTrafficQuery } from "~/features/dashboard/load-traffic.server";
import { LatestSubmissions, OverviewCards, PerformanceSummary } from "~/features/dashboard/overview-sections";
import { RangeFilter } from "~/features/dashboard/range-filter";
import { TrafficChartSection } from "~/features/dashboard/traffic-chart-section";
import { countFailingFeeds, countHeldArticles } from "~/features/feeds/feeds.queries.server";
import { NewsToReview } from "~/features/feeds/review/review-notices";
import { loadChecksToDo } from "~/features/resources/admin/load-resources.server";
import { ResourcesToCheck } from "~/features/resources/admin/resource-list";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { dashboard } from "~/features/staff/staff.copy";
import { defineStaffPage } from "~/features/staff/staff-page";
import { PageTitle } from "~/kits/staff-page/page-title";
import { formatDay } from "~/lib/time/dates";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage(dashboard);

export async function loader({ request }: LoaderFunctionArgs) {
  const { userId } = await requireStaff(request, services);
  const now = new Date();
  const query = readTrafficQuery("overview", new URL(request.url).searchParams, now);
  return {
    ...(await loadOverview(services.db, query, now)),
    desk: await loadDesk(services.db, userId, now),
    now: now.toISOString(),
    toCheck: await loadChecksToDo(services.db, now),
    news: {
      waiting: await countHeldArticles(services.db),
      failing: await countFailingFeeds(services.db),
    },
  };
}

export { keepPreviousData as clientLoader } from "~/lib/keep-previous-data";

export default function OverviewPage() {
  const { range, today, problem, rangeBefore, forms, latest, desk, toCheck, news, now, ...chart } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle title={dashboard.title} intro={dashboard.subtitle} />
      <DeskFigures desk={desk} />
      <UrgentSurveys surveys={desk.urgentSurveys} />
      <WaitingAnswers waiting={desk.waiting} suspected={desk.suspected} />
      <LatestSubmissions latest={latest} now={now} since={desk.fresh?.since} />
      <div className="grid gap-x-8 lg:grid-cols-[3fr_2fr]">
        <ResourcesToCheck counts={toCheck} />
        <NewsToReview news={news} />
      </div>
      <section aria-labelledby="figures-title" className="mt-10">
        <h2 id="figures-title" className="text-xl">
          Forms, {formatDay(range.from)} – {formatDay(range.to)}
        </h2>
        <RangeFilter range={range} today={today} problem={problem} />
        <div className="mt-4">
          <OverviewCards forms={forms} rangeBefore={rangeBefore} />
        </div>
      </section>
      <TrafficChartSection range={range} name="overview" note="All forms together." {...chart} />
      <PerformanceSummary forms={forms} />
    </>
  );
}
