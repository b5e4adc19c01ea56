import { type Accent, accentOf, Card } from "~/components/card";
import { ExternalLink } from "~/components/external-link";
import { chartAndForum } from "~/content/headline-figures";
import { statisticsPage } from "~/content/statistics-page";
import { type CardSpan, cardSpan } from "~/features/statistics/card-span";
import type { StatisticsView } from "~/features/statistics/statistics-view.server";
import { classNames } from "~/lib/class-names";

type Group = StatisticsView["chosen"]["groups"][number];
type Item = Group["items"][number];

/** The year again only where the source's name does not already end in it. */
function sourceText({ source, year }: Item): string {
  return source.name.includes(String(year)) ? source.name : `${source.name}, ${year}`;
}

interface StatisticCardProps {
  item: Item;
  accent: Accent;
  tagLabel: string;
  className: string;
}

function StatisticCard({ item, accent, tagLabel, className }: StatisticCardProps) {
  const { number, label, source, tag } = item;
  return (
    <Card as="li" accent={accent} className={className}>
      <p>
        <strong className="block font-display text-2xl font-normal">{number}</strong>{" "}
        <span className="mt-2 block">{label}</span>
      </p>
      <p className="self-start border border-ink px-2 text-sm">
        <span className="sr-only">{tagLabel}: </span>
        {tag}
      </p>
      <div className="mt-auto border-t border-hair pt-3 text-sm">
        <p className="text-soft">
          {statisticsPage.sourceLabel}: {sourceText(item)}
        </p>
        <p className="mt-1">
          <ExternalLink to={source.link} newTab about={sourceText(item)} className="py-1 font-semibold">
            {statisticsPage.readStudy}
          </ExternalLink>
        </p>
      </div>
    </Card>
  );
}

const spans: Record<CardSpan, string> = {
  third: "lg:col-span-2",
  half: "lg:col-span-3",
  all: "lg:col-span-6",
};

export function StatisticGroups({ groups, tagLabel }: { groups: readonly Group[]; tagLabel: string }) {
  return groups.map((group, groupIndex) => (
    <div key={group.title} className="mt-12 first:mt-8">
      <h3 className="text-xl">{group.title}</h3>
      {group.note === "chartAndForum" && <p className="mt-3">{chartAndForum}</p>}
      <ul className="mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-6">
        {group.items.map((item, index) => (
          <StatisticCard
            key={`${item.number} ${item.label}`}
            item={item}
            accent={accentOf(groupIndex)}
            tagLabel={tagLabel}
            className={classNames(
              "sm:max-lg:last:odd:col-span-2",
              spans[cardSpan(index, group.items.length)],
            )}
          />
        ))}
      </ul>
    </div>
  ));
}
