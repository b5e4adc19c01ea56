import { pathIn } from "~/content/page";
import { compareCategories } from "~/content/resources/resource-categories";
import { page } from "~/content/resources/support-resources-page";
import { logFailedRead } from "~/database/content-versions.server";
import type { Database } from "~/database/open-database.server";
import type { Language } from "~/lib/contexts";
import { directoryHref } from "./directory-query";
import type { ResourceView } from "./entry-view";
import { resourceView } from "./resource-view.server";
import { countCategories, findResources } from "./resources.queries.server";

interface StateEntries {
  /** What is only for that state. */
  own: ResourceView[];
  /** All that serves people there, by the kind of help. */
  kinds: { category: string; to: `/${string}` }[];
}

/** What is only for one state fits on a page. */
const MOST = 100;
/** The state's page says more of it than its entry. */
const OFFICE_CATEGORY = "Unemployment Benefits";

async function readEntries(db: Database, state: string, language: Language): Promise<StateEntries> {
  const { read } = await findResources(db, { matches: null, now: new Date(), category: "", state });
  const rows = await read({ limit: MOST, offset: 0 });
  const own = rows.filter((row) => row.state === state && row.category !== OFFICE_CATEGORY);
  const kinds = await countCategories(db);
  return {
    own: own.map((row) => resourceView(row, language)),
    kinds: kinds
      .map(({ name }) => ({
        category: name,
        to: directoryHref({ category: name, state }, 1, pathIn(language, page.path)),
      }))
      .sort((one, other) => compareCategories(one.category, other.category)),
  };
}

/** The entries of the directory that serve people in a state. @param state USPS code */
export async function loadStateEntries(
  db: Database,
  state: string,
  language: Language,
): Promise<StateEntries> {
  try {
    return await readEntries(db, state, language);
  } catch (error) {
    logFailedRead("entries of a state", error);
    return { own: [], kinds: [] };
  }
}
