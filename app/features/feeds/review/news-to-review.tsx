import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { reviewCopy } from "./review.copy";

const copy = reviewCopy.overview;

export interface NewsState {
  waiting: number;
  failing: number;
}

export function NewsToReview({ news: { waiting, failing } }: { news: NewsState }) {
  return (
    <section aria-labelledby="news-title" className="mt-8">
      <h2 id="news-title" className="mb-4 text-xl">
        News
      </h2>
      <ul className="grid border-2 border-ink bg-card sm:grid-cols-2 [&>li+li]:border-t-2 [&>li+li]:border-ink sm:[&>li+li]:border-t-0 sm:[&>li+li]:border-l-2">
        <li className="px-4 py-3">
          <SiteLink to={adminPaths.articles} className="inline-block py-0.5 font-semibold">
            {copy.waiting(waiting)}
          </SiteLink>
        </li>
        <li className="px-4 py-3">
          <SiteLink to={adminPaths.feeds} className="inline-block py-0.5 font-semibold">
            {copy.failing(failing)}
          </SiteLink>
        </li>
      </ul>
    </section>
  );
}
