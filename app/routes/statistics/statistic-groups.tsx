import { ExternalLink, PhoneLinks } from "~/components/external-link";
import { SiteLink } from "~/components/site-link";
import { emptyHelp } from "~/content/crisis-card";
import { statisticsPage } from "~/content/statistics-page";
import type { ShownItem, StatisticGroup } from "~/features/statistics/statistics-view.server";
import { ComparisonFigure } from "./comparison";

/** Beside every figure about deaths. */
export function HelpLines() {
  const { text, link } = statisticsPage.help;
  return (
    <div className="mt-3 border-l-4 border-red bg-tint-red px-4 py-3">
      <p>
        {text}{" "}
        <SiteLink to={link.to} className="font-semibold">
          {link.label}
        </SiteLink>
      </p>
      <PhoneLinks links={emptyHelp.links} />
    </div>
  );
}

/** The year again only where the source's name does not already end in it. */
function sourceText({ source, year, age }: ShownItem): string {
  const named = source.name.includes(String(year)) ? source.name : `${source.name}, ${year}`;
  return age ? `${named}, ${age}` : named;
}

function SourceOf({ item }: { item: ShownItem }) {
  return (
    <p className="text-sm text-soft">
      {statisticsPage.sourceLabel}: {sourceText(item)}{" "}
      <ExternalLink
        to={item.source.link}
        newTab
        about={sourceText(item)}
        className="inline-block font-semibold text-ink xs:whitespace-nowrap"
      >
        {statisticsPage.readMore[item.kind]}
      </ExternalLink>
    </p>
  );
}

interface ItemProps<Item> {
  item: Item;
  tagLabel: string;
}

function Tag({ item, tagLabel }: ItemProps<ShownItem>) {
  return (
    <span className="text-sm text-soft">
      <span className="sr-only">{tagLabel}: </span>
      {item.tag}
    </span>
  );
}

function HeroFigure({ item, tagLabel }: ItemProps<StatisticGroup["hero"]>) {
  return (
    <li className="grid gap-x-14 gap-y-7 border-b border-hair py-7 md:py-9 lg:grid-cols-2">
      <div>
        <p>
          <strong className="block font-display text-[min(5rem,21vw)] leading-[0.95] font-normal md:text-[7rem]">
            {item.number}
          </strong>{" "}
          <span className="mt-3 block text-lg">{item.label}</span>
        </p>
        <p className="mt-2">
          <Tag item={item} tagLabel={tagLabel} />
        </p>
        <SourceOf item={item} />
      </div>
      <div className="lg:self-center">
        <ComparisonFigure comparison={item.comparison} />
      </div>
    </li>
  );
}

const row = "ledger-row lg:grid-cols-[15rem_minmax(0,1fr)_18rem]";

function LedgerRow({ item, tagLabel }: ItemProps<ShownItem>) {
  return (
    <li className={row}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 md:block">
        <strong className="font-display text-xl font-normal md:block">{item.number}</strong>{" "}
        <Tag item={item} tagLabel={tagLabel} />
      </p>
      <p>{item.label}</p>
      <SourceOf item={item} />
    </li>
  );
}

/** A sentence of plain size, with help. */
function SentenceRow({ item, tagLabel }: ItemProps<ShownItem>) {
  return (
    <li className={row}>
      <p>
        <Tag item={item} tagLabel={tagLabel} />
      </p>
      <div>
        <p>
          {item.number} {item.label}
        </p>
        <HelpLines />
      </div>
      <SourceOf item={item} />
    </li>
  );
}

export function StatisticGroups({
  groups,
  tagLabel,
}: {
  groups: readonly StatisticGroup[];
  tagLabel: string;
}) {
  return groups.map(({ title, note, hero, others }) => (
    <div key={title} className="mt-12 first:mt-8">
      <h3 className="text-xl md:text-2xl">{title}</h3>
      <ul className="mt-3 border-t-4 border-ink">
        <HeroFigure item={hero} tagLabel={tagLabel} />
        {others.map((item) => {
          const key = `${item.number} ${item.label}`;
          return item.onDeath ? (
            <SentenceRow key={key} item={item} tagLabel={tagLabel} />
          ) : (
            <LedgerRow key={key} item={item} tagLabel={tagLabel} />
          );
        })}
      </ul>
      {note && (
        <div id="chart-note" className="border-l-4 border-gold py-1 pl-4 mt-5">
          <p>
            {note} <SiteLink to={statisticsPage.chart.to}>{statisticsPage.chart.label}</SiteLink>
          </p>
        </div>
      )}
    </div>
  ));
}
