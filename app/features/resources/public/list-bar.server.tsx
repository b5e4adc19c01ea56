import { InlineScript } from "~/components/inline-script";
import { directory } from "~/content/resources/support-resources-page";
import { followOwnList } from "./own-list.server";
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

/** Hidden until the list has an entry. */
export function ListBar() {
  const { path, own } = useServerView().words;
  return (
    <>
      <p data-list-bar hidden className="max-w-none py-3" role="status">
        <a
          data-list-link
          href={path}
          className="press inline-block border-2 border-ink bg-gold px-5 py-3 leading-tight font-semibold text-on-gold no-underline shadow-hard"
        >
          {own.bar} <span data-list-count>0</span>
        </a>
      </p>
      <OwnListScript />
    </>
  );
}
