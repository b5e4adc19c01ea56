import { ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { SearchBox } from "~/components/search-box";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { definePage } from "~/content/page";
import { supportPoster } from "~/content/posters";
import { isTradeSlug, tradeNames } from "~/content/trades/names";
import { trades } from "~/content/trades/trades";
import { work } from "~/content/trades/work";

export const { meta, handle } = definePage(work.page, { poster: supportPoster });

export default function Work() {
  const { search, week } = work.others;
  return (
    <>
      <PageHero title={work.heading} lead={work.lead}>
        <SearchBox {...search} className="w-full min-w-0" />
      </PageHero>
      <Section kind="list" id="trades" title={work.trades}>
        <ul className="grid gap-6 sm:grid-cols-2">
          {Object.keys(trades)
            .filter(isTradeSlug)
            .map((slug) => (
              <li key={slug} className="flex">
                <SiteLink
                  to={tradeNames[slug].path}
                  className="w-full border-2 border-ink bg-card p-5 no-underline"
                >
                  <h3 className="text-xl underline">{tradeNames[slug].name}</h3>
                  <p className="mt-2">{work.onPage[slug]}</p>
                </SiteLink>
              </li>
            ))}
        </ul>
        <p className="mt-8 mb-3">{week.text}</p>
        <ButtonLink to={week.to}>{week.label}</ButtonLink>
      </Section>
    </>
  );
}
