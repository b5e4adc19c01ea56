/** The host's pictures of a video, the best first. Not every video has the large one. */
const thumbnailSizes = ["maxresdefault", "hqdefault"] as const;

export type ThumbnailSize = (typeof thumbnailSizes)[number];

/** The host answers for a missing size with a grey picture of this width, which browsers show as if it were right. */
const MISSING_WIDTH = 120;

export function thumbnailUrl(videoId: string, size: ThumbnailSize): string {
  return `https://i.ytimg.com/vi/${videoId}/${size}.jpg`;
}

/** Whether a picture that arrived, by its width in pixels, is none. */
export function isMissing(width: number): boolean {
  return width <= MISSING_WIDTH;
}

/** The size to try when one is missing, or nothing when none is left. */
export function nextThumbnail(size: ThumbnailSize): ThumbnailSize | undefined {
  return thumbnailSizes[thumbnailSizes.indexOf(size) + 1];
}

/** Where the host shows a video. */
export function videoUrl(videoId: string): `https://${string}` {
  return `https://www.youtube.com/watch?v=${videoId}`;
}
