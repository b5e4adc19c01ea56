import { SiteLink } from "~/components/site-link";
import { tradeNames, tradePanel } from "~/content/trades/names";
import { useServerView } from "~/features/resources/public/server-view.server";
import { findTrades } from "./find-trades.server";

/** The way to the page of a trade that a search names, above what the directory has. */
export function TradePanel() {
  const { filters, words } = useServerView();
  const trades = findTrades(filters.q);
  if (trades.length === 0) return null;
  return (
    <p className="mt-6 flex max-w-none flex-wrap items-baseline gap-x-5 border-2 border-ink bg-card px-4 py-2">
      {tradePanel[words.language]}
      {trades.map((slug) => (
        <SiteLink key={slug} to={tradeNames[slug].path} className="inline-block py-2 font-semibold">
          <span lang="en">{tradeNames[slug].name}</span>
        </SiteLink>
      ))}
    </p>
  );
}
