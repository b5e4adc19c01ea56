import { ExternalLink } from "~/components/external-link";
import { type VideoCategory, videosPage } from "~/content/videos";
import { thumbnailUrl, type VideoView, videoUrl } from "~/features/videos/list-videos";
import { useSite } from "~/lib/site-settings";

/** One video of the list. Everything is said in words; the picture only decorates, and pressing it follows the link. */
export function VideoCard({ video }: { video: VideoView }) {
  const { videoId, title, poster, description, category, categoryLabel, source, tags, duration, date } =
    video;
  return (
    <article className="relative flex h-full flex-col border-2 border-ink bg-card">
      <Thumbnail videoId={videoId} poster={poster} category={category} />
      <div className="flex grow flex-col p-5">
        <p className="flex justify-between gap-4 text-sm">
          <span className="font-semibold">{categoryLabel}</span>
          <span>
            <span className="sr-only">{videosPage.durationLabel} </span>
            <time dateTime={duration.iso}>{duration.text}</time>
          </span>
        </p>
        <h2 className="mt-2 font-text text-lg leading-tight font-bold tracking-normal">{title}</h2>
        <p className="mt-2 text-sm text-soft">
          {source},{" "}
          <time dateTime={date.iso} className="whitespace-nowrap">
            {date.text}
          </time>
        </p>
        <p className="mt-3 mb-4 text-sm">{description}</p>
        <ul aria-label={videosPage.tagsLabel} className="mt-auto flex flex-wrap gap-2 text-sm">
          {tags.map((tag) => (
            <li key={tag} className="border border-ink px-2">
              {tag}
            </li>
          ))}
        </ul>
        <p className="mt-4">
          <ExternalLink
            to={videoUrl(videoId)}
            newTab
            about={title}
            className="font-semibold after:absolute after:inset-x-0 after:top-0 after:aspect-video"
          >
            {videosPage.watch}
          </ExternalLink>
        </p>
      </div>
    </article>
  );
}

interface ThumbnailProps {
  videoId: string;
  poster: string;
  category: VideoCategory;
}

/** The host's picture, where that is switched on, in front of a poster, which shows until and unless it loads. */
function Thumbnail({ videoId, poster, category }: ThumbnailProps) {
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

interface Look {
  ground: string;
  mark: string;
}

const looks: Record<VideoCategory, Look> = {
  documentaries: { ground: "picture-ground-green", mark: "M250 70 370 140 250 210z" },
  interviews: {
    ground: "picture-ground-red",
    mark: "M180 96h56v56q0 44-44 56l-12-18q22-10 22-34h-22zM256 96h56v56q0 44-44 56l-12-18q22-10 22-34h-22z",
  },
  podcasts: {
    ground: "picture-ground-blue",
    mark: "M150 130h20v90h-20zM184 104h20v120h-20zM218 76h20v150h-20zM252 118h20v110h-20zM286 90h20v130h-20z",
  },
  news: { ground: "picture-ground-gold", mark: "M0 126h320v12H0zM0 148h320v12H0zM0 170h320v12H0z" },
  research: {
    ground: "picture-ground-paper",
    mark: "M150 150h36v40h-36zM192 126h36v60h-36zM234 96h36v90h-36zM276 60h36v130h-36z",
  },
};

function sizeOf(words: string): string {
  if (words.length <= 21) return "video-words-large";
  return words.length <= 32 ? "video-words-medium" : "video-words-small";
}

/** Words of the title in large type, on the color and over the mark of the category. */
function VideoPoster({ words, category }: { words: string; category: VideoCategory }) {
  const { ground, mark } = looks[category];
  return (
    <div aria-hidden="true" className={`video-poster ${ground}`}>
      <svg viewBox="0 0 320 180" aria-hidden="true" className="absolute inset-0 size-full">
        <path d={mark} />
      </svg>
      <p className={sizeOf(words)}>{words}</p>
    </div>
  );
}
