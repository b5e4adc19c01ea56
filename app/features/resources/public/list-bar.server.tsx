import { InlineScript } from "~/components/inline-script";
import { directory } from "~/content/resources/support-resources-page";
import { followOwnList } from "./own-list.server";
import { ownListHref } from "./read-directory-query.server";
import { useServerView } from "./server-view.server";

export function OwnListScript() {
  const { path, own } = useServerView().words;
  return (
    <InlineScript
      run={followOwnList}
      args={[
        {
          path,
          anchor: directory.anchor,
          results: directory.resultsAnchor,
          copied: own.copied,
        },
      ]}
    />
  );
}

/** Hidden until the list has an entry: one of the browser's storage, or of the address where no script runs. */
export function ListBar() {
  const { words, filters } = useServerView();
  const { path, own } = words;
  const ids = filters.list === "" ? [] : filters.list.split(",").map(Number);
  return (
    <>
      <p data-list-bar hidden={ids.length === 0} className="max-w-none py-3" role="status">
        <a
          data-list-link
          href={ownListHref(ids, path)}
          className="press inline-block border-2 border-ink bg-gold px-5 py-3 leading-tight font-semibold text-on-gold no-underline shadow-hard"
        >
          {own.bar} <span data-list-count>{ids.length}</span>
        </a>
      </p>
      <OwnListScript />
    </>
  );
}
