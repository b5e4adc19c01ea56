import type { VideoView } from "~/features/videos/list-videos";
import { classNames } from "~/lib/class-names";
import { VideoCard } from "./video-card";

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
  if (!isFolded)
    return (
      <div className="mt-8">
        <h2 className="mb-5 text-xl">{heading}</h2>
        {list}
      </div>
    );
  return (
    <details className="mt-8">
      <summary className="hanging py-2 text-xl text-balance">
        <h2 className="inline text-xl">{heading}</h2>
      </summary>
      <div className="mt-5">{list}</div>
    </details>
  );
}
