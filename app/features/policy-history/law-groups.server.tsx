import { Badge } from "~/components/badge";
import { ExternalLink } from "~/components/external-link";
import { history } from "~/content/policy-advocacy";
import type { PolicyGroup, PolicyItem } from "~/content/policy-history";
import { lawAnchor } from "./timeline";

export function LawGroups({ groups }: { groups: readonly PolicyGroup[] }) {
  return groups.map(({ title, items }) => (
    <div key={title} className="mt-10">
      <h3 className="text-xl uppercase">{title}</h3>
      <ul className="mt-3 grid gap-x-12 border-t-4 border-ink lg:grid-cols-2">
        {items.map((item) => (
          <li key={item.name} className="border-b border-hair">
            <Entry item={item} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Entry({ item }: { item: PolicyItem }) {
  return (
    <details
      id={lawAnchor(item)}
      className="group/entry print:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="grid list-none grid-cols-[1rem_1fr] gap-x-3 py-3 [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="font-display text-xl leading-none group-open/entry:hidden">
          +
        </span>
        <span aria-hidden="true" className="hidden font-display text-xl leading-none group-open/entry:inline">
          {"\u2212"}
        </span>
        <h4 className="leading-snug font-semibold">{item.name}</h4>
        <span className="col-start-2 mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge badge={item.status} />
          <span className="text-sm text-soft">{item.period}</span>
        </span>
      </summary>
      <div className="pb-5 pl-7">
        <p>{item.summary}</p>
        <p className="mt-1.5">
          <ExternalLink to={item.source.link} about={item.name} className="font-semibold">
            {history.sourceLabel}: {item.source.name}
          </ExternalLink>
        </p>
      </div>
    </details>
  );
}
