import { useHydrated } from "~/lib/use-hydrated";
import type { TickedRows } from "./use-ticked-rows";

/** In the table's head; it needs script. @param count of rows on the page */
export function TickAll({ count, ticked }: { count: number; ticked: TickedRows }) {
  const scripted = useHydrated();
  return (
    <td className="tick no-print">
      {scripted && (
        <input
          type="checkbox"
          checked={ticked.count === count}
          onChange={({ currentTarget }) => ticked.tickAll(currentTarget.checked)}
          aria-label="Choose every row on this page"
          className="accent-ink"
        />
      )}
    </td>
  );
}
