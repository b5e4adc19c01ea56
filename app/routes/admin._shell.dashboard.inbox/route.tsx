import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { handleInboxAction, isInboxAction } from "~/features/inbox/handle-inbox-action.server";
import { InboxPage } from "~/features/inbox/inbox-page";
import { inboxReplyForms } from "~/features/inbox/inbox-replies.server";
import { loadInbox, readInboxPage } from "~/features/inbox/load-inbox.server";
import { decideForms, replyForm } from "~/features/replies/reply.form";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { requireFormBody } from "~/kits/forms/parse-form-body.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage(
  {
    title: "Inbox",
    description: "For staff: everything that waits for an answer or a decision, by the time it is due.",
  },
  { list: "inbox" },
);

export async function loader({ request }: LoaderFunctionArgs) {
  const who = await requireStaff(request, services);
  return await loadInbox(services, readInboxPage(new URL(request.url).searchParams), {
    who,
    now: new Date(),
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  const [url, now] = [new URL(request.url), new Date()];
  const forForms = request.clone();
  const fields = await requireFormBody(request);
  if (isInboxAction(fields)) return await handleInboxAction(url, fields, { db: services.db, who, now });
  return await handleForms(forForms, await inboxReplyForms(services, who, { url, fields, now }));
}

export { shouldRevalidate } from "~/kits/versioning/should-revalidate";
export const clientAction = preserveInputOnError(replyForm, ...decideForms);
export { keepPreviousData as clientLoader } from "~/lib/keep-previous-data";

export default function Inbox() {
  return <InboxPage data={useLoaderData<typeof loader>()} />;
}
