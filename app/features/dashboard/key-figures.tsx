import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { SiteLink } from "~/components/site-link";
import { type AnalyticsEvent, type FormKind, formKinds } from "~/database/schema/tracked-forms";
import type { WaitingOf } from "~/features/inbox/inbox.queries.server";
import { adminPaths } from "~/features/staff/admin-paths";
import type { AdminTable } from "~/kits/admin-table/admin-table";
import { useWithRange } from "~/kits/staff-page/use-with-range";
import { classNames } from "~/lib/class-names";
import { formatCount } from "~/lib/numbers";
import type { CardCopy } from "./cards.copy";
import type { FigureCard } from "./load-cards.server";
import { adminTables } from "./tables";

export type CardTable = Pick<AdminTable, "kind" | "path">;

/** Where the rows are that a card counts; nothing for a rate. @param form chosen on the page of all forms */
function cardLink(
  { rows, event }: Pick<CardCopy, "rows" | "event">,
  table: CardTable,
  form = "",
): `/${string}` | undefined {
  if (rows !== undefined) return listUrl(table, rows);
  if (event === undefined) return undefined;
  const ofForm = formKinds.some((kind) => kind === table.kind) ? table.kind : form;
  const query = new URLSearchParams({ ...(ofForm && { form: ofForm }), event });
  return listUrl({ kind: "analytics", path: `${adminPaths.dashboard}/analytics` }, String(query));
}

/** A list with a filter, at the list. */
export function listUrl({ kind, path }: CardTable, query: string): `/${string}` {
  return `/${path.slice(1)}${query && `?${query}`}#${kind}-table`;
}

interface KeyFiguresProps {
  cards: readonly FigureCard[];
  table: CardTable;
  waiting?: Pick<WaitingOf, "waiting" | "overdue">;
  /** Stands in the same line. */
  children?: ReactNode;
}

/** A tab's most important figures in one line above its list. */
export function KeyFigures({ cards, table, waiting, children }: KeyFiguresProps) {
  const figures: (Pick<CardCopy, "label" | "rows" | "event"> & { value: string; isUrgent?: boolean })[] = [
    ...(waiting
      ? [
          { label: "Waiting", rows: "filter=waiting", value: formatCount(waiting.waiting) },
          {
            label: "Overdue",
            rows: "filter=overdue",
            value: formatCount(waiting.overdue),
            isUrgent: waiting.overdue > 0,
          },
        ]
      : []),
    ...cards.filter(({ isKey }) => isKey),
  ];
  return (
    <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6">
      <ul aria-label="Key figures" className="flex flex-wrap gap-x-6">
        {figures.map(({ isUrgent, ...figure }) => (
          <li key={figure.label}>
            <FigureLink
              card={figure}
              table={table}
              className={classNames("inline-block py-1", isUrgent && "text-red")}
            >
              <strong className="tabular-nums">{figure.value}</strong> {figure.label}
            </FigureLink>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

interface EventsLinkProps {
  kind: FormKind;
  event: AnalyticsEvent;
  children: ReactNode;
}

/** Leads from a count of a form's events to them. */
export function EventsLink({ kind, event, children }: EventsLinkProps) {
  return (
    <FigureLink card={{ event }} table={adminTables[kind]} className="inline-block min-w-6 py-0.5">
      {children}
    </FigureLink>
  );
}

interface FigureLinkProps {
  card: Pick<CardCopy, "rows" | "event">;
  table: CardTable;
  className: string;
  children: ReactNode;
}

/** Leads to the rows that a figure counts, if it counts rows. */
export function FigureLink({ card, table, className, children }: FigureLinkProps) {
  const [search] = useSearchParams();
  const withRange = useWithRange();
  const to = cardLink(card, table, search.get("form") ?? "");
  if (!to) return <span className={className}>{children}</span>;
  return (
    <SiteLink to={withRange(to)} className={className}>
      {children}
    </SiteLink>
  );
}
