import { ExternalLink } from "~/components/external-link";
import { videosPage } from "~/content/videos";
import { type videosToStart, videoUrl } from "~/features/videos/list-videos";

export function StartHere({ videos: chosen }: { videos: ReturnType<typeof videosToStart> }) {
  return (
    <div>
      <h2 className="mb-3 text-xl">{videosPage.start.heading}</h2>
      <ul className="grid gap-x-6 md:grid-cols-3">
        {chosen.map(({ videoId, title, why, source, duration }) => (
          <li key={videoId} className="border-t-4 border-ink py-3 wrap-anywhere">
            <ExternalLink to={videoUrl(videoId)} newTab className="font-semibold">
              {title}
            </ExternalLink>
            <p className="mt-1 text-sm">
              {why}{" "}
              <span className="text-soft">
                {source}, <time dateTime={duration.iso}>{duration.text}</time>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
