import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { CallToAction } from "~/components/call-to-action";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
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

interface NoResultsProps {
  copy: { heading: string; text: string };
  questions: Results["questions"];
  /** Beside each question, where nobody has answered. */
  noAnswers?: string;
}

/** What is asked, with the bars still empty, so that a visitor sees what the page will be. */
function NoResults({ copy, questions, noAnswers }: NoResultsProps) {
  return (
    <Section id="results" title={copy.heading} lead={copy.text}>
      <ol className="grid gap-x-14 gap-y-6 md:grid-cols-2">
        {questions.map(({ name, question }) => (
          <li key={name}>
            <p className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 font-semibold">{question}</span>
              {noAnswers && <span className="shrink-0 text-sm text-soft">{noAnswers}</span>}
            </p>
            <div className="mt-1 h-4 border-2 border-ink bg-card" aria-hidden="true" />
          </li>
        ))}
      </ol>
      <p className="mt-6 text-sm text-soft">{surveyResults.privacy}</p>
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
  const { support, supportEarly } = surveyResults;
  const action = hasFigures ? take : empty.link;
  return (
    <>
      <PageHero title={heading} lead={results.total === 0 ? empty.intro : intro}>
        <ButtonLink to={action.to} kind={hasFigures ? "plain" : "go"}>
          {action.label}
        </ButtonLink>
      </PageHero>
      {results.total === 0 && (
        <NoResults copy={empty} questions={results.questions} noAnswers={empty.noAnswers} />
      )}
      {results.total === "small" && <NoResults copy={tooFew} questions={results.questions} />}
      {typeof results.total === "number" && results.total > 0 && (
        <Charts results={results} total={results.total} />
      )}
      {hasFigures ? (
        <CallToAction
          id="support"
          copy={{ heading: support.heading, text: support.text, actions: [support.link] }}
        />
      ) : (
        <div className="wrap no-print pb-10">
          <p>
            {supportEarly.text}{" "}
            <SiteLink to={supportEarly.link.to} className="inline-block py-0.5 font-semibold">
              {supportEarly.link.label}
            </SiteLink>
          </p>
        </div>
      )}
    </>
  );
}
