import { ButtonLink } from "~/components/button";
import { Section } from "~/components/section";
import { resourceReport as copy } from "~/content/resources/resource-report";
import { FormStatus } from "~/kits/forms/form-status";
import { SiteForm } from "~/kits/forms/site-form";
import type { ResourceView } from "./entry-view";
import { reportForm } from "./report.form";
import { ResourceCard } from "./resource-card";

interface ReportSectionProps {
  /** The entry's number as it was sent, also when the entry is gone. */
  entry: string;
  /** The entry as its card shows it; undefined when it was taken out in the meantime. */
  resource: ResourceView | undefined;
}

export function ReportSection({ entry, resource }: ReportSectionProps) {
  return (
    <div className="wrap grid items-start gap-x-16 gap-y-12 py-12 md:py-18 lg:grid-cols-[1fr_26rem]">
      <section id={reportForm.anchor} aria-labelledby="report-title">
        <h2 id="report-title" className="text-2xl uppercase">
          {copy.formHeading}
        </h2>
        <p className="mt-3 mb-8 text-lg text-soft">{copy.privacy}</p>
        <SiteForm form={reportForm} initial={{ entry }} query={`entry=${encodeURIComponent(entry)}`} />
      </section>
      {resource && (
        <section aria-labelledby="entry-title">
          <h2 id="entry-title" className="mb-4 text-xl">
            {copy.entryHeading}
          </h2>
          <ResourceCard resource={resource} />
        </section>
      )}
    </div>
  );
}

export function ReportSent() {
  const { heading, text, back } = copy.sent;
  return (
    <Section id={reportForm.anchor} title={heading}>
      <FormStatus form={reportForm} />
      <p>{text}</p>
      <p className="mt-7">
        <ButtonLink to={back.to}>{back.label}</ButtonLink>
      </p>
    </Section>
  );
}
