import { ExternalLink } from "~/components/external-link";
import { type VideoCategory, videosPage } from "~/content/videos";
import { thumbnailUrl, type VideoView, videoUrl } from "~/features/videos/list-videos";
import { classNames } from "~/lib/class-names";
import { useSite } from "~/lib/site-settings";

/**
 * One video of the list: a card, and on a phone a row. Everything is said in words; the picture only decorates, and
 * pressing it follows the link.
 */
function VideoCard({ video, why }: { video: VideoView; why?: string }) {
  const { videoId, title, description, category, kind, source, tags, duration, date } = video;
  const { hasVideoThumbnails } = useSite();
  return (
    <article
      className={classNames(
        "video-card relative h-full border-ink max-md:border-t-2 max-md:pt-3 md:flex md:flex-col md:border-2 md:bg-card",
        !hasVideoThumbnails && "video-plain",
      )}
    >
      <Thumbnail videoId={videoId} category={category} />
      <div className="wrap-anywhere max-md:contents md:flex md:min-w-0 md:grow md:flex-col md:p-5">
        <div>
          <p className="flex flex-wrap gap-x-3 text-sm">
            <span className="font-semibold">{kind}</span>
            <span>
              <span className="sr-only">{videosPage.durationLabel} </span>
              <time dateTime={duration.iso}>{duration.text}</time>
            </span>
          </p>
          <h3 className="font-text text-pretty leading-tight font-bold tracking-normal md:mt-2 md:text-lg">
            <ExternalLink to={videoUrl(videoId)} newTab className="video-link">
              {title}
            </ExternalLink>
          </h3>
          <p className="mt-1 text-sm text-soft">
            {source},{" "}
            <time dateTime={date.iso} className="min-[22rem]:whitespace-nowrap">
              {date.text}
            </time>
          </p>
        </div>
        {why && <p className="mt-1 font-semibold md:mt-3">{why}</p>}
        <p className="mt-1 mb-3 text-sm md:mt-3">{description}</p>
        <p className="text-sm text-soft max-md:hidden md:mt-auto">
          <span className="sr-only">{videosPage.tagsLabel}</span> {tags.join(", ")}
        </p>
      </div>
    </article>
  );
}

interface ThumbnailProps {
  videoId: string;
  category: VideoCategory;
}

/** The host's picture, where that is switched on, in front of one of our own, which shows until and unless it loads. */
function Thumbnail({ videoId, category }: ThumbnailProps) {
  const { hasVideoThumbnails } = useSite();
  return (
    <div className="video-picture relative overflow-hidden border-ink max-md:mt-1 self-start max-md:border-2 md:shrink-0 md:border-b-2">
      <CategoryPicture {...looks[category]} />
      {hasVideoThumbnails && (
        <picture>
          {/* There it is about a hundred pixels wide. */}
          <source media="(max-width: 47.99rem)" srcSet={thumbnailUrl(videoId, "mqdefault")} />
          <img
            src={thumbnailUrl(videoId, "maxresdefault")}
            data-smaller={thumbnailUrl(videoId, "hqdefault")}
            alt=""
            width="1280"
            height="720"
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            className="absolute inset-0 size-full object-cover text-transparent"
          />
        </picture>
      )}
    </div>
  );
}

interface Look {
  ground: string;
  mark: string;
}

const looks: Record<VideoCategory, Look> = {
  documentaries: { ground: "picture-ground-green", mark: "M190 80 310 140 190 200z" },
  interviews: {
    ground: "picture-ground-red",
    mark: "M164 84h56v56q0 44-44 56l-12-18q22-10 22-34h-22zM240 84h56v56q0 44-44 56l-12-18q22-10 22-34h-22z",
  },
  podcasts: {
    ground: "picture-ground-blue",
    mark: "M152 110h20v60h-20zM186 85h20v110h-20zM220 70h20v140h-20zM254 90h20v100h-20zM288 80h20v120h-20z",
  },
  news: {
    ground: "picture-ground-gold",
    mark: "M150 90h160v20H150zM150 130h160v20H150zM150 170h110v20H150z",
  },
  research: {
    ground: "picture-ground-paper",
    mark: "M146 165h36v40h-36zM190 135h36v70h-36zM234 105h36v100h-36zM278 75h36v130h-36z",
  },
};

/** The mark of the category on its color. */
const CategoryPicture = ({ ground, mark }: (typeof looks)[VideoCategory]) => (
  <svg viewBox="70 50 320 180" aria-hidden="true" className={`absolute inset-0 size-full ${ground}`}>
    <path d={mark} className="fill-(--picture-ink)" />
  </svg>
);

export const columns = "grid gap-6 sm:grid-cols-2 lg:grid-cols-3";

interface VideoGroupProps {
  heading: string;
  videos: readonly (VideoView & { why?: string })[];
  isFolded?: boolean;
}

export function VideoGroup({ heading, videos: cards, isFolded = false }: VideoGroupProps) {
  const list = (
    <ul className={classNames(columns, "video-list")}>
      {cards.map(({ why, ...video }) => (
        <li key={video.videoId}>
          <VideoCard video={video} {...(why && { why })} />
        </li>
      ))}
    </ul>
  );
  return isFolded ? (
    <details className="mt-8">
      <summary className="hanging py-2 text-xl text-balance">
        <h2 className="inline text-xl">{heading}</h2>
      </summary>
      <div className="mt-5">{list}</div>
    </details>
  ) : (
    <div className="mt-8">
      <h2 className="mb-5 text-xl">{heading}</h2>
      {list}
    </div>
  );
}
