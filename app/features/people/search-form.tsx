import { Button } from "~/components/button";
import { FilterSearch } from "~/components/filter-fields";
import { adminPaths } from "~/features/staff/admin-paths";
import { searchPage as copy } from "./people.copy";

/** A page load, so that it is the same in a header and without script. */
export function SearchForm({ q }: { q: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to older browsers.
    <form
      action={adminPaths.search}
      role="search"
      aria-label={copy.title}
      className="no-print mt-4 flex flex-wrap items-end gap-x-4 gap-y-3"
    >
      <FilterSearch
        id="everything-q"
        name="q"
        label={copy.label}
        hint={copy.hint}
        value={q}
        maxLength={100}
        classes={{
          field: "min-w-60 grow sm:max-w-xl",
          label: "font-semibold",
          hint: "text-soft",
          input: "mt-1 h-11 w-full",
        }}
      />
      <Button kind="plain" size="small">
        {copy.submit}
      </Button>
    </form>
  );
}
