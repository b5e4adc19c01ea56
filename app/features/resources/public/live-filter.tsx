import type { FormEvent, ReactNode } from "react";
import { ConnectionProblem } from "~/components/connection-problem";
import { useLiveFilter } from "~/components/use-live-filter";
import { page } from "~/content/support-resources-page";
import { type DirectoryFilters, filtersOf } from "./directory-query";

/** Makes the form inside, whose markup is the server's, filter on every change. */
export function LiveFilter({ filters, children }: { filters: DirectoryFilters; children: ReactNode }) {
  // Without an anchor, so that nothing scrolls while a visitor types.
  const live = useLiveFilter(page.path, filtersOf(filters));
  const applyInput = ({ target }: FormEvent) =>
    target instanceof HTMLInputElement && target.type === "search" ? live.applySoon() : live.apply();
  return (
    <div
      ref={(element) => {
        live.form.current = element?.querySelector("form") ?? null;
      }}
      onInput={applyInput}
      onSubmit={live.applyNow}
    >
      {children}
      <ConnectionProblem isLost={live.isLost} className="mt-4" />
    </div>
  );
}
