import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/button";
import { adminPaths } from "~/features/staff/admin-paths";
import { EditFields } from "~/kits/versioning/edit-fields";
import type { FormValues } from "~/kits/versioning/merge-edits";
import { type articleForm, PREVIEW } from "./article.form";
import { ArticlePreview } from "./article-preview";
import { articlesAdminCopy as copy } from "./articles-admin.copy";
import type { PreviewResponse } from "./edit-articles.server";

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
