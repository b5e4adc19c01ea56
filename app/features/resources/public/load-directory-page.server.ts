import { data, redirect } from "@remix-run/node";
import { listPage } from "~/content/list-page";
import type { DirectoryWords } from "~/content/resources/directory-words";
import type { Database } from "~/database/open-database.server";
import { isFirstIssueToCome } from "~/features/campaigns/archive/first-issue.server";
import { readDanger } from "~/features/crisis/find-danger.server";
import { NO_STORE } from "~/lib/no-store";
import { type DirectoryView, loadDirectory } from "./directory.server";
import { dangerHref } from "./directory-query";
import { readDirectoryQuery } from "./read-directory-query.server";
import { serverView } from "./server-view.server";

/** @param loadPanel what the chosen state, or the one that is searched for, has beside entries */
export async function loadDirectoryPage<Panel>(
  db: Database,
  request: Request,
  words: DirectoryWords,
  loadPanel: (view: DirectoryView) => Promise<Panel>,
) {
  const { path, title, description } = words;
  const query = readDirectoryQuery(new URL(request.url).searchParams);
  const told = query.ids ? undefined : readDanger(query.q);
  // A redirect for danger, because browsers show no entry of their history for the address that had the words.
  if (told?.isSure) throw redirect(dangerHref(told.family, query.state, path), { status: 303, ...NO_STORE });
  const whole = await loadDirectory(db, query, new Date(), words);
  if (query.danger) {
    // It is neither listed nor named by what somebody typed.
    const page = { title, description, scripts: ["filter" as const] };
    return data({ page, part: "crisis" as const, ...serverView(whole) }, NO_STORE);
  }
  const filters = query.ids ? ["list"] : whole.chosen.map(({ label }) => label);
  const shown = listPage({ path, title, description }, { number: whole.slice.page, filters });
  if (query.all || query.ids)
    return { page: { ...shown, scripts: [] }, part: "sheet" as const, ids: query.ids, ...serverView(whole) };
  return {
    page: shown,
    part: "list" as const,
    panel: await loadPanel(whole),
    isFirstToCome: await isFirstIssueToCome(db),
    ...serverView(whole),
  };
}
