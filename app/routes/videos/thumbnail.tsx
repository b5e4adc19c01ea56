import type { VideoCategory } from "~/content/videos";
import { thumbnailUrl } from "~/features/videos/thumbnail-url";
import { useSite } from "~/lib/site-settings";
import { VideoPoster } from "./video-poster";

interface ThumbnailProps {
  videoId: string;
  poster: string;
  category: VideoCategory;
}

/** The host's picture, where that is switched on, in front of a poster, which shows until and unless it loads. */
export function Thumbnail({ videoId, poster, category }: ThumbnailProps) {
  const { hasVideoThumbnails } = useSite();
  return (
    <div className="relative aspect-video overflow-hidden border-b-2 border-ink">
      <VideoPoster words={poster} category={category} />
      {hasVideoThumbnails && (
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
      )}
    </div>
  );
}
