import { Form } from "@remix-run/react";
import { Button } from "~/components/button";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import { problemAnchor } from "~/kits/forms/messages";
import { reviewCopy } from "./review.copy";
import { reviewForm, reviewParameters, rowId, SAVE_AND_PUBLISH } from "./review.form";

const copy = reviewCopy.onEditPage;

/** On the page of an article that waits for review. The decision leads back to the list. */
export function HeldArticle({ id }: { id: number }) {
  return (
    <section
      aria-labelledby="held-title"
      className="no-print mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-2 border-ink bg-tint-gold px-5 py-3"
    >
      <div>
        <h2 id="held-title" className="text-lg">
          {copy.heading}
        </h2>
        <p>Visitors do not see it yet. The button for publishing it is below the form.</p>
      </div>
      <Form
        method="post"
        discover="none"
        action={`${adminPaths.articles}#${problemAnchor(reviewForm)}`}
        className="flex flex-wrap items-center gap-x-4 gap-y-2"
      >
        <FormMetaInputs form={reviewForm} />
        <Button kind="plain" size="small" name="dismiss" value={id}>
          {reviewCopy.dismiss}
        </Button>
        <SiteLink
          to={`${adminPaths.articles}?${reviewParameters.at}=${id}#${rowId(id)}`}
          className="py-2 font-semibold"
        >
          All articles waiting for review
        </SiteLink>
      </Form>
    </section>
  );
}

/** In the article's form, after its first button, which the Enter key presses. */
export function SaveAndPublish() {
  return (
    <Button kind="plain" name={SAVE_AND_PUBLISH} value="on">
      {copy.publish}
    </Button>
  );
}
