import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AlsoFromAddress } from "~/features/people/also-from-address";
import { loadAlsoFrom } from "~/features/people/load-also-from.server";
import { loadMailsTo } from "~/features/people/load-person.server";
import { MailSections } from "~/features/people/person-view";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { editSubscriberHandler, loadSubscriber } from "~/features/subscribers/manage/edit-subscriber.server";
import {
  subscriberPage as copy,
  editSubscriberForm,
} from "~/features/subscribers/manage/manage-subscribers.forms";
import { SubscriberPage } from "~/features/subscribers/manage/subscriber-page";
import { subscribersTable } from "~/features/subscribers/manage/subscribers.admin";
import { MissingRecord } from "~/kits/admin-table/record-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage(copy);

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  const { db, env } = services;
  const subscriber = await loadSubscriber(db, id, {
    change: new URL(request.url).searchParams.get("change"),
    organisation: env.ORGANIZATION_NAME,
    now: new Date(),
  });
  if (!subscriber) return data({ page: copy, subscriber, mails: null, also: null }, { status: 404 });
  const mails = await loadMailsTo(db, subscriber.email);
  const also = await loadAlsoFrom(db, { kind: "newsletter", id });
  const page = { ...copy, title: `${subscriber.record.name}, ${subscribersTable.heading}` };
  return data({ page, subscriber, mails, also });
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await handleForms(request, [editSubscriberHandler(services, who, id)]);
}

export { shouldRevalidate } from "~/kits/versioning/should-revalidate";

export const clientAction = preserveInputOnError(editSubscriberForm);

export default function Subscriber() {
  const { subscriber, mails, also } = useLoaderData<typeof loader>();
  if (!subscriber || !mails) return <MissingRecord table={subscribersTable} />;
  return (
    <SubscriberPage subscriber={subscriber} stopped={mails.stopped} about={<AlsoFromAddress also={also} />}>
      <MailSections {...mails} />
    </SubscriberPage>
  );
}
