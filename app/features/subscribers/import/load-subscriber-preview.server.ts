import { data } from "@remix-run/node";
import { preferenceColumns } from "~/features/subscribers/list/subscribe.server";
import { wishesOf } from "~/features/subscribers/manage/edit-subscriber.server";
import type { ManageServices } from "~/features/subscribers/manage/standings.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { importCopy } from "~/kits/csv-import/csv-import.copy";
import { formatTime } from "~/lib/time/dates";
import { loadSubscriberImport } from "./import-subscribers.server";
import { fingerprint, type SubscriberPlan } from "./plan-subscribers.server";

const SHOWN = 100;

const rowGroups = ["added", "known", "left", "erased", "complaint"] as const;

export interface ShownGroup {
  name: (typeof rowGroups)[number];
  count: number;
  rows: { line: number; email: string; name: string; wishes: string }[];
}

const groupOf = (plan: SubscriberPlan, name: ShownGroup["name"]): ShownGroup => ({
  name,
  count: plan[name].length,
  rows: plan[name].slice(0, SHOWN).map(({ line, values }) => ({
    line,
    email: values.email,
    name: values.name,
    wishes: wishesOf(preferenceColumns(values)),
  })),
});

const listed = (names: readonly string[]) => names.map((name) => `“${name.slice(0, 60)}”`).join(", ");

export async function loadSubscriberPreview(
  services: ManageServices,
  id: string,
  context: { who: Actor; now: Date },
) {
  const pending = await loadSubscriberImport(services, id, context);
  if (!pending) return data({ state: "gone" as const }, { status: 404 });
  if (pending.done) return data({ state: "done" as const, added: pending.added, asked: pending.asked });
  const { plan, fileName, readAt, unknown } = pending;
  return data({
    state: "open" as const,
    from: importCopy.from(fileName, formatTime(readAt)),
    ignored: unknown.length > 0 ? importCopy.ignored(listed(unknown)) : null,
    groups: rowGroups.map((name) => groupOf(plan, name)).filter(({ count }) => count > 0),
    problems: { count: plan.problems.length, rows: plan.problems.slice(0, SHOWN) },
    toAdd: plan.added.length,
    fingerprint: fingerprint(plan),
  });
}

export type SubscriberPreview = Extract<
  Awaited<ReturnType<typeof loadSubscriberPreview>>["data"],
  { state: "open" }
>;
