import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { allArticlesTable, articleLink } from "~/features/articles/admin/articles.admin";
import { allArticles } from "~/features/articles/admin/articles.admin.queries.server";
import { articlesAdminCopy } from "~/features/articles/admin/articles-admin.copy";
import { adminPaths } from "~/features/staff/admin-paths";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { readTableQuery } from "~/kits/admin-table/list-query";
import { loadTable } from "~/kits/admin-table/load-table.server";
import { TableSection } from "~/kits/admin-table/table-section";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage(articlesAdminCopy.listPage, {
  list: "article-table",
});

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  const now = new Date();
  const query = readTableQuery(allArticles, new URL(request.url).searchParams, now);
  return await loadTable(services.db, allArticles, query, now);
}

export { keepPreviousData as clientLoader } from "~/lib/keep-previous-data";

export default function AllArticles() {
  const [search] = useSearchParams();
  return (
    <TableSection
      table={allArticlesTable}
      data={useLoaderData<typeof loader>()}
      heading="title"
      linkTo={articleLink(allArticlesTable, search)}
    >
      <ButtonLink to={`${adminPaths.articles}/new`} size="small" className="no-print mb-3">
        Add an article
      </ButtonLink>
    </TableSection>
  );
}
