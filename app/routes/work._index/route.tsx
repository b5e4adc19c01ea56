import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listPage } from "~/content/list-page";
import { definePage } from "~/content/page";
import { supportPoster } from "~/content/posters";
import { work } from "~/content/trades/work";
import { readDanger } from "~/features/crisis/find-danger.server";
import { loadDirectory } from "~/features/resources/public/directory.server";
import { directoryHref } from "~/features/resources/public/directory-query";
import { WorkPage } from "~/features/trades/work-page.server";
import { MAX_STORY, readText } from "~/lib/filter-query";
import { NO_STORE } from "~/lib/no-store";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage(work.page, { poster: supportPoster });

const MOST_ENTRIES = 4;

/** What was typed is answered here, or in the directory where it tells of danger. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const story = readText(searchParams, "q", MAX_STORY);
  if (readDanger(story)) throw redirect(directoryHref({ q: story }), { status: 303, ...NO_STORE });
  const q = readText(searchParams, "q");
  const found = q === "" ? undefined : await loadDirectory(services.db, { q });
  const entries = found && !found.doubt ? found.resources.slice(0, MOST_ENTRIES) : [];
  return {
    page: listPage(work.page, { filters: [q] }),
    q,
    entries: entries.map(({ id, title }) => ({ id, title })),
  };
}

export default function Work() {
  const { q, entries } = useLoaderData<typeof loader>();
  return <WorkPage q={q} entries={entries} />;
}
