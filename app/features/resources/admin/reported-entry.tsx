import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { RowBadge } from "~/kits/admin-table/table-cell";
import { editing } from "~/kits/versioning/versioning.copy";
import type { ReportedEntry as Entry } from "./load-resources.server";
import { resourcesAdminCopy } from "./resources-admin.copy";

/** What the directory says now, to compare with what a visitor has written about it. */
export function ReportedEntry({ entry: { id, facts, hidden, checked, link } }: { entry: Entry }) {
  return (
    <section aria-labelledby="entry-title" className="border-2 border-ink bg-card p-4">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="entry-title" className="text-lg">
          The entry now
        </h3>
        <SiteLink to={`${adminPaths.resources}/${id}#reports`} className="py-1 font-semibold">
          Open the entry
        </SiteLink>
      </div>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[7rem_1fr] gap-x-3 border-t border-hair py-1">
            <dt className="text-soft">{label}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t border-hair pt-2 text-soft">
        <RowBadge badge={hidden ? editing.hidden : editing.visible} />
        {checked ? `Last checked ${checked}.` : "Not checked yet."}
        {link && (
          <span>
            {resourcesAdminCopy.link.heading}: {link.status ?? ""} {link.reason ?? ""}
          </span>
        )}
      </p>
    </section>
  );
}
