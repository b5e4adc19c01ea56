import { useLoaderData } from "@remix-run/react";
import { StructuredData } from "~/components/structured-data";
import { articleListData } from "~/features/seo/structured-data";
import type { loader } from "./route";

export function NewsData() {
  const { view } = useLoaderData<typeof loader>();
  return <StructuredData value={articleListData(view.articles)} />;
}
