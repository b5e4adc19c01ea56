import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { listPage } from "~/content/list-page";
import { newsletterArchive as copy, page } from "~/content/newsletter/newsletter-archive";
import { definePage } from "~/content/page";
import { IssueList, Sample } from "~/features/campaigns/archive/archive-parts";
import { loadArchive } from "~/features/campaigns/archive/load-archive.server";
import { loadSample } from "~/features/campaigns/archive/load-sample.server";
import { newsletterHandler } from "~/features/subscribers/signup/signup.server";
import { NewsletterSection } from "~/features/subscribers/signup/signup-section";
import { handlePublicForms } from "~/kits/forms/public-protection.server";
import { readPage } from "~/lib/filter-query";
import { localDay } from "~/lib/time/time-zone";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage(page, { scripts: ["forms"] });

export async function loader({ request }: LoaderFunctionArgs) {
  const archive = await loadArchive(services.db, readPage(new URL(request.url).searchParams));
  const isEmpty = archive.issues.length === 0;
  const sample = isEmpty ? await loadSample(services.db, localDay(new Date())) : undefined;
  const { title, description } = isEmpty ? copy.empty : page;
  const shown = { path: page.path, title, description };
  return { page: listPage(shown, { number: archive.slice.page, filters: [] }), archive, sample };
}

export function action({ request }: ActionFunctionArgs) {
  return handlePublicForms(request, services, [newsletterHandler(services)]);
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
        {sample && (
          <SiteLink to={copy.empty.see.to} className="py-1.5 font-semibold">
            {copy.empty.see.label}
          </SiteLink>
        )}
      </PageHero>
      {!isEmpty && (
        <Section kind="list" id="issues" title={copy.listHeading}>
          <IssueList {...archive} />
        </Section>
      )}
      <NewsletterSection copy={isEmpty ? copy.empty.signUp : copy.newsletter} hasArchiveLink={false} />
      {sample && <Sample sample={sample} />}
    </>
  );
}
