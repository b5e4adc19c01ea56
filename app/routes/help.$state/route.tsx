import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { definePage } from "~/content/page";
import { supportPoster } from "~/content/posters";
import { stateWords } from "~/content/states/en";
import { loadState } from "~/features/states/load-state.server";
import { StatePage } from "~/features/states/state-page";
import { services } from "~/server/services.server";
import ledgerStyles from "~/styles/ledger.css";

/** The loader gives each state its own. */
const page = { title: "Help in your state", description: "Who helps in each state after a layoff." };

export const { meta, handle } = definePage(page, { poster: supportPoster });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: ledgerStyles }];

export async function loader({ params: { state = "" } }: LoaderFunctionArgs) {
  return await loadState(services.db, state, stateWords, new Date());
}

export default function State() {
  return <StatePage state={useLoaderData<typeof loader>()} words={stateWords} />;
}
