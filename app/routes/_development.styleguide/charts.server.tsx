import { Section } from "~/components/section";
import { defaultImpactYear } from "~/content/impact-years";
import { surveyQuestions } from "~/content/survey";
import { DisplacementSection } from "~/features/impact-chart/displacement-section.server";
import { statisticsView } from "~/features/statistics/statistics-view.server";
import { ResultChart } from "~/features/survey/result-chart";
import { ResultTotals } from "~/features/survey/result-totals";
import { surveyResultsOf } from "~/features/survey/results";
import { VisualizationPart } from "../statistics/visualization-part";
import { Sample, Samples } from "./sample.server";

/** Forty answers to each question, of which the last ones are too few to be shown. */
const results = surveyResultsOf(
  surveyQuestions.flatMap(({ name, options }) =>
    [20, 11, 6, 2, 1].map((people, index) => ({
      question: name,
      answer: options[index]?.value ?? "",
      people,
    })),
  ),
);

const visualizations = ["displacement", "economic", "corporate"].flatMap((tab) => {
  const { visualization } = statisticsView(tab);
  return visualization ? [visualization] : [];
});

export function ChartsSection() {
  return (
    <>
      <Section id="charts" title="Charts">
        <Samples>
          <Sample name="ResultTotals and ResultChart">
            <ResultTotals results={results} total={40} />
            <div className="mt-10 gap-x-14 lg:columns-2">
              {results.questions.slice(0, 2).map((result) => (
                <ResultChart key={result.name} result={result} />
              ))}
            </div>
          </Sample>
        </Samples>
      </Section>
      <DisplacementSection year={defaultImpactYear} />
      {visualizations.map((visualization) => (
        <VisualizationPart key={visualization.type} visualization={visualization} />
      ))}
    </>
  );
}
