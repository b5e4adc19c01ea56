import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { definePage } from "~/content/page";
import { supportPoster } from "~/content/posters";
import { directoryWords } from "~/content/resources/resource-directory";
import { furtherWords, newsletter, page, peerApplication } from "~/content/resources/support-resources-page";
import { stateWords } from "~/content/states/en";
import { Crisis } from "~/features/resources/public/directory-crisis.server";
import { Below, Opening } from "~/features/resources/public/directory-opening.server";
import { DirectorySection } from "~/features/resources/public/directory-section.server";
import { Sheet } from "~/features/resources/public/directory-sheet.server";
import { FurtherParts, TakePart } from "~/features/resources/public/further-parts.server";
import { loadDirectoryPage } from "~/features/resources/public/load-directory-page.server";
import { StatePanel } from "~/features/states/state-panel";
import { loadStatePanel } from "~/features/states/state-panel.server";
import { newsletterHandler } from "~/features/subscribers/signup/signup.server";
import { NewsletterSection } from "~/features/subscribers/signup/signup-section";
import { TradePanel } from "~/features/trades/trade-panel.server";
import { volunteerForm } from "~/features/volunteer/application.form";
import { volunteerHandler } from "~/features/volunteer/application.server";
import { FormSection } from "~/kits/forms/form-section";
import { handlePublicForms } from "~/kits/forms/public-protection.server";
import { ownCacheControl } from "~/lib/no-store";
import { provided, services } from "~/server/services.server";
import directoryStyles from "~/styles/directory.css";

const peerForm = volunteerForm({ anchor: peerApplication.anchor, roles: ["peer_counselor"] });

function PeerApplication() {
  return (
    <FormSection
      form={peerForm}
      fixed={{ role: "peer_counselor" }}
      title={peerApplication.heading}
      lead={peerApplication.text}
      folded={peerApplication.folded}
      below={<TakePart />}
      isPlain
    />
  );
}

export const { meta, handle } = definePage(page, {
  scripts: ["filter", "forms"],
  poster: supportPoster,
});

export const headers = ownCacheControl;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: directoryStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services;
  return await loadDirectoryPage(db, request, directoryWords, (view) =>
    loadStatePanel(db, view, stateWords, new Date()),
  );
}

export function action({ request }: ActionFunctionArgs) {
  return handlePublicForms(request, services, [
    volunteerHandler(services.db, peerForm),
    newsletterHandler(services),
  ]);
}

export default function SupportAndResources() {
  const shown = useLoaderData<typeof loader>();
  if (shown.part === "crisis") return <Crisis />;
  if (shown.part === "sheet") return <Sheet ids={shown.ids} />;
  return (
    <>
      <Opening />
      <DirectorySection
        first={
          <>
            <TradePanel />
            <StatePanel panel={shown.panel} words={stateWords} />
          </>
        }
      />
      <Below>
        <FurtherParts words={furtherWords} stories={provided().voices.successStories} />
        <PeerApplication />
        <NewsletterSection copy={newsletter} isFirstToCome={shown.isFirstToCome} />
      </Below>
    </>
  );
}
