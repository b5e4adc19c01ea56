import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { archivedIssue as copy, newsletterArchive } from "~/content/newsletter/newsletter-archive";
import { definePage } from "~/content/page";
import { IssueStory } from "~/features/campaigns/archive/archive-parts";
import { loadIssue } from "~/features/campaigns/archive/load-archive.server";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage({ title: newsletterArchive.heading, description: "" });

export async function loader({ params }: LoaderFunctionArgs) {
  const issue = await loadIssue(services, params.id);
  if (!issue) throw new Response(null, { status: 404 });
  const { id, subject, date, preheader } = issue;
  const description = copy.description(date?.text ?? "", preheader);
  return { page: { title: subject, description, path: `/newsletter/${id}` }, issue };
}

const introduction =
  "mt-3 text-lg wrap-anywhere [&_ol]:list-decimal [&_ol]:pl-6 [&_p+*]:mt-3 [&_ul]:list-disc [&_ul]:pl-6";
const columns = "grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3";

export default function NewsletterIssue() {
  const { issue } = useLoaderData<typeof loader>();
  const { subject, date, intro, lead, articles, moreCount, resources, newer, older } = issue;
  const story = (article: typeof lead) => (
    <IssueStory
      key={article.id}
      title={article.title}
      text={article.summary}
      by={article.source}
      date={article.date}
      href={article.href}
      label={copy.read}
    />
  );
  return (
    <>
      <PageHero
        title={subject}
        lead={date && <time dateTime={date.iso}>{date.text}</time>}
        text={
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is sanitised.
          <div className={introduction} dangerouslySetInnerHTML={{ __html: intro }} />
        }
      >
        <ButtonLink to={copy.help.to} kind="help">
          {copy.help.label}
        </ButtonLink>
        <SiteLink to={copy.all.to} className="self-center py-1.5 font-semibold">
          {copy.all.label}
        </SiteLink>
      </PageHero>
      <Section id="lead" title={copy.lead}>
        {story(lead)}
      </Section>
      {articles.length > 0 && (
        <Section id="articles" title={copy.articles} background="card">
          <div className={columns}>{articles.map(story)}</div>
          {moreCount > 0 && (
            <p className="mt-8">
              <SiteLink to="/news" className="inline-block py-1.5 font-semibold">
                {copy.more(moreCount)}
              </SiteLink>
            </p>
          )}
        </Section>
      )}
      {resources.length > 0 && (
        <Section id="resources" title={copy.resources}>
          <div className={columns}>
            {resources.map(({ id, title, organization, description, href }) => (
              <IssueStory
                key={id}
                title={title}
                text={description}
                by={organization}
                href={href}
                label={copy.visit}
              />
            ))}
          </div>
        </Section>
      )}
      {(newer || older) && (
        <nav
          aria-label={copy.neighbors}
          className="wrap flex flex-wrap justify-between gap-x-10 gap-y-4 py-10"
        >
          {[
            { issue: older, label: copy.older },
            { issue: newer, label: copy.newer },
          ].map(
            ({ issue: other, label }) =>
              other && (
                <p key={label}>
                  <span className="block text-sm text-soft">{label}</span>
                  <SiteLink to={`/newsletter/${other.id}`} className="inline-block py-1 font-semibold">
                    {other.subject}
                  </SiteLink>
                </p>
              ),
          )}
        </nav>
      )}
    </>
  );
}
