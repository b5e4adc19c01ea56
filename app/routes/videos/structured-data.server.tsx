import { useLoaderData } from "@remix-run/react";
import { StructuredData } from "~/components/structured-data";
import { videoListData } from "~/features/seo/structured-data";
import type { loader } from "./route";

/** The shown videos for search engines. */
export function VideoData() {
  const { shown } = useLoaderData<typeof loader>();
  return <StructuredData value={videoListData(shown)} />;
}
