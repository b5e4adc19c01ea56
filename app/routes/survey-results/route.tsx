import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { CallToAction } from "~/components/call-to-action";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { definePage } from "~/content/page";
import { answerCount, page, surveyResults } from "~/content/survey-results";
import { ResultChart, ResultTable, ResultTotals } from "~/features/survey/result-views";
import type { SurveyResults as Results } from "~/features/survey/results";
import { loadResults } from "~/features/survey/survey.queries.server";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage(page, { policyExceptions: ["style attributes"] });

export function loader() {
  return loadResults(services.db);
}

function NoResults({ copy }: { copy: typeof surveyResults.empty }) {
  return (
    <Section id="results" title={copy.heading} lead={copy.text}>
      <ButtonLink to={copy.link.to} kind="go">
        {copy.link.label}
      </ButtonLink>
    </Section>
  );
}

function Charts({ results, total }: { results: Results; total: number }) {
  const { totalsHeading, chartsHeading, privacy, rounding } = surveyResults;
  return (
    <>
      <Section id="totals" title={totalsHeading}>
        <ResultTotals results={results} total={total} />
      </Section>
      <Section id="results" title={chartsHeading} lead={answerCount(total)} background="card">
        <div className="gap-x-14 lg:columns-2">
          {results.questions.map((result) => (
            <ResultChart key={result.name} result={result} />
          ))}
        </div>
        <div className="grid gap-2 text-sm text-soft">
          <p>{privacy}</p>
          <p>{rounding}</p>
        </div>
        <div className="mt-8">
          <ResultTable results={results} />
        </div>
      </Section>
    </>
  );
}

export default function SurveyResults() {
  const results = useLoaderData<typeof loader>();
  const { heading, intro, take, empty, tooFew } = surveyResults;
  const hasFigures = typeof results.total === "number" && results.total > 0;
  const support = hasFigures ? surveyResults.support : surveyResults.supportEarly;
  return (
    <>
      <PageHero title={heading} lead={intro}>
        <ButtonLink to={take.to}>{take.label}</ButtonLink>
      </PageHero>
      {results.total === 0 && <NoResults copy={empty} />}
      {results.total === "small" && <NoResults copy={tooFew} />}
      {typeof results.total === "number" && results.total > 0 && (
        <Charts results={results} total={results.total} />
      )}
      <CallToAction
        id="support"
        copy={{ heading: support.heading, text: support.text, actions: [support.link] }}
      />
    </>
  );
}
