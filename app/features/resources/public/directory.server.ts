import { type PageSlice, slicePage } from "~/lib/pager";
import { logger } from "~/server/logger.server";
import type { Database } from "~/server/open-database.server";
import type { DirectoryQuery } from "./directory-query";
import type { ResourceView } from "./resource-card";
import { resourceView } from "./resource-view.server";
import { countResources, listCategories, listResources } from "./resources.queries.server";

/** Public specification, section 9. */
const PAGE_SIZE = 12;

export interface DirectoryView {
  resources: ResourceView[];
  categories: string[];
  slice: PageSlice;
}

async function readDirectory(
  db: Database,
  { q, category, page, all }: DirectoryQuery,
): Promise<DirectoryView> {
  const filter = { q, category };
  const total = await countResources(db, filter);
  const size = all ? Math.max(total, PAGE_SIZE) : PAGE_SIZE;
  const slice = slicePage({ page, total, size });
  const rows = await listResources(db, filter, { limit: size, offset: slice.offset });
  return { resources: rows.map(resourceView), categories: await listCategories(db), slice };
}

/** A page of the directory, or all of it. What cannot be read is logged and shown as empty (public specification, section 8). */
export async function loadDirectory(db: Database, query: DirectoryQuery): Promise<DirectoryView> {
  try {
    return await readDirectory(db, query);
  } catch (error) {
    logger.error("resource directory not read", { error });
    return { resources: [], categories: [], slice: slicePage({ page: 1, total: 0, size: PAGE_SIZE }) };
  }
}
