import { Button } from "~/components/button";
import { FilterSearch } from "~/components/filter-fields";
import { adminPaths } from "~/features/staff/admin-paths";

/** A page load, so that it is the same in a header and without script. */
export function SearchForm({ q }: { q: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to older browsers.
    <form
      action={adminPaths.search}
      role="search"
      aria-label="Search"
      className="no-print mt-4 flex flex-wrap items-end gap-x-4 gap-y-3"
    >
      <FilterSearch
        id="everything-q"
        name="q"
        label="Search everything"
        hint="Names, email addresses, or words of a message. In any order, with or without accents."
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
        Search
      </Button>
    </form>
  );
}
