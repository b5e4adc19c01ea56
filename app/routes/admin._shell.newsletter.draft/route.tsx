import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { discardForms, newsletterDraftForm } from "~/features/campaigns/desk/campaign.forms";
import { draftPage } from "~/features/campaigns/desk/desk.copy";
import { NewsletterDraftPage } from "~/features/campaigns/desk/newsletter-draft-page";
import { newsletterDraftHandlers } from "~/features/campaigns/desk/save-newsletter-draft.server";
import { loadNewsletterDraft } from "~/features/campaigns/desk/sending-page.server";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage(draftPage);

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, services);
  return await loadNewsletterDraft(services, staff, new Date());
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, services, "editor");
  return await handleForms(request, newsletterDraftHandlers(services, staff));
}

/** What has changed meanwhile is shown. */
export { shouldRevalidate } from "~/kits/versioning/should-revalidate";

export const clientAction = preserveInputOnError(newsletterDraftForm, discardForms.newsletter);

export default function NewsletterDraft() {
  return <NewsletterDraftPage draft={useLoaderData<typeof loader>()} />;
}
