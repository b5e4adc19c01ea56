import { StructuredData } from "~/components/structured-data";
import { videoListData } from "~/features/seo/structured-data";
import type { VideoView } from "~/features/videos/list-videos";

export function VideoData({ videos }: { videos: readonly VideoView[] }) {
  return <StructuredData value={videoListData(videos)} />;
}
