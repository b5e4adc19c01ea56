import type { LeftOutReason } from "~/database/schema/schema.server";
import { dayOf } from "~/lib/time/dates";
import type { FormEvent, LeftOutEvents } from "./form-events.queries.server";

export interface LeftOutTally {
  add(event: FormEvent, reason: LeftOutReason): void;
  /** What was added since the last call. */
  take(): LeftOutEvents[];
}

/** As many entries as there are kinds of events, whatever is sent. */
export function leftOutTally(): LeftOutTally {
  let totals = new Map<string, LeftOutEvents>();
  return {
    add({ form_name, event_type, created_at }, reason) {
      const day = dayOf(new Date(created_at));
      const key = [day, form_name, event_type, reason].join(" ");
      const known = totals.get(key);
      totals.set(key, { day, form_name, event_type, reason, total: (known?.total ?? 0) + 1 });
    },
    take() {
      const taken = [...totals.values()];
      totals = new Map();
      return taken;
    },
  };
}
