import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listPage } from "~/content/list-page";
import { definePage } from "~/content/page";
import { supportPoster } from "~/content/posters";
import { newsletter, page, peerApplication } from "~/content/resources/support-resources-page";
import { stateWords } from "~/content/states/en";
import { readDanger } from "~/features/crisis/find-danger.server";
import { loadDirectory } from "~/features/resources/public/directory.server";
import { dangerHref } from "~/features/resources/public/directory-query";
import { DirectorySection } from "~/features/resources/public/directory-section.server";
import { readDirectoryQuery } from "~/features/resources/public/read-directory-query.server";
import { serverView } from "~/features/resources/public/server-view.server";
import { StatePanel } from "~/features/states/state-panel";
import { loadStatePanel } from "~/features/states/state-panel.server";
import { newsletterHandler } from "~/features/subscribers/signup/signup.server";
import { NewsletterSection } from "~/features/subscribers/signup/signup-section";
import { volunteerForm } from "~/features/volunteer/application.form";
import { volunteerHandler } from "~/features/volunteer/application.server";
import { FormSection } from "~/kits/forms/form-section";
import { handlePublicForms } from "~/kits/forms/public-protection.server";
import { NO_STORE, ownCacheControl } from "~/lib/no-store";
import { services } from "~/server/services.server";
import { Crisis } from "./crisis.server";
import { FurtherParts, TakePart } from "./further-parts.server";
import { Opening, Sheet } from "./opening.server";

const peerForm = volunteerForm({ anchor: peerApplication.anchor, roles: ["peer_counselor"] });

function PeerApplication() {
  return (
    <FormSection
      form={peerForm}
      fixed={{ role: "peer_counselor" }}
      title={peerApplication.heading}
      lead={peerApplication.text}
    />
  );
}

export const { meta, handle } = definePage(page, {
  scripts: ["filter", "forms"],
  poster: supportPoster,
});

export const headers = ownCacheControl;

/** Neither listed nor named by what somebody typed. */
const crisisPage = { title: page.title, description: page.description, scripts: ["filter"] };

/** A redirect for danger, because browsers show no entry of their history for the address that had the words. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = readDirectoryQuery(new URL(request.url).searchParams);
  const told = query.ids ? undefined : readDanger(query.q);
  if (told?.isSure) throw redirect(dangerHref(told.family, query.state), { status: 303, ...NO_STORE });
  const whole = await loadDirectory(services.db, query);
  if (query.danger)
    return data({ page: crisisPage, part: "crisis" as const, ...serverView(whole) }, NO_STORE);
  const filters = query.ids ? ["list"] : whole.chosen.map(({ label }) => label);
  const shown = listPage(page, { number: whole.slice.page, filters });
  if (query.all || query.ids)
    return { page: { ...shown, scripts: [] }, part: "sheet" as const, ids: query.ids, ...serverView(whole) };
  const panel = await loadStatePanel(services.db, whole, stateWords, new Date());
  return { page: shown, part: "list" as const, panel, ...serverView(whole) };
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
      <DirectorySection first={<StatePanel panel={shown.panel} words={stateWords} />} />
      <FurtherParts />
      <div className="no-print">
        <PeerApplication />
        <TakePart />
        <NewsletterSection copy={newsletter} />
      </div>
    </>
  );
}
