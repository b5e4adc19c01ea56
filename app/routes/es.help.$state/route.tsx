import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { stateWords } from "~/content/es/state-words";
import { definePage } from "~/content/page";
import { supportPoster } from "~/content/posters";
import { loadState } from "~/features/states/load-state.server";
import { StatePage } from "~/features/states/state-page";
import { services } from "~/server/services.server";
import ledgerStyles from "~/styles/ledger.css";

/** The loader gives each state its own. */
const page = {
  title: "Ayuda en su estado",
  description: "Quién ayuda en cada estado después de un despido.",
};

export const { meta, handle } = definePage(page, { poster: supportPoster });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: ledgerStyles }];

export async function loader({ params: { state = "" } }: LoaderFunctionArgs) {
  return await loadState(services.db, state, stateWords, new Date());
}

export default function SpanishState() {
  return <StatePage state={useLoaderData<typeof loader>()} words={stateWords} />;
}
