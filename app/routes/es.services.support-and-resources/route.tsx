import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CallToAction } from "~/components/call-to-action";
import { directoryWords, writeToUs } from "~/content/es/directory";
import { stateWords } from "~/content/es/state-words";
import { definePage } from "~/content/page";
import { supportPoster } from "~/content/posters";
import { Crisis } from "~/features/resources/public/directory-crisis.server";
import { Opening, WaysBelow } from "~/features/resources/public/directory-opening.server";
import { DirectorySection } from "~/features/resources/public/directory-section.server";
import { Sheet } from "~/features/resources/public/directory-sheet.server";
import { loadDirectoryPage } from "~/features/resources/public/load-directory-page.server";
import { StatePanel } from "~/features/states/state-panel";
import { loadStatePanel } from "~/features/states/state-panel.server";
import { ownCacheControl } from "~/lib/no-store";
import { services } from "~/server/services.server";

const { path, title, description } = directoryWords;

export const { meta, handle } = definePage(
  { path, title, description },
  { scripts: ["filter"], poster: supportPoster },
);

export const headers = ownCacheControl;

export async function loader({ request }: LoaderFunctionArgs) {
  const { db } = services;
  return await loadDirectoryPage(db, request, directoryWords, (view) =>
    loadStatePanel(db, view, stateWords, new Date()),
  );
}

export default function SpanishDirectory() {
  const shown = useLoaderData<typeof loader>();
  if (shown.part === "crisis") return <Crisis />;
  if (shown.part === "sheet") return <Sheet ids={shown.ids} />;
  return (
    <>
      <Opening />
      <DirectorySection first={<StatePanel panel={shown.panel} words={stateWords} />} />
      <WaysBelow />
      <CallToAction id="write" copy={writeToUs} />
    </>
  );
}
