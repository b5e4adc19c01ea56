import { type LinksFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { definePage } from "~/content/page";
import { supportPoster } from "~/content/posters";
import { parseState, statePath } from "~/content/resources/states";
import { isTradeSlug } from "~/content/trades/names";
import { trades } from "~/content/trades/trades";
import { TradePage } from "~/features/trades/trade-page.server";
import ledgerStyles from "~/styles/ledger.css";

/** The loader gives each trade its own. */
const page = { title: "Your work and AI", description: "Help for trades that AI is changing." };

export const { meta, handle } = definePage(page, { poster: supportPoster });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: ledgerStyles }];

/** @throws a Response with status 404 */
export function loader({ request, params: { trade = "" } }: LoaderFunctionArgs) {
  if (!isTradeSlug(trade)) throw new Response("No such trade", { status: 404 });
  const asked = new URL(request.url).searchParams.get("state");
  const state = parseState(asked);
  if (state) throw redirect(statePath(state));
  return { page: trades[trade].page, slug: trade, lacksState: asked !== null };
}

export default function WorkOfTrade() {
  const { slug, lacksState } = useLoaderData<typeof loader>();
  return <TradePage slug={slug} lacksState={lacksState} />;
}
