import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { VideoCategory } from "~/content/videos";
import { isMissing, nextThumbnail, type ThumbnailSize, thumbnailUrl } from "~/features/videos/thumbnail-url";
import { VideoPoster } from "./video-poster";

interface ThumbnailProps {
  videoId: string;
  poster: string;
  category: VideoCategory;
}

/** The host's picture in front of a poster, which shows until and unless it loads. */
export function Thumbnail({ videoId, poster, category }: ThumbnailProps) {
  const [size, setSize] = useState<ThumbnailSize | undefined>("maxresdefault");
  const image = useRef<HTMLImageElement>(null);

  // A picture can fail before the script that listens for it runs.
  useEffect(() => {
    const { complete, naturalWidth, currentSrc } = image.current ?? {};
    if (size && complete && currentSrc && isMissing(naturalWidth ?? 0)) setSize(nextThumbnail(size));
  }, [size]);

  function check(event: SyntheticEvent<HTMLImageElement>) {
    if (size && isMissing(event.currentTarget.naturalWidth)) setSize(nextThumbnail(size));
  }

  return (
    <div className="relative aspect-video overflow-hidden border-b-2 border-ink">
      <VideoPoster words={poster} category={category} />
      {size && (
        <img
          ref={image}
          src={thumbnailUrl(videoId, size)}
          alt=""
          width="1280"
          height="720"
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={check}
          onLoad={check}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}
