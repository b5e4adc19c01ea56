import type { Card } from "~/content/types";

/** Three steps in their order, each with a large number. */
export function NumberedSteps({ items }: { items: readonly Card[] }) {
  return (
    <ol className="grid gap-8 md:grid-cols-3">
      {items.map((item, index) => (
        <li key={item.title} className="border-t-4 border-ink pt-4">
          <span aria-hidden="true" className="font-display text-figure text-green">
            {index + 1}
          </span>
          <h3 className="mt-2 text-xl">{item.title}</h3>
          <p className="mt-2">{item.text}</p>
        </li>
      ))}
    </ol>
  );
}
