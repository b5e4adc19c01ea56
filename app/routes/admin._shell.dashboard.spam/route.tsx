import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverTables } from "~/features/dashboard/tables.server";
import { personPath } from "~/features/people/people-paths";
import { quarantineTable } from "~/features/spam/quarantine.admin";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { readTableQuery } from "~/kits/admin-table/list-query";
import { loadTable } from "~/kits/admin-table/load-table.server";
import { TableSection } from "~/kits/admin-table/table-section";
import {
  commonKeys,
  KeysHint,
  movingKeys,
  type PageKey,
  useKeysSetting,
  usePageKeys,
} from "~/kits/staff-page/page-keys";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage(
  { title: "Suspected spam", description: "For staff: what looks like spam, and why." },
  { list: `${quarantineTable.kind}-table` },
);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  const now = new Date();
  const query = readTableQuery(serverTables.spam, new URL(request.url).searchParams, now);
  return await loadTable(services.db, serverTables.spam, query, now);
}

export { keepPreviousData as clientLoader } from "~/lib/keep-previous-data";

const spamKeys: readonly PageKey[] = [
  ...movingKeys,
  { key: "Enter", does: "the whole message" },
  { key: "e", does: "not spam" },
  { key: "#", does: "spam" },
  ...commonKeys,
];

export default function Spam() {
  const keys = useKeysSetting();
  usePageKeys();
  return (
    <TableSection
      heading="title"
      table={quarantineTable}
      data={useLoaderData<typeof loader>()}
      linkTo={(id) => ({ to: personPath("spam", id), label: "Person" })}
      hasKeys
    >
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-8">
        <p>
          Nothing is thrown away: what looks like spam waits here, and is in no table, figure or notification.
          “Not spam” moves it to its table, and it waits for an answer from then on. What is marked as spam is
          deleted after 30 days.
        </p>
        <KeysHint {...keys} keys={spamKeys} first={["j", "k", "e", "#", "?"]} />
      </div>
    </TableSection>
  );
}
