import {
  type Video,
  type VideoCategory,
  type VideoLength,
  videoCategories,
  videoLengths,
  videosPage,
} from "~/content/videos";
import { MAX_STORY, readText } from "~/lib/filter-query";
import { containsFolded } from "~/lib/text/fold";
import { shortDate } from "~/lib/time/dates";

/** The host's picture of a video; not every video has the large one. */
export function thumbnailUrl(videoId: string, size: "maxresdefault" | "hqdefault" | "mqdefault"): string {
  return `https://i.ytimg.com/vi/${videoId}/${size}.jpg`;
}

export function videoUrl(videoId: string): `https://${string}` {
  return `https://www.youtube.com/watch?v=${videoId}`;
}

export interface VideoQuery {
  q: string;
  category: "" | VideoCategory;
  length: "" | VideoLength;
}

/** Public specification, section 9. */
const MAX_TAGS = 3;

/** Reads the address of the page. A missing or unknown category or length, and "all", are no filter. */
export function readVideoQuery(params: URLSearchParams): VideoQuery {
  const name = params.get("category");
  const category = videoCategories.find(({ value }) => value === name)?.value ?? "all";
  const asked = params.get("length");
  const length = videoLengths.find(({ value }) => value === asked)?.value ?? "";
  return { q: readText(params, "q", MAX_STORY), category: category === "all" ? "" : category, length };
}

const year = ({ date }: Video) => date.slice(0, 4);

function isAsLong({ duration }: Video, length: VideoLength): boolean {
  const minutes = secondsOf(duration) / 60;
  return videoLengths.some(
    ({ value, from, below }) => value === length && from <= minutes && minutes < below,
  );
}

function matches(video: Video, { q, category, length }: VideoQuery): boolean {
  if (category !== "" && video.category !== category) return false;
  if (length !== "" && !isAsLong(video, length)) return false;
  if (q === year(video)) return true;
  return [video.title, video.description, ...video.tags].some((text) => containsFolded(text, q));
}

/** @param text "1:54:17" or "15:00" */
function secondsOf(text: string): number {
  return text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** "1:54:17" or "15:00" as an ISO 8601 duration. */
export function isoDuration(text: string): string {
  const seconds = secondsOf(text);
  const hours = Math.floor(seconds / 3600);
  return `PT${hours > 0 ? `${hours}H` : ""}${Math.floor(seconds / 60) % 60}M${seconds % 60}S`;
}

/** In whole minutes, as somebody says it: "15 min", "1 h 54 min". */
export function durationInWords(text: string): string {
  const minutes = Math.round(secondsOf(text) / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

function view(video: Video) {
  return {
    videoId: video.videoId,
    title: video.title,
    description: video.description,
    category: video.category,
    kind: videoCategories.find(({ value }) => value === video.category)?.one ?? "",
    source: video.source,
    tags: video.tags.slice(0, MAX_TAGS),
    duration: { iso: isoDuration(video.duration), text: durationInWords(video.duration) },
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

/** The categories to choose from, each with its years: some have only old films. */
export function categoryOptions(videos: readonly Video[]) {
  return videoCategories
    .filter(({ value }) => value !== "all")
    .map(({ value, label }) => {
      const years = videos
        .filter(({ category }) => category === value)
        .map(year)
        .toSorted();
      const [first, last] = [years[0], years.at(-1)];
      return { value, label: `${label} (${first === last ? first : `${first} to ${last}`})` };
    });
}

/** The few that a visitor who has not searched may begin with, and why. */
export function videosToStart(videos: readonly Video[]) {
  return videosPage.start.items.flatMap(({ id, why }) =>
    videos.filter((video) => video.id === id).map((video) => ({ ...view(video), why })),
  );
}

/** Leaves out a heading that has none. @param shown newest first */
export function videosByAge(shown: readonly VideoView[]) {
  const ageOf = ({ date }: VideoView) => videosPage.ages.find(({ from }) => date.iso >= from);
  return videosPage.ages
    .map((age) => ({ ...age, videos: shown.filter((video) => ageOf(video) === age) }))
    .filter(({ videos }) => videos.length > 0);
}
