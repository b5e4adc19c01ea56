import { ActionLinks, ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { PhoneText } from "~/components/phone-text";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import type { ReportWords } from "~/content/resources/resource-report";
import { FormStatus } from "~/kits/forms/form-status";
import { SiteForm } from "~/kits/forms/site-form";
import { useFormState } from "~/kits/forms/use-form-state";
import { useStoredLanguage } from "~/lib/contexts";
import type { PartProps, ResourceView } from "./entry-view";
import { reportForms } from "./report.form";
import type { Reported } from "./report.server";
import { reportHref } from "./report-link";
import { ResourceCard } from "./resource-card";

interface ReportSectionProps {
  words: ReportWords;
  /** The entry's number as it was sent, also when the entry is gone. */
  entry: string;
  /** The entry as its card shows it; undefined when it was taken out in the meantime. */
  resource: ResourceView | undefined;
  results: ReportPageProps["results"];
}

function ReportSection({ words, entry, resource, results }: ReportSectionProps) {
  const form = reportForms[words.language];
  return (
    <div className="wrap grid items-start gap-x-16 gap-y-12 py-12 md:py-14 lg:grid-cols-2">
      <section id={form.anchor} aria-label={words.formHeading}>
        <p className="mb-8 text-lg text-soft">{words.privacy}</p>
        <SiteForm
          form={form}
          initial={{ entry }}
          query={reportHref(entry, words.language, results ?? "/").split("?")[1]}
        />
      </section>
      {resource && (
        <section aria-labelledby="entry-title">
          <h2 id="entry-title" className="mb-4 text-xl">
            {words.entryHeading}
          </h2>
          <ResourceCard resource={resource} />
        </section>
      )}
    </div>
  );
}

function ReportSent({ words, results }: Pick<ReportPageProps, "words" | "results">) {
  const { heading, text, back } = words.sent;
  const form = reportForms[words.language];
  return (
    <Section id={form.anchor} title={heading}>
      <FormStatus form={form} />
      <p>{text}</p>
      <p className="mt-7">
        <ButtonLink to={results ?? back.to}>{results ? words.results : back.label}</ButtonLink>
      </p>
    </Section>
  );
}

function Intro({ words, reported: { id, title } }: { words: ReportWords; reported: Reported }) {
  const { about, time } = words.intro;
  const stored = useStoredLanguage();
  return (
    <>
      {about}{" "}
      {id === null ? (
        title
      ) : (
        <>
          “<span lang={stored}>{title}</span>”
        </>
      )}
      . {time}
    </>
  );
}

/** What is most often wrong, above the first question; the card follows the form on a phone. */
function Listed({ resource: { phone, website } }: PartProps) {
  const stored = useStoredLanguage();
  return (
    <p className="mt-3 font-semibold wrap-anywhere lg:hidden">
      {phone && (
        <span lang={stored} className="block">
          <PhoneText parts={phone.parts} className="inline-block py-2" />
        </span>
      )}
      {website && new URL(website).hostname.replace(/^www\./, "")}
    </p>
  );
}

interface ReportPageProps {
  words: ReportWords;
  reported: Reported | undefined;
  entry: string;
  /** The list that one came from. */
  results: `/${string}` | null;
}

export function ReportPage({ words, reported, entry, results }: ReportPageProps) {
  const { errorState, sent } = useFormState(reportForms[words.language]);
  if (sent) {
    return (
      <div data-region="report-page">
        <PageHero title={words.heading} />
        <ReportSent words={words} results={results} />
      </div>
    );
  }
  if (!reported && !errorState) {
    const { heading, text, actions } = words.unknown;
    return (
      <PageHero title={heading} lead={text}>
        <ActionLinks actions={actions} />
      </PageHero>
    );
  }
  return (
    <div data-region="report-page">
      <PageHero
        title={words.heading}
        lead={reported && <Intro words={words} reported={reported} />}
        text={reported?.resource && <Listed resource={reported.resource} />}
      >
        {results && (
          <SiteLink to={results} className="inline-block py-2.5 font-semibold">
            {words.results}
          </SiteLink>
        )}
      </PageHero>
      <ReportSection
        words={words}
        entry={reported ? entry : String(errorState?.values.entry ?? "")}
        resource={reported?.resource}
        results={results}
      />
    </div>
  );
}
