/** The host's pictures of a video, the best first. Not every video has the large one. */
const thumbnailSizes = ["maxresdefault", "hqdefault"] as const;

export type ThumbnailSize = (typeof thumbnailSizes)[number];

/** The host answers for a missing size with a grey picture of this width, which browsers show as if it were right. */
const MISSING_WIDTH = 120;

export function thumbnailUrl(videoId: string, size: ThumbnailSize): string {
  return `https://i.ytimg.com/vi/${videoId}/${size}.jpg`;
}

export function isMissing(width: number): boolean {
  return width <= MISSING_WIDTH;
}

export function nextThumbnail(size: ThumbnailSize): ThumbnailSize | undefined {
  return thumbnailSizes[thumbnailSizes.indexOf(size) + 1];
}

export function videoUrl(videoId: string): `https://${string}` {
  return `https://www.youtube.com/watch?v=${videoId}`;
}
