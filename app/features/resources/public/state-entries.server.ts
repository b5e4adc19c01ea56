import { logFailedRead } from "~/database/content-versions.server";
import type { Database } from "~/database/open-database.server";
import type { Language } from "~/lib/contexts";
import type { ResourceView } from "./entry-view";
import { resourceView } from "./resource-view.server";
import { findResources } from "./resources.queries.server";

/** What is only for one state fits on a page. */
const MOST = 100;
/** The state's page says more of it than its entry. */
const OFFICE_CATEGORY = "Unemployment Benefits";

/** The entries of the directory that are only for a state. @param state USPS code */
export async function loadStateEntries(
  db: Database,
  state: string,
  language: Language,
): Promise<ResourceView[]> {
  try {
    const { read } = await findResources(db, { matches: null, now: new Date(), category: "", state });
    const rows = await read({ limit: MOST, offset: 0 });
    return rows
      .filter((row) => row.state === state && row.category !== OFFICE_CATEGORY)
      .map((row) => resourceView(row, language));
  } catch (error) {
    logFailedRead("entries of a state", error);
    return [];
  }
}
