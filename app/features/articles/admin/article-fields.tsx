import { useActionData } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "~/components/button";
import { adminPaths } from "~/features/staff/admin-paths";
import { EditFields } from "~/kits/versioning/edit-fields";
import type { FormValues } from "~/kits/versioning/merge-edits";
import { ArticleCard, type ArticleView } from "../public/article-card";
import { type articleForm, PREVIEW } from "./article.form";
import { articlesAdminCopy as copy } from "./articles-admin.copy";
import type { PreviewResponse } from "./edit-articles.server";

function ArticlePreview({ article }: { article: ArticleView }) {
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
        Nothing is saved yet.
      </p>
      <ArticleCard article={article} heading="h3" copy={copy} />
    </section>
  );
}

const others = { path: adminPaths.articles, open: copy.openDuplicate };

interface ArticleFieldsProps {
  form: typeof articleForm;
  values: FormValues;
  sources: readonly string[];
  more?: ReactNode;
}

export function ArticleFields({ form, values, sources, more }: ArticleFieldsProps) {
  const answer = useActionData<PreviewResponse>();
  const previewed = answer && "previewed" in answer ? answer : undefined;
  return (
    <EditFields
      form={form}
      values={values}
      suggestions={{ source: sources }}
      others={others}
      submitted={previewed?.values}
      lead={previewed && <ArticlePreview article={previewed.article} />}
      more={
        <>
          {more}
          <Button kind="plain" name={PREVIEW} value="on">
            {copy.preview.button}
          </Button>
        </>
      }
    />
  );
}
