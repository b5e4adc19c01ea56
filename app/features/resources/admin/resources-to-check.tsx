import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { formatCount } from "~/lib/numbers";
import { type ChecksToDo, checkFilters } from "./resources.table";
import { resourcesAdminCopy } from "./resources-admin.copy";

const { listPage } = resourcesAdminCopy;

/** What staff work through: entries by why they need a check, each with its list. */
export function ChecksToDoLinks({ counts }: { counts: ChecksToDo }) {
  return (
    <ul className="grid border-2 border-ink bg-card sm:grid-cols-3 [&>li+li]:border-t-2 [&>li+li]:border-ink sm:[&>li+li]:border-t-0 sm:[&>li+li]:border-l-2">
      {checkFilters.map((filter) => (
        <li key={filter} className="px-4 py-3">
          <SiteLink
            to={`${adminPaths.resources}?filter=${filter}`}
            className="inline-block py-0.5 font-semibold"
          >
            {listPage.filter[filter]}: {formatCount(counts[filter])}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

export function ResourcesToCheck({ counts }: { counts: ChecksToDo }) {
  return (
    <section aria-labelledby="to-check-title" className="mt-8">
      <h2 id="to-check-title" className="text-xl">
        Resources to check
      </h2>
      <p className="mt-1 mb-4 text-soft">
        Entries that visitors see. A check means that a person opened the link and called the number.
      </p>
      <ChecksToDoLinks counts={counts} />
    </section>
  );
}
