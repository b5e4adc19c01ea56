import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { CallToAction } from "~/components/call-to-action";
import { CompositeNote, Story } from "~/components/composites";
import { NumberedSteps } from "~/components/numbered-steps";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import {
  accessSteps,
  hero,
  newsletter,
  page,
  peerInvitation,
  successStories,
} from "~/content/support-resources-page";
import { newsletterHandler } from "~/features/newsletter/signup.server";
import { NewsletterSection } from "~/features/newsletter/signup-section";
import { loadDirectory } from "~/features/resources/directory.server";
import { readDirectoryQuery } from "~/features/resources/directory-query";
import { DirectorySection } from "~/features/resources/directory-section";
import { volunteerHandler } from "~/features/volunteer/application.server";
import { handleForms } from "~/forms/handle-forms.server";
import { definePage } from "~/lib/page";
import { services } from "~/server/services.server";
import { CrisisNote } from "./crisis-note";
import { HelpSection } from "./help-section";
import { PeerApplication, peerForm } from "./peer-application";

const described = definePage(page);
export const meta = described.meta;
export const handle = described.handle;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readDirectoryQuery(new URL(request.url).searchParams);
  const view = await loadDirectory(services.db, query);
  return { view, query: { q: query.q, category: query.category } };
}

export function action({ request }: ActionFunctionArgs) {
  return handleForms(request, services, [
    volunteerHandler(services.db, peerForm),
    newsletterHandler(services.db),
  ]);
}

export default function SupportAndResources() {
  const { view, query } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero title={hero.heading} lead={hero.intro}>
        {hero.actions.map((action) => (
          <ButtonLink key={action.to} to={action.to} kind={action.to === "/contact" ? "go" : "plain"}>
            {action.label}
          </ButtonLink>
        ))}
      </PageHero>
      <CrisisNote />
      <HelpSection />
      <CallToAction id="peer-counselors" words={peerInvitation} />
      <DirectorySection view={view} query={query} />
      <Section id="steps" title={accessSteps.heading} lead={accessSteps.intro} ground="card">
        <NumberedSteps items={accessSteps.steps} />
      </Section>
      <Section id="stories" title={successStories.heading}>
        <CompositeNote>{successStories.note}</CompositeNote>
        <div className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2">
          {successStories.items.map((story) => (
            <Story key={story.title} story={story} />
          ))}
        </div>
      </Section>
      <PeerApplication />
      <NewsletterSection words={newsletter} />
    </>
  );
}
