import { ExternalLink } from "~/components/external-link";
import { videosPage } from "~/content/videos-page";
import type { VideoView } from "~/features/videos/list-videos";
import { videoUrl } from "~/features/videos/thumbnail-url";
import { Thumbnail } from "./thumbnail";

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
