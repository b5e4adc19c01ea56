import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { SiteLink } from "~/components/site-link";
import { allArticlesTable, articleLink, articlesTable } from "~/features/articles/admin/articles.admin";
import { undeliverablePage } from "~/features/bounces/bounces.form";
import { countUndeliverable } from "~/features/bounces/bounces.queries.server";
import { sendingForms } from "~/features/campaigns/desk/campaign.forms";
import { MAX_SENDING_BYTES, sendingHandlers } from "~/features/campaigns/desk/sending-handlers.server";
import { loadSending, refreshHeaders } from "~/features/campaigns/desk/sending-page.server";
import { SendingSections } from "~/features/campaigns/desk/sending-sections";
import { FigureCards } from "~/features/dashboard/figure-cards";
import { KeyFigures } from "~/features/dashboard/key-figures";
import { newsletterCards } from "~/features/dashboard/load-cards.server";
import { loadTraffic, readTrafficQuery } from "~/features/dashboard/load-traffic.server";
import { RangeFilter } from "~/features/dashboard/range-filter";
import { serverTables } from "~/features/dashboard/tables.server";
import { TrafficChartSection } from "~/features/dashboard/traffic-chart-section";
import { adminPaths } from "~/features/staff/admin-paths";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { newsletterParts, partsLabel, tabTitles } from "~/features/staff/staff.copy";
import { defineTab, refreshingHeaders } from "~/features/staff/staff-page";
import { SubscriberLinks } from "~/features/subscribers/import/subscriber-links";
import { countWaiting } from "~/features/subscribers/list/subscribe.server";
import { loadListGrowth } from "~/features/subscribers/manage/list-growth.server";
import { ListGrowthSection } from "~/features/subscribers/manage/list-growth-section";
import { unconfirmedPage } from "~/features/subscribers/manage/manage-subscribers.forms";
import { subscribersTable } from "~/features/subscribers/manage/subscribers.admin";
import { readTableQuery } from "~/kits/admin-table/list-query";
import { loadTable } from "~/kits/admin-table/load-table.server";
import { TableSection } from "~/kits/admin-table/table-section";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { PageTitle, SectionLinks } from "~/kits/staff-page/page-title";
import { formatCount } from "~/lib/numbers";
import { services } from "~/server/staff-services.server";

export const { meta, handle } = defineTab("newsletter");

export const headers = refreshingHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, services);
  const { db } = services;
  const url = new URL(request.url);
  const search = url.searchParams;
  const now = new Date();
  const sending = await loadSending(services, staff, search, now);
  const { counts, before, ...traffic } = await loadTraffic(
    db,
    "newsletter",
    readTrafficQuery("newsletter", search, now),
    now,
  );
  const shown = {
    ...traffic,
    cards: await newsletterCards(db, { total: traffic.total, before }, now),
    sending,
    growth: await loadListGrowth(db, traffic.range),
    undeliverable: await countUndeliverable(db),
    unconfirmed: await countWaiting(db, now),
    subscribers: await loadTable(
      db,
      serverTables.newsletter,
      readTableQuery(serverTables.newsletter, search, now),
      now,
    ),
    articles: await loadTable(
      db,
      serverTables.article,
      readTableQuery(serverTables.article, search, now),
      now,
    ),
  };
  return data(shown, { headers: refreshHeaders(sending.refreshes, url) });
}

export { keepPreviousData as clientLoader } from "~/lib/keep-previous-data";

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, services, "editor");
  const handlers = sendingHandlers(request, services, staff);
  return await handleForms(request, handlers, { maxBytes: MAX_SENDING_BYTES });
}

/** What has changed meanwhile is shown. */
export { shouldRevalidate } from "~/kits/versioning/should-revalidate";

export const clientAction = preserveInputOnError(...sendingForms);

export default function NewsletterTab() {
  const {
    range,
    today,
    problem,
    cards,
    sending,
    subscribers,
    articles,
    undeliverable,
    unconfirmed,
    growth,
    ...chart
  } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle title={tabTitles.newsletter} />
      <SectionLinks label={partsLabel} sections={Object.values(newsletterParts)} stays />
      <div id={newsletterParts.send.id}>
        <SendingSections sending={sending} />
      </div>
      <TableSection table={subscribersTable} data={subscribers} isShort>
        <KeyFigures cards={cards} table={subscribersTable} />
        <p className="no-print mb-3 flex flex-wrap gap-x-6">
          {unconfirmed > 0 && (
            <SiteLink to={adminPaths.unconfirmed} className="py-1 font-semibold">
              {unconfirmedPage.link(unconfirmed)}
            </SiteLink>
          )}
          {undeliverable > 0 && (
            <SiteLink to={adminPaths.undeliverable} className="py-1 font-semibold">
              {undeliverable === 1
                ? undeliverablePage.one
                : undeliverablePage.link(formatCount(undeliverable))}
            </SiteLink>
          )}
        </p>
        <SubscriberLinks />
      </TableSection>
      <RangeFilter range={range} today={today} problem={problem} />
      <FigureCards cards={cards} range={range} table={subscribersTable} />
      <TrafficChartSection range={range} name="newsletter" note={tabTitles.newsletter} {...chart} />
      <ListGrowthSection periods={growth} />
      <TableSection table={articlesTable} data={articles} linkTo={articleLink(articlesTable, search)} isShort>
        <SiteLink to={adminPaths.allArticles} className="no-print mr-6 py-1 font-semibold">
          {allArticlesTable.heading}
        </SiteLink>
        <ButtonLink to={`${adminPaths.articles}/new`} size="small" className="no-print">
          Add an article
        </ButtonLink>
      </TableSection>
    </>
  );
}
