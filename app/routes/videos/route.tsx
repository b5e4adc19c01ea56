import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CallToAction } from "~/components/call-to-action";
import { FilterForm } from "~/components/filter-form";
import { FilteredList } from "~/components/filtered-list";
import { FilmEvening } from "~/components/illustrations/page-pictures";
import { InlineScript, StructuredData } from "~/components/inline-script";
import { PageHero } from "~/components/page-hero";
import { SiteLink } from "~/components/site-link";
import { listPage } from "~/content/list-page";
import { definePage } from "~/content/page";
import { page, videoCategories, videoCount, videoLengths, videos, videosPage } from "~/content/videos";
import { urgentLines } from "~/features/crisis/urgent-lines.server";
import { videoListData } from "~/features/seo/structured-data";
import {
  categoryOptions,
  listVideos,
  readVideoQuery,
  videosByAge,
  videosToStart,
} from "~/features/videos/list-videos";
import { NO_STORE, ownCacheControl } from "~/lib/no-store";
import { useSite } from "~/lib/site-settings";
import videoStyles from "~/styles/videos.css";
import { showSmallerThumbnails } from "./smaller-thumbnails.server";
import { columns, VideoGroup } from "./video-card";

export const { meta, handle } = definePage(page, {
  scripts: ["filter"],
  policyExceptions: ["video thumbnails"],
});

export const links: LinksFunction = () => [{ rel: "stylesheet", href: videoStyles }];
export const headers = ownCacheControl;

const lengths = videoLengths.map(({ value, label }) => ({ value, label }));
const [allVideos, ...categories] = videoCategories;
const categoriesByYear = categoryOptions(videos);

export function loader({ request }: LoaderFunctionArgs) {
  const query = readVideoQuery(new URL(request.url).searchParams);
  const category = categories.find(({ value }) => value === query.category)?.label ?? "";
  const length = lengths.find(({ value }) => value === query.length)?.label ?? "";
  const shown = listVideos(videos, query);
  const urgent = urgentLines(query.q, shown.length);
  // What tells of danger is shown nowhere again.
  const q = urgent.crisis ? "" : query.q;
  const isFiltered = query.q !== "" || query.category !== "" || query.length !== "";
  return data(
    {
      page: listPage(page, { filters: [q, category, length] }),
      query: { ...query, q },
      isFiltered,
      total: videos.length,
      shown,
      start: isFiltered ? [] : videosToStart(videos),
      ...urgent,
    },
    urgent.crisis ? NO_STORE : {},
  );
}

export default function Videos() {
  const { query, isFiltered, total, shown, start, crisis, emptyHelp } = useLoaderData<typeof loader>();
  const { heading, intro, firstHelp, picture, subscribe, hostNote, stillPictures } = videosPage;
  const { hasVideoThumbnails } = useSite();
  const starting = new Set(start.map(({ videoId }) => videoId));
  const rest = shown.filter(({ videoId }) => !starting.has(videoId));
  return (
    <>
      <StructuredData value={videoListData(shown)} />
      <PageHero title={heading} lead={intro} picture={<FilmEvening label={picture} />}>
        <p>
          {firstHelp.text}{" "}
          <SiteLink to={firstHelp.link.to} className="font-semibold">
            {firstHelp.link.label}
          </SiteLink>
        </p>
      </PageHero>
      {hasVideoThumbnails && <InlineScript run={showSmallerThumbnails} args={[]} />}
      <div className="wrap py-6 md:py-14">
        <details className="fold no-print" open={isFiltered}>
          <summary className="py-2 font-semibold">{videosPage.find}</summary>
          <FilterForm
            action={page.path}
            search={{ label: videosPage.search, hint: undefined, value: query.q }}
            choices={[
              {
                name: "category",
                label: videosPage.category.label,
                all: allVideos?.label ?? "",
                options: categoriesByYear,
                value: query.category,
              },
              { name: "length", ...videosPage.length, options: lengths, value: query.length },
            ]}
            submit={videosPage.submit}
          />
        </details>
        <FilteredList
          count={videoCount(shown.length, total)}
          note={`${hostNote} ${stillPictures[hasVideoThumbnails ? "shown" : "unset"]}`}
          clear={isFiltered ? { to: page.path, label: videosPage.clear } : undefined}
          crisis={crisis}
          empty={shown.length === 0 ? { ...videosPage.empty, help: emptyHelp } : undefined}
          heading="h2"
          loading={videosPage.loading}
          columns={columns}
        >
          {start.length > 0 && <VideoGroup heading={videosPage.start.heading} videos={start} />}
          {videosByAge(rest).map((age) => (
            <VideoGroup key={age.heading} {...age} isFolded={age.isFolded && !isFiltered} />
          ))}
        </FilteredList>
      </div>
      <CallToAction
        id="subscribe"
        copy={{
          heading: subscribe.heading,
          text: subscribe.text,
          actions: [subscribe.link],
        }}
      />
    </>
  );
}
