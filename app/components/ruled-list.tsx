import type { Card } from "~/content/types";

/** Up to four items in a row, each under a thick rule. */
export function RuledList({ items }: { items: readonly Card[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
      {items.map(({ title, text }) => (
        <li key={title} className="border-t-4 border-ink pt-4">
          <h3 className="text-xl">{title}</h3>
          <p className="mt-3">{text}</p>
        </li>
      ))}
    </ul>
  );
}
