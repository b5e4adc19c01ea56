import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { definePage } from "~/content/page";
import { supportPoster } from "~/content/posters";
import { isTradeSlug } from "~/content/trades/names";
import { trades } from "~/content/trades/trades";
import { TradePage } from "~/features/trades/trade-page.server";
import ledgerStyles from "~/styles/ledger.css";

/** The loader gives each trade its own. */
const page = { title: "Your work and AI", description: "Help for trades that AI is changing." };

export const { meta, handle } = definePage(page, { poster: supportPoster });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: ledgerStyles }];

/** @throws a Response with status 404 */
export function loader({ params: { trade = "" } }: LoaderFunctionArgs) {
  if (!isTradeSlug(trade)) throw new Response("No such trade", { status: 404 });
  return { page: trades[trade].page, slug: trade };
}

export default function WorkOfTrade() {
  return <TradePage slug={useLoaderData<typeof loader>().slug} />;
}
