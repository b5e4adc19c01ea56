import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { listPage } from "~/content/list-page";
import { newsletterArchive as copy, page } from "~/content/newsletter/newsletter-archive";
import { definePage } from "~/content/page";
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
  const sample = news?.articles.slice(0, 3).map(({ id, plainTitle }) => ({ id, title: plainTitle })) ?? [];
  return { page: listPage(page, { number: archive.slice.page, filters: [] }), archive, sample };
}

export function action({ request }: ActionFunctionArgs) {
  return handlePublicForms(request, services, [newsletterHandler(services)]);
}

export default function NewsletterArchive() {
  const { archive, sample } = useLoaderData<typeof loader>();
  const isEmpty = archive.issues.length === 0;
  return (
    <>
      <PageHero title={copy.heading} lead={isEmpty ? copy.empty.intro : copy.intro}>
        <ButtonLink to={copy.signUp.to} kind="go">
          {copy.signUp.label}
        </ButtonLink>
      </PageHero>
      {isEmpty ? (
        <Section kind="list" id="issues" title={copy.empty.heading} lead={copy.empty.text}>
          {sample.length > 0 && (
            <>
              <h3 className="text-xl">{copy.empty.sample}</h3>
              <ul className="bullets mt-3 mb-6">
                {sample.map(({ id, title }) => (
                  <li key={id} dir="auto" className="wrap-anywhere">
                    {title}
                  </li>
                ))}
              </ul>
            </>
          )}
          <ButtonLink to={copy.empty.link.to}>{copy.empty.link.label}</ButtonLink>
        </Section>
      ) : (
        <Section kind="list" id="issues" title={copy.listHeading}>
          <IssueList {...archive} />
        </Section>
      )}
      <NewsletterSection copy={copy.newsletter} isArchive />
    </>
  );
}
