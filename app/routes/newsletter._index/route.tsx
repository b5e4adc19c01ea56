import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { ExternalLink } from "~/components/external-link";
import { PageHero } from "~/components/page-hero";
import { Rich } from "~/components/rich-text";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { listPage } from "~/content/list-page";
import { newsletterArchive as copy, page } from "~/content/newsletter/newsletter-archive";
import { definePage } from "~/content/page";
import type { ArticleView } from "~/features/articles/public/article-card";
import { loadNewsPage } from "~/features/articles/public/news-page.server";
import { IssueList } from "~/features/campaigns/archive/archive-parts";
import { loadArchive } from "~/features/campaigns/archive/load-archive.server";
import { newsletterHandler } from "~/features/subscribers/signup/signup.server";
import { NewsletterSection } from "~/features/subscribers/signup/signup-section";
import { handlePublicForms } from "~/kits/forms/public-protection.server";
import { readPage } from "~/lib/filter-query";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage(page, { scripts: ["forms"] });

export async function loader({ request }: LoaderFunctionArgs) {
  const archive = await loadArchive(services.db, readPage(new URL(request.url).searchParams));
  const news =
    archive.issues.length === 0 ? await loadNewsPage(services.db, { q: "", source: "", page: 1 }) : undefined;
  const sample = news?.articles[0];
  return { page: listPage(page, { number: archive.slice.page, filters: [] }), archive, sample };
}

export function action({ request }: ActionFunctionArgs) {
  return handlePublicForms(request, services, [newsletterHandler(services)]);
}

/** Shows what an issue is made of, while there is none: a story, and a place to get help. */
function Sample({ article: { title, href, source, date } }: { article: ArticleView }) {
  const { sample, news, help } = copy.empty;
  return (
    <Section kind="list" id="issues" title={sample}>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <div className="border-t-4 border-ink pt-3 wrap-anywhere">
          <h3 className="text-xl">{news}</h3>
          <p dir="auto" className="mt-2">
            {href ? (
              <ExternalLink to={href} newTab>
                <Rich text={title} />
              </ExternalLink>
            ) : (
              <Rich text={title} />
            )}
          </p>
          <p className="flex flex-wrap gap-x-3 text-sm text-soft">
            <bdi>
              <Rich text={source} />
            </bdi>{" "}
            {date && (
              <time dateTime={date.iso} className="whitespace-nowrap">
                {date.text}
              </time>
            )}
          </p>
        </div>
        <div className="border-t-4 border-ink pt-3">
          <h3 className="text-xl">{help.title}</h3>
          <p className="mt-2">{help.example}</p>
          <SiteLink to={help.link.to} className="inline-block py-1.5 font-semibold">
            {help.link.label}
          </SiteLink>
        </div>
      </div>
    </Section>
  );
}

export default function NewsletterArchive() {
  const { archive, sample } = useLoaderData<typeof loader>();
  const isEmpty = archive.issues.length === 0;
  return (
    <>
      <PageHero
        title={isEmpty ? copy.empty.heading : copy.heading}
        lead={isEmpty ? copy.empty.intro : copy.intro}
      >
        {!isEmpty && (
          <ButtonLink to={copy.signUp.to} kind="go">
            {copy.signUp.label}
          </ButtonLink>
        )}
      </PageHero>
      {!isEmpty && (
        <Section kind="list" id="issues" title={copy.listHeading}>
          <IssueList {...archive} />
        </Section>
      )}
      <NewsletterSection
        copy={isEmpty ? { ...copy.newsletter, heading: copy.empty.signUp } : copy.newsletter}
        hasArchiveLink={false}
      />
      {sample && <Sample article={sample} />}
    </>
  );
}
