import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listPage } from "~/content/list-page";
import { definePage } from "~/content/page";
import { supportPoster } from "~/content/posters/support";
import { newsletter, page } from "~/content/resources/support-resources-page";
import { NewsletterSection } from "~/features/subscribers/signup/signup-section";
import {
  DirectorySection,
  FurtherParts,
  handleForms,
  loadDirectory,
  newsletterHandler,
  Opening,
  publicProtection,
  readDirectoryQuery,
  Sheet,
  serverView,
  services,
  TakePart,
  volunteerHandler,
} from "./page.server";
import { PeerApplication, peerForm } from "./peer-application";

export const { meta, handle } = definePage(page, {
  scripts: ["filter", "forms"],
  poster: supportPoster,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readDirectoryQuery(new URL(request.url).searchParams);
  const whole = await loadDirectory(services.db, query);
  const filters = query.ids ? ["list"] : whole.chosen.map(({ label }) => label);
  const shown = listPage(page, { number: whole.slice.page, filters });
  const sheet = query.all || query.ids ? { ids: query.ids } : undefined;
  return { page: sheet ? { ...shown, scripts: [] } : shown, sheet, ...serverView(whole) };
}

export function action({ request }: ActionFunctionArgs) {
  return handleForms(request, [volunteerHandler(services.db, peerForm), newsletterHandler(services)], {
    protect: publicProtection(services),
  });
}

export default function SupportAndResources() {
  const { sheet } = useLoaderData<typeof loader>();
  if (sheet) return <Sheet ids={sheet.ids} />;
  return (
    <>
      <Opening />
      <DirectorySection />
      <FurtherParts />
      <div className="no-print">
        <PeerApplication />
        <TakePart />
        <NewsletterSection copy={newsletter} />
      </div>
    </>
  );
}
