import { Badge, BadgeLegend } from "~/components/badge";
import { ExternalLink } from "~/components/external-link";
import { Section } from "~/components/section";
import { history } from "~/content/policy-advocacy";
import type { PolicyGroup, PolicyItem } from "~/content/policy-history";

function groupAnchor(title: string): string {
  return `history-${title.toLowerCase().replaceAll(" ", "-")}`;
}

export function PolicyHistory() {
  return (
    <Section id={history.anchor} title={history.heading} lead={history.intro} background="card">
      <BadgeLegend label={history.legendLabel} entries={history.legend} />
      <nav aria-label={history.heading} className="no-print mt-6">
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {history.groups.map(({ title, items }) => (
            <li key={title}>
              <a href={`#${groupAnchor(title)}`} className="inline-block py-1 font-semibold">
                {title} ({items.length})
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {history.groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </Section>
  );
}

function Group({ group }: { group: PolicyGroup }) {
  return (
    <div id={groupAnchor(group.title)} className="mt-12">
      <h3 className="text-xl uppercase">{group.title}</h3>
      <ul className="mt-4 grid gap-x-12 lg:grid-cols-2">
        {group.items.map((item) => (
          <Item key={item.name} item={item} />
        ))}
      </ul>
    </div>
  );
}

function Item({ item }: { item: PolicyItem }) {
  return (
    <li className="border-t-2 border-ink py-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge badge={item.status} />
        <span className="text-sm text-soft">{item.period}</span>
      </div>
      <h4 className="mt-2 leading-snug font-semibold md:text-lg">{item.name}</h4>
      <p className="mt-1.5">{item.summary}</p>
      <p className="mt-1.5">
        <ExternalLink to={item.source.link} about={item.name} className="font-semibold">
          {history.sourceLabel}: {item.source.name}
        </ExternalLink>
      </p>
    </li>
  );
}
