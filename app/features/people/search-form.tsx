import { Button } from "~/components/button";
import { filterInput } from "~/components/filter-fields";
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
      <div className="min-w-60 grow sm:max-w-xl">
        <label htmlFor="everything-q" className="font-semibold">
          {copy.label}
        </label>
        <p id="everything-q-hint" className="text-soft">
          {copy.hint}
        </p>
        <input
          id="everything-q"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          aria-describedby="everything-q-hint"
          className={`mt-1 h-11 w-full ${filterInput}`}
        />
      </div>
      <Button kind="plain" size="small">
        {copy.submit}
      </Button>
    </form>
  );
}
