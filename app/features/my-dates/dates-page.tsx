import { ActionLinks } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { dayFields, type MyDatesWords, type Problem } from "~/content/my-dates/words";
import type { Link } from "~/content/types";
import { useSite } from "~/lib/site-settings";
import { DatesAnswer, type DatesAnswerProps } from "./dates-answer";
import { DatesForm, DatesProblems } from "./dates-form";

interface DatesPageProps {
  page: { path: string; title: string };
  hero: { lead: string; actions: Link[] };
  words: MyDatesWords;
  typed: Readonly<Record<string, string>>;
  problems: readonly Problem[];
  /** It is the query of the address to share. */
  query: string;
  shown: DatesAnswerProps["shown"];
  phones: DatesAnswerProps["phones"];
}

const everyProblem = [...dayFields, "none"] as const satisfies readonly Problem[];

/** The form and its answer; with a script the browser makes the answer out of the template, and nothing is sent. */
export function DatesPage({
  page: { path, title },
  hero,
  words,
  typed,
  problems,
  query,
  shown,
  phones,
}: DatesPageProps) {
  const url = useSite().url + path;
  const calendarPath = `${path}.ics`;
  return (
    <>
      <PageHero title={title} lead={hero.lead} />
      <section aria-label={words.form.heading} data-section="form" className="wrap dates-section">
        <h2 className="section-title no-print mb-3">{words.form.heading}</h2>
        <DatesForm words={words} path={path} typed={typed} problems={problems} />
        <div data-answer-place>
          {shown && (
            <DatesAnswer
              words={words}
              shown={shown}
              phones={phones}
              calendarPath={calendarPath}
              url={url}
              query={query && `?${query}#answer`}
            />
          )}
        </div>
        <ActionLinks actions={hero.actions} main="none" />
      </section>
      <template data-content="problems">
        <DatesProblems words={words} problems={everyProblem} />
      </template>
      <template data-content="answer">
        <DatesAnswer
          words={words}
          shown={undefined}
          phones={phones}
          calendarPath={calendarPath}
          url={url}
          query=""
        />
      </template>
    </>
  );
}
