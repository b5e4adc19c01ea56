import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadPreview } from "~/features/campaigns/desk/preview.server";
import { MissingPreview, PreviewPage } from "~/features/campaigns/desk/preview-page";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage({
  title: "Preview",
  description: "For staff: a mail as its readers will get it.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, services);
  const of = new URL(request.url).searchParams.get("of") ?? "";
  const preview = await loadPreview(services, staff, of, new Date());
  return data({ preview }, { status: preview ? 200 : 404 });
}

export default function Preview() {
  const { preview } = useLoaderData<typeof loader>();
  return preview ? <PreviewPage preview={preview} /> : <MissingPreview />;
}
