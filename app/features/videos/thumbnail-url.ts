/** The host's picture of a video; not every video has the large one. */
export function thumbnailUrl(videoId: string, size: "maxresdefault" | "hqdefault"): string {
  return `https://i.ytimg.com/vi/${videoId}/${size}.jpg`;
}

export function videoUrl(videoId: string): `https://${string}` {
  return `https://www.youtube.com/watch?v=${videoId}`;
}
