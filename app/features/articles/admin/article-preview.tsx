import { useEffect, useRef } from "react";
import { ArticleCard, type ArticleView } from "../public/article-card";
import { articlesAdminCopy as copy } from "./articles-admin.copy";

export function ArticlePreview({ article }: { article: ArticleView }) {
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each preview is a new object and takes the focus again.
  useEffect(() => section.current?.focus(), [article]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="preview-title"
      className="mb-8 border-4 border-blue bg-card p-5"
    >
      <h2 id="preview-title" className="text-xl">
        {copy.preview.heading}
      </h2>
      <p role="status" className="mt-1 mb-4 text-soft">
        {copy.preview.note}
      </p>
      <ArticleCard article={article} heading="h3" copy={copy} />
    </section>
  );
}
