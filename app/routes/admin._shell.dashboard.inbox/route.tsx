import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { handleInboxAction } from "~/features/inbox/handle-inbox-action.server";
import { inboxPage } from "~/features/inbox/inbox.copy";
import { InboxPage } from "~/features/inbox/inbox-page";
import { loadInbox } from "~/features/inbox/load-inbox.server";
import { RowContent } from "~/features/inbox/row-content";
import { requireStaff } from "~/features/staff/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { requireFormBody } from "~/kits/forms/parse-form-body.server";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage(inboxPage, { list: "inbox" });

export async function loader({ request }: LoaderFunctionArgs) {
  const who = await requireStaff(request, services);
  const { searchParams } = new URL(request.url);
  const organisation = services.env.ORGANIZATION_NAME;
  return await loadInbox(services.db, searchParams, { who, organisation, now: new Date() });
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  const fields = await requireFormBody(request);
  return await handleInboxAction(new URL(request.url), fields, { db: services.db, who, now: new Date() });
}

export { shouldRevalidate } from "~/kits/versioning/should-revalidate";
export { keepPreviousData as clientLoader } from "~/lib/keep-previous-data";

export default function Inbox() {
  const data = useLoaderData<typeof loader>();
  return <InboxPage data={data}>{data.open && <RowContent open={data.open} />}</InboxPage>;
}
