import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { listPage } from "~/content/list-page";
import { newsletterArchive as copy, page } from "~/content/newsletter/newsletter-archive";
import { definePage } from "~/content/page";
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
  return { page: listPage(page, { number: archive.slice.page, filters: [] }), archive };
}

export function action({ request }: ActionFunctionArgs) {
  return handlePublicForms(request, services, [newsletterHandler(services)]);
}

export default function NewsletterArchive() {
  const { archive } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero title={copy.heading} lead={copy.intro}>
        <ButtonLink to={copy.signUp.to} kind="go">
          {copy.signUp.label}
        </ButtonLink>
      </PageHero>
      {archive.issues.length === 0 ? (
        <Section kind="list" id="issues" title={copy.empty.heading} lead={copy.empty.text}>
          <ButtonLink to={copy.empty.link.to}>{copy.empty.link.label}</ButtonLink>
        </Section>
      ) : (
        <Section kind="list" id="issues" title={copy.listHeading}>
          <IssueList {...archive} />
        </Section>
      )}
      <NewsletterSection copy={copy.newsletter} />
    </>
  );
}
