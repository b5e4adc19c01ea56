import { useLoaderData } from "@remix-run/react";
import { StructuredData } from "~/components/structured-data";
import { videoListData } from "~/features/seo/structured-data";
import type { loader } from "./route";

export function VideoData() {
  const { shown } = useLoaderData<typeof loader>();
  return <StructuredData value={videoListData(shown)} />;
}
