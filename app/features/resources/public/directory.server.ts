import { type UrgentLines, urgentLines } from "~/features/crisis/urgent-lines.server";
import { reasonsFound } from "~/features/resources/search/reasons-found.queries.server";
import { searchResources } from "~/features/resources/search/search-resources.queries.server";
import { type PageSlice, slicePage } from "~/lib/pager";
import { logger } from "~/server/logger.server";
import type { Database } from "~/server/open-database.server";
import type { DirectoryQuery } from "./directory-query";
import type { ResourceView } from "./resource-card";
import { resourceView } from "./resource-view.server";
import { findResources, listCategories } from "./resources.queries.server";

/** Public specification, section 9. */
const PAGE_SIZE = 12;

interface DirectoryPage {
  resources: ResourceView[];
  categories: string[];
  slice: PageSlice;
}

export type DirectoryView = DirectoryPage & UrgentLines;

async function readDirectory(
  db: Database,
  { q, category, page, all }: DirectoryQuery,
): Promise<DirectoryPage> {
  const categories = await listCategories(db);
  const matches = q ? await searchResources(db, q) : null;
  if (matches === undefined)
    return { resources: [], categories, slice: slicePage({ page: 1, total: 0, size: PAGE_SIZE }) };
  const { total, read } = await findResources(db, { matches, category });
  const size = all ? Math.max(total, PAGE_SIZE) : PAGE_SIZE;
  const slice = slicePage({ page, total, size });
  const rows = await read({ limit: size, offset: slice.offset });
  const reasons = matches
    ? await reasonsFound(
        db,
        matches,
        rows.map(({ id }) => id),
      )
    : new Map<number, string>();
  const resources = rows.map((row) => ({ ...resourceView(row), foundBy: reasons.get(row.id) }));
  return { resources, categories, slice };
}

async function readDirectoryOrNothing(db: Database, query: DirectoryQuery): Promise<DirectoryPage> {
  try {
    return await readDirectory(db, query);
  } catch (error) {
    logger.error("resource directory not read", { error });
    return { resources: [], categories: [], slice: slicePage({ page: 1, total: 0, size: PAGE_SIZE }) };
  }
}

/** A page of the directory, or all of it. What cannot be read is logged and shown as empty (public specification, section 8). */
export async function loadDirectory(db: Database, query: DirectoryQuery): Promise<DirectoryView> {
  const page = await readDirectoryOrNothing(db, query);
  return { ...page, ...urgentLines(query.q, page.slice.total) };
}
