import { type Video, type VideoCategory, videoCategories, videosPage } from "~/content/videos";
import { MAX_STORY, readText } from "~/lib/filter-query";
import { containsFolded } from "~/lib/text/fold";
import { shortDate } from "~/lib/time/dates";

/** The host's picture of a video; not every video has the large one. */
export function thumbnailUrl(videoId: string, size: "maxresdefault" | "hqdefault"): string {
  return `https://i.ytimg.com/vi/${videoId}/${size}.jpg`;
}

export function videoUrl(videoId: string): `https://${string}` {
  return `https://www.youtube.com/watch?v=${videoId}`;
}

export interface VideoQuery {
  q: string;
  category: "" | VideoCategory;
}

/** Public specification, section 9. */
const MAX_TAGS = 3;

/** Reads the address of the page. A missing or unknown category, and "all", are no filter. */
export function readVideoQuery(params: URLSearchParams): VideoQuery {
  const name = params.get("category");
  const category = videoCategories.find(({ value }) => value === name)?.value ?? "all";
  return { q: readText(params, "q", MAX_STORY), category: category === "all" ? "" : category };
}

const year = ({ date }: Video) => date.slice(0, 4);

function matches(video: Video, { q, category }: VideoQuery): boolean {
  if (category !== "" && video.category !== category) return false;
  if (q === year(video)) return true;
  return [video.title, video.description, ...video.tags].some((text) => containsFolded(text, q));
}

/** "1:54:17" or "15:00" as an ISO 8601 duration. */
export function isoDuration(text: string): string {
  const [seconds = 0, minutes = 0, hours = 0] = text.split(":").map(Number).reverse();
  return `PT${hours > 0 ? `${hours}H` : ""}${minutes}M${seconds}S`;
}

function view(video: Video) {
  return {
    videoId: video.videoId,
    title: video.title,
    description: video.description,
    category: video.category,
    categoryLabel: videoCategories.find(({ value }) => value === video.category)?.label ?? "",
    source: video.source,
    tags: video.tags.slice(0, MAX_TAGS),
    duration: { iso: isoDuration(video.duration), text: video.duration },
    date: shortDate(video.date) ?? { iso: video.date, text: video.date },
  };
}

export type VideoView = ReturnType<typeof view>;

/** Newest first. Ignores letter case (public specification, section 5). */
export function listVideos(videos: readonly Video[], query: VideoQuery): VideoView[] {
  return videos
    .filter((video) => matches(video, query))
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
    .map(view);
}

/** The few that a visitor who has not searched may begin with, and why. */
export function videosToStart(videos: readonly Video[]) {
  return videosPage.start.items.flatMap(({ id, name, why }) =>
    videos.filter((video) => video.id === id).map((video) => ({ ...view(video), name, why })),
  );
}

/** Leaves out a heading that has none. @param shown newest first */
export function videosByAge(shown: readonly VideoView[]) {
  const ageOf = ({ date }: VideoView) => videosPage.ages.find(({ from }) => date.iso >= from);
  return videosPage.ages
    .map((age) => ({ heading: age.heading, videos: shown.filter((video) => ageOf(video) === age) }))
    .filter(({ videos }) => videos.length > 0);
}
