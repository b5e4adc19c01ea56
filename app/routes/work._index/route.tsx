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
  const { jump, search, week } = work.others;
  return (
    <>
      <PageHero title={work.heading} lead={work.lead} />
      <Section kind="list" id="trades" title={work.trades}>
        <p className="no-print mb-3 lg:hidden">
          <SiteLink to="#another-trade" className="inline-block py-2.5 font-semibold">
            {jump}
          </SiteLink>
        </p>
        <div className="flex flex-col gap-x-14 gap-y-8 lg:grid lg:grid-cols-[1.9fr_1fr]">
          <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2">
            {Object.keys(trades)
              .filter(isTradeSlug)
              .map((slug) => (
                <li key={slug} className="border-t-4 border-ink pt-4">
                  <h3 className="text-xl">
                    <SiteLink to={tradeNames[slug].path} className="inline-block py-1">
                      {tradeNames[slug].name}
                    </SiteLink>
                  </h3>
                  <p className="mt-2">{work.onPage[slug]}</p>
                </li>
              ))}
          </ul>
          <div id="another-trade" className="no-print border-t-4 border-green pt-4">
            <SearchBox {...search} className="" />
            <p className="mt-6 mb-3">{week.text}</p>
            <ButtonLink to={week.to}>{week.label}</ButtonLink>
          </div>
        </div>
      </Section>
    </>
  );
}
