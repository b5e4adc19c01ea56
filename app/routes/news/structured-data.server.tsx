import { StructuredData } from "~/components/structured-data";
import type { ArticleView } from "~/features/articles/public/article-card";
import { articleListData } from "~/features/seo/structured-data";

export function NewsData({ articles }: { articles: readonly ArticleView[] }) {
  return <StructuredData value={articleListData(articles)} />;
}
