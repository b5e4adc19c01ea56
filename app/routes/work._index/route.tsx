import { Fragment } from "react";
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

/** The names lead to the pages, so that the field for another trade does not stand before them. */
function Lead() {
  const { before, trades: named, after } = work.lead;
  return (
    <>
      {before}
      {named.map(({ slug, name }, at) => (
        <Fragment key={slug}>
          {at > 0 && (at === named.length - 1 ? " and " : ", ")}
          <SiteLink to={tradeNames[slug].path} className="py-2 font-semibold">
            {name}
          </SiteLink>
        </Fragment>
      ))}
      {after}
    </>
  );
}

export default function Work() {
  const { search, week } = work.others;
  return (
    <>
      <PageHero title={work.heading} lead={<Lead />}>
        <SearchBox {...search} className="w-full min-w-0" />
      </PageHero>
      <Section kind="list" id="trades" title={work.trades}>
        <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
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
        <p className="mt-8 mb-3">{week.text}</p>
        <ButtonLink to={week.to}>{week.label}</ButtonLink>
      </Section>
    </>
  );
}
