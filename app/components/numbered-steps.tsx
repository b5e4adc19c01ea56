import type { Link } from "~/content/links";
import type { Card } from "~/content/types";
import { useIsSet } from "~/lib/site-settings";
import { SiteLink } from "./site-link";

export function NumberedSteps({ items }: { items: readonly (Card & { action?: Link })[] }) {
  const isSet = useIsSet();
  return (
    <ol className="grid gap-8 md:grid-cols-3">
      {items.map((item, index) => (
        <li key={item.title} className="border-t-4 border-ink pt-4">
          <span aria-hidden="true" className="font-display text-figure text-green">
            {index + 1}
          </span>
          <h3 className="mt-2 text-xl">{item.title}</h3>
          <p className="mt-2">{item.text}</p>
          {item.action && isSet(item.action) && (
            <p className="mt-2">
              <SiteLink to={item.action.to} className="inline-block py-1 font-semibold">
                {item.action.label}
              </SiteLink>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
