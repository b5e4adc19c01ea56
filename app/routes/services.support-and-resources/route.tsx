import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ServerOnly } from "~/components/server-only";
import { supportPoster } from "~/content/posters/support";
import { newsletter, page } from "~/content/support-resources-page";
import { newsletterForm } from "~/features/newsletter/signup.form";
import { NewsletterSection } from "~/features/newsletter/signup-section";
import { DirectorySection } from "~/features/resources/public/directory-section";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { listPage } from "~/lib/list-page";
import { definePage } from "~/lib/page";
import directoryStyles from "~/styles/support-and-resources.css";
import {
  FilterForm,
  FirstCards,
  FurtherParts,
  handleForms,
  ListBar,
  loadDirectory,
  newsletterHandler,
  Opening,
  publicProtection,
  readDirectoryQuery,
  requestedView,
  Sheet,
  services,
  TakePart,
  volunteerHandler,
} from "./page.server";
import { PeerApplication, peerForm } from "./peer-application";

export const { meta, handle } = definePage(page, { poster: supportPoster });
export const links: LinksFunction = () => [{ rel: "stylesheet", href: directoryStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readDirectoryQuery(new URL(request.url).searchParams);
  const whole = await loadDirectory(services.db, query);
  const filters = query.ids ? ["list"] : whole.chosen.map(({ label }) => label);
  const shown = listPage(page, { number: whole.slice.page, filters });
  const sheet = query.all || query.ids ? { ids: query.ids } : undefined;
  return { page: sheet ? { ...shown, interactive: false } : shown, sheet, ...requestedView(request, whole) };
}

export { keepPreviousData as clientLoader } from "~/lib/keep-previous-data";

export function action({ request }: ActionFunctionArgs) {
  return handleForms(request, [volunteerHandler(services.db, peerForm), newsletterHandler(services.db)], {
    protect: publicProtection(services),
  });
}

export const clientAction = preserveInputOnError(peerForm, newsletterForm);

export default function SupportAndResources() {
  const { view, sheet } = useLoaderData<typeof loader>();
  if (sheet && Sheet) return <Sheet ids={sheet.ids} />;
  return (
    <>
      <ServerOnly id="opening" part={Opening} />
      <DirectorySection
        view={view}
        filters={<ServerOnly id="filters" part={FilterForm} />}
        firstCards={<ServerOnly id="cards" part={FirstCards} />}
        listBar={<ServerOnly id="list-bar" part={ListBar} className="no-print sticky bottom-0 z-10" />}
      />
      <ServerOnly id="further-parts" part={FurtherParts} />
      <div className="no-print">
        <PeerApplication />
        <ServerOnly id="take-part-links" part={TakePart} />
        <NewsletterSection copy={newsletter} />
      </div>
    </>
  );
}
