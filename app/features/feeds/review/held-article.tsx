import { Form } from "@remix-run/react";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import { problemAnchor } from "~/kits/forms/messages";
import { reviewCopy } from "./review.copy";
import { reviewForm, reviewParameters, rowId } from "./review.form";
import { ReviewButtons } from "./review-buttons";

const copy = reviewCopy.onEditPage;

/** On the page of an article that waits for review. A decision leads back to the list. */
export function HeldArticle({ id }: { id: number }) {
  return (
    <section
      aria-labelledby="held-title"
      className="no-print mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-2 border-ink bg-tint-gold px-5 py-3"
    >
      <div>
        <h3 id="held-title" className="text-lg">
          {copy.heading}
        </h3>
        <p>{copy.text}</p>
      </div>
      <Form
        method="post"
        discover="none"
        action={`${adminPaths.articles}#${problemAnchor(reviewForm)}`}
        className="flex flex-wrap items-center gap-x-4 gap-y-2"
      >
        <FormMetaInputs form={reviewForm} />
        <ReviewButtons value={String(id)} busy={false} />
        <SiteLink
          to={`${adminPaths.articles}?${reviewParameters.at}=${id}#${rowId(id)}`}
          className="py-2 font-semibold"
        >
          {copy.back}
        </SiteLink>
      </Form>
    </section>
  );
}
