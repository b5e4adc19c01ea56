import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { directoryWords } from "~/content/es/directory";
import { stateWords } from "~/content/es/state-words";
import { furtherWords, storiesInSpanish } from "~/content/es/support-page";
import { definePage } from "~/content/page";
import { supportPoster } from "~/content/posters";
import { Crisis } from "~/features/resources/public/directory-crisis.server";
import { Below, Opening } from "~/features/resources/public/directory-opening.server";
import { DirectorySection } from "~/features/resources/public/directory-section.server";
import { Sheet } from "~/features/resources/public/directory-sheet.server";
import { FurtherParts } from "~/features/resources/public/further-parts.server";
import { loadDirectoryPage } from "~/features/resources/public/load-directory-page.server";
import { StatePanel } from "~/features/states/state-panel";
import { loadStatePanel } from "~/features/states/state-panel.server";
import { TradePanel } from "~/features/trades/trade-panel.server";
import { ownCacheControl } from "~/lib/no-store";
import { provided, services } from "~/server/services.server";
import directoryStyles from "~/styles/directory.css";

const { path, title, description } = directoryWords;

export const { meta, handle } = definePage(
  { path, title, description },
  { scripts: ["filter"], poster: supportPoster },
);

export const headers = ownCacheControl;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: directoryStyles }];

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
      <DirectorySection
        first={
          <>
            <TradePanel />
            <StatePanel panel={shown.panel} words={stateWords} />
          </>
        }
      />
      <Below>
        <FurtherParts words={furtherWords} stories={storiesInSpanish(provided().voices.successStories)} />
      </Below>
    </>
  );
}
