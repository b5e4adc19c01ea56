import { preferenceColumns } from "~/features/subscribers/list/subscribe.server";
import { wishesOf } from "~/features/subscribers/manage/edit-subscriber.server";
import type { ManageServices } from "~/features/subscribers/manage/standings.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { subscriberImports } from "./import-subscribers.server";
import type { SubscriberPlan } from "./plan-subscribers.server";

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

export function loadSubscriberPreview(
  services: ManageServices,
  id: string,
  context: { who: Actor; now: Date },
) {
  return subscriberImports.preview(services, id, context, (plan) => ({
    groups: rowGroups.map((name) => groupOf(plan, name)).filter(({ count }) => count > 0),
    problems: { count: plan.problems.length, rows: plan.problems.slice(0, SHOWN) },
    toAdd: plan.added.length,
  }));
}

export type SubscriberPreview = Extract<
  Awaited<ReturnType<typeof loadSubscriberPreview>>["data"],
  { state: "open" }
>;
