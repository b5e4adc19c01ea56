import type { VideoCategory } from "~/content/videos";
import { thumbnailUrl } from "~/features/videos/thumbnail-url";
import { VideoPoster } from "./video-poster";

interface ThumbnailProps {
  videoId: string;
  poster: string;
  category: VideoCategory;
}

/** The host's picture in front of a poster, which shows until and unless it loads. */
export function Thumbnail({ videoId, poster, category }: ThumbnailProps) {
  return (
    <div className="relative aspect-video overflow-hidden border-b-2 border-ink">
      <VideoPoster words={poster} category={category} />
      <img
        src={thumbnailUrl(videoId, "maxresdefault")}
        data-smaller={thumbnailUrl(videoId, "hqdefault")}
        alt=""
        width="1280"
        height="720"
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  );
}
