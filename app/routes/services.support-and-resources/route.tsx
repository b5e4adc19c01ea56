import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ServerOnly } from "~/components/server-only";
import { supportPoster } from "~/content/posters";
import { newsletter, page } from "~/content/support-resources-page";
import { newsletterForm } from "~/features/newsletter/signup.form";
import { newsletterHandler } from "~/features/newsletter/signup.server";
import { NewsletterSection } from "~/features/newsletter/signup-section";
import { loadDirectory } from "~/features/resources/public/directory.server";
import { readDirectoryQuery } from "~/features/resources/public/directory-query";
import { DirectorySection } from "~/features/resources/public/directory-section";
import { volunteerHandler } from "~/features/volunteer/application.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { publicProtection } from "~/kits/forms/public-protection.server";
import { listPage } from "~/lib/list-page";
import { definePage } from "~/lib/page";
import { services } from "~/server/services.server";
import { Opening } from "./opening.server";
import { PeerApplication, peerForm } from "./peer-application";
import { PeerRole } from "./peer-role.server";
import { StepsAndStories } from "./stories.server";

export const { meta, handle } = definePage(page, { poster: supportPoster });

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readDirectoryQuery(new URL(request.url).searchParams);
  const view = await loadDirectory(services.db, query);
  const shown = listPage(page, { number: view.slice.page, filters: [query.q, query.category] });
  // The whole list is for print: with script it would weigh 160 kB, because its data would be sent a second time.
  return {
    page: query.all ? { ...shown, interactive: false } : shown,
    view,
    query: { q: query.q, category: query.category, all: query.all },
  };
}

export { keepPreviousData as clientLoader } from "~/lib/keep-previous-data";

export function action({ request }: ActionFunctionArgs) {
  return handleForms(request, [volunteerHandler(services.db, peerForm), newsletterHandler(services.db)], {
    protect: publicProtection(services),
  });
}

export const clientAction = preserveInputOnError(peerForm, newsletterForm);

export default function SupportAndResources() {
  const { view, query } = useLoaderData<typeof loader>();
  return (
    <>
      <ServerOnly id="opening" part={Opening} />
      <DirectorySection view={view} query={query} />
      <ServerOnly id="steps-and-stories" part={StepsAndStories} />
      <div className="no-print">
        <PeerApplication aside={<ServerOnly id="peer-role" part={PeerRole} />} />
        {!query.all && <NewsletterSection copy={newsletter} />}
      </div>
    </>
  );
}
