import { InlineScript } from "~/components/inline-script";
import { ownList } from "~/content/resources/resource-directory";
import { directory, page } from "~/content/resources/support-resources-page";
import { followOwnList } from "./own-list.server";

export function OwnListScript() {
  return (
    <InlineScript
      run={followOwnList}
      args={[
        {
          path: page.path,
          anchor: directory.anchor,
          results: directory.resultsAnchor,
          copied: ownList.copied,
        },
      ]}
    />
  );
}

/** Hidden until the list has an entry. */
export function ListBar() {
  return (
    <>
      <p data-list-bar hidden className="max-w-none py-3" role="status">
        <a
          data-list-link
          href={page.path}
          className="press inline-block border-2 border-ink bg-gold px-5 py-3 leading-tight font-semibold text-on-gold no-underline shadow-hard"
        >
          {ownList.bar} <span data-list-count>0</span>
        </a>
      </p>
      <OwnListScript />
    </>
  );
}
