import { Form } from "@remix-run/react";
import { Button } from "~/components/button";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import { problemAnchor } from "~/kits/forms/messages";
import { reviewCopy } from "./review.copy";
import { reviewForm, reviewParameters, rowId, SAVE_AND_PUBLISH } from "./review.form";

const { onEditPage, overview } = reviewCopy;

/** On the page of an article that waits for review. The decision leads back to the list. */
export function HeldArticle({ id }: { id: number }) {
  return (
    <section
      aria-labelledby="held-title"
      className="no-print mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-2 border-ink bg-tint-gold px-5 py-3"
    >
      <div>
        <h2 id="held-title" className="text-lg">
          {onEditPage.heading}
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
      {onEditPage.publish}
    </Button>
  );
}

interface NewsState {
  waiting: number;
  failing: number;
}

/** On the overview of the dashboard. */
export function NewsToReview({ news: { waiting, failing } }: { news: NewsState }) {
  return (
    <section aria-labelledby="news-title" className="mt-8">
      <h2 id="news-title" className="mb-4 text-xl">
        News
      </h2>
      <ul className="grid border-2 border-ink bg-card sm:grid-cols-2 [&>li+li]:border-t-2 [&>li+li]:border-ink sm:[&>li+li]:border-t-0 sm:[&>li+li]:border-l-2">
        <li className="px-4 py-3">
          <SiteLink to={adminPaths.articles} className="inline-block py-0.5 font-semibold">
            {overview.waiting(waiting)}
          </SiteLink>
        </li>
        <li className="px-4 py-3">
          <SiteLink to={adminPaths.feeds} className="inline-block py-0.5 font-semibold">
            {overview.failing(failing)}
          </SiteLink>
        </li>
      </ul>
    </section>
  );
}
