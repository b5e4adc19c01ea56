import type { ActionFunctionArgs } from "@remix-run/node";
import { ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { definePage } from "~/content/page";
import { requestPage as copy } from "~/content/your-data";
import { dataRequestForm } from "~/features/data-requests/data-request.form";
import { dataRequestHandler } from "~/features/data-requests/request-link.server";
import { FormSection } from "~/kits/forms/form-section";
import { handlePublicForms } from "~/kits/forms/public-protection.server";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage(copy, { scripts: ["forms"] });

export function action({ request }: ActionFunctionArgs) {
  return handlePublicForms(request, services, [dataRequestHandler(services.db)]);
}

export default function YourData() {
  const { heading, text, form, letter } = copy;
  return (
    <>
      <PageHero title={heading} lead={text} />
      <FormSection
        form={dataRequestForm}
        title={form.heading}
        lead={form.lead}
        more={<p className="w-full text-sm text-soft">{form.note}</p>}
      />
      <Section kind="list" id="letter" title={letter.heading}>
        <p className="mb-6">{letter.text}</p>
        <ButtonLink to={letter.link.to}>{letter.link.label}</ButtonLink>
      </Section>
    </>
  );
}
