import { PageHero } from "~/components/page-hero";
import { hero } from "~/content/resources/support-resources-page";
import type { DirectoryQuery } from "~/features/resources/public/directory-query";
import { OwnList, WholeDirectory } from "~/features/resources/public/directory-sheet.server";
import { CategoryIcons } from "./category-icons.server";
import { CrisisNote } from "./crisis-note.server";

/** The views to print or to send, without script of the framework and without what else is on the page. */
export function Sheet({ ids }: { ids: DirectoryQuery["ids"] }) {
  return (
    <>
      <CategoryIcons />
      <PageHero title={hero.heading} />
      <CrisisNote />
      {ids ? <OwnList ids={ids} /> : <WholeDirectory />}
    </>
  );
}
