import { Cell, DataTable } from "~/components/data-table";
import { formatCount } from "~/lib/numbers";
import type { GrowthPeriod } from "./list-growth.server";
import { growthCopy as copy } from "./manage-subscribers.forms";

const signed = (count: number) =>
  count > 0 ? `+${formatCount(count)}` : formatCount(count).replace("-", "−");

/** Subscribers and unsubscribes over time, the newest first, with a bar for how many there were. */
export function ListGrowthSection({ periods }: { periods: readonly GrowthPeriod[] }) {
  const most = Math.max(1, ...periods.map(({ total }) => total));
  return (
    <section aria-labelledby="growth-title" className="mt-10 min-w-0">
      <h2 id="growth-title" className="text-xl">
        Subscribers over time
      </h2>
      <p className="mt-1 mb-4 text-soft">{copy.note}</p>
      <DataTable label="Subscribers, period by period" columns={copy.columns} numbers={3}>
        {[...periods].reverse().map(({ from, name, joined, left, total }) => (
          <tr key={from}>
            <Cell as="rowheader" className="whitespace-nowrap">
              {name}
            </Cell>
            <Cell className="w-full min-w-24">
              <div className="flex items-center gap-3">
                <span className="min-w-8 text-right tabular-nums">{formatCount(total)}</span>
                <span className="hidden grow sm:block" aria-hidden="true">
                  <span
                    className="block h-3 border border-ink bg-green"
                    style={{ width: `${(100 * total) / most}%` }}
                  />
                </span>
              </div>
            </Cell>
            <Cell number>{formatCount(joined)}</Cell>
            <Cell number>{formatCount(left)}</Cell>
            <Cell number>{signed(joined - left)}</Cell>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
