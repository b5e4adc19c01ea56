import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { confirmationOf, contactPage, page } from "~/content/contact";
import { definePage } from "~/content/page";
import { contactForm } from "~/features/contact/contact.form";
import { contactHandler, sumOf } from "~/features/contact/contact.server";
import { formOpening, prefilled } from "~/features/contact/prefill";
import { SidePanels, UrgentHelp } from "~/features/contact/side-panels";
import { handlePublicForms } from "~/kits/forms/public-protection.server";
import { SiteForm } from "~/kits/forms/site-form";
import { useFormState } from "~/kits/forms/use-form-state";
import { NO_STORE, ownCacheControl } from "~/lib/no-store";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage(page, { scripts: ["forms"] });

export const headers = ownCacheControl;

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { sum, isShared } = sumOf(services.env, searchParams, new Date());
  return data(
    { sum, filledIn: prefilled(searchParams), opening: formOpening(searchParams) },
    isShared ? {} : NO_STORE,
  );
}

export function action({ request }: ActionFunctionArgs) {
  return handlePublicForms(request, services, [contactHandler(services)]);
}

export default function Contact() {
  const { sum, filledIn, opening } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { sent } = useFormState(contactForm);
  const { heading, intro, urgentLink } = contactPage;
  return (
    <>
      <PageHero title={heading} lead={intro}>
        <ButtonLink to={urgentLink.to}>{urgentLink.label}</ButtonLink>
      </PageHero>
      <div className="wrap grid gap-x-16 gap-y-12 py-12 md:py-18 lg:grid-cols-[1fr_22rem]">
        <section id={contactForm.anchor} aria-labelledby="message-title" data-region="message">
          <h2 id="message-title" className="text-2xl uppercase">
            {opening.heading}
          </h2>
          <p className="mt-3 mb-8 text-lg text-soft">{!sent && opening.intro}</p>
          <SiteForm
            form={contactForm}
            initial={{ ...filledIn, ...sum.values }}
            labels={sum.labels}
            confirmation={confirmationOf(search.get("subject"))}
          />
        </section>
        <SidePanels />
      </div>
      <UrgentHelp />
    </>
  );
}
