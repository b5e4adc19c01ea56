import type { LinksFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { CallToAction } from "~/components/call-to-action";
import { PageHero } from "~/components/page-hero";
import { AsideList, Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { FigureRows } from "~/components/sourced-figure";
import { figures } from "~/content/crowdfunding";
import { definePage } from "~/content/page";
import { answerCount, answeredIn, oneAnswerEach, page, surveyResults } from "~/content/survey-results";
import { ResultChart, ResultTable, ResultTotals } from "~/features/survey/result-views";
import type { SurveyResults as Results } from "~/features/survey/results";
import { loadResults } from "~/features/survey/survey.queries.server";
import { services } from "~/server/services.server";

import ledgerStyles from "~/styles/ledger.css";
import surveyStyles from "~/styles/survey.css";

export const { meta, handle } = definePage(page, { policyExceptions: ["style attributes"] });

export const links: LinksFunction = () =>
  [ledgerStyles, surveyStyles].map((href) => ({ rel: "stylesheet", href }));

export function loader() {
  return loadResults(services.db);
}

interface NoResultsProps {
  copy: { heading: string; text: string };
  questions: Results["questions"];
}

/** What is asked, so that a visitor sees what the page will be. */
function NoResults({ copy, questions }: NoResultsProps) {
  return (
    <Section id="results" title={copy.heading} lead={copy.text}>
      <div className="grid gap-x-14 md:grid-cols-2 md:gap-y-9">
        {questions.map(({ name, question, answers }, index) => (
          <AsideList
            key={name}
            title={`${index + 1}. ${question}`}
            items={answers.map(({ label }) => label)}
            isFolded
            isOpen={index === 0}
          />
        ))}
        <p className="self-center max-md:border-t-2 max-md:pt-3">
          <ButtonLink to={surveyResults.empty.link.to}>{surveyResults.empty.link.label}</ButtonLink>
        </p>
      </div>
    </Section>
  );
}

/** What is known until then. */
function PublishedFigures() {
  const { label, to, lead } = surveyResults.meanwhile;
  return (
    <Section id="figures" title={figures.heading} lead={lead} kind="ledger" background="card">
      <FigureRows figures={figures.items} />
      <SiteLink to={to} className="mt-3 inline-block py-2.5 font-semibold">
        {label}
      </SiteLink>
    </Section>
  );
}

function Charts({ results, total }: { results: Results; total: number }) {
  const { totalsHeading, chartsHeading, privacy, rounding } = surveyResults;
  const when = results.months ? `, ${answeredIn(results.months)}` : "";
  return (
    <>
      <Section id="totals" title={totalsHeading} lead={`${answerCount(total)}${when}. ${oneAnswerEach}`}>
        <ResultTotals results={results} total={total} />
      </Section>
      <Section id="results" title={chartsHeading} background="card">
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
  const { support } = surveyResults;
  const action = hasFigures ? take : empty.link;
  return (
    <>
      <PageHero title={hasFigures ? heading : empty.title} lead={results.total === 0 ? empty.intro : intro}>
        <ButtonLink to={action.to} kind={hasFigures ? "plain" : "go"}>
          {action.label}
        </ButtonLink>
      </PageHero>
      {results.total === 0 && <NoResults copy={empty} questions={results.questions} />}
      {results.total === "small" && <NoResults copy={tooFew} questions={results.questions} />}
      {!hasFigures && <PublishedFigures />}
      {typeof results.total === "number" && results.total > 0 && (
        <Charts results={results} total={results.total} />
      )}
      {hasFigures && (
        <CallToAction
          id="support"
          copy={{ heading: support.heading, text: support.text, actions: [support.link] }}
        />
      )}
    </>
  );
}
