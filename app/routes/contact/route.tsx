import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { contactPage, page } from "~/content/contact";
import { contactForm } from "~/features/contact/contact.form";
import { contactHandler, newSum } from "~/features/contact/contact.server";
import { prefilled } from "~/features/contact/prefill";
import { SidePanels } from "~/features/contact/side-panels";
import { UrgentHelp } from "~/features/contact/urgent-help";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { publicProtection } from "~/kits/forms/public-protection.server";
import { SiteForm } from "~/kits/forms/site-form";
import { definePage } from "~/lib/page";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage(page);

/** The one public page that is not the same for every visitor: its captcha is new. */
export const headers = () => ({ "Cache-Control": "no-store" });

export function loader({ request }: LoaderFunctionArgs) {
  return {
    sum: newSum(services.env.SESSION_SECRET, new Date()),
    filledIn: prefilled(new URL(request.url).searchParams),
  };
}

export function action({ request }: ActionFunctionArgs) {
  return handleForms(request, [contactHandler(services)], { protect: publicProtection(services) });
}

export const clientAction = preserveInputOnError(contactForm);

export default function Contact() {
  const { sum, filledIn } = useLoaderData<typeof loader>();
  const { heading, intro, form, urgentLink } = contactPage;
  return (
    <>
      <PageHero title={heading} lead={intro}>
        <ButtonLink to={urgentLink.to}>{urgentLink.label}</ButtonLink>
      </PageHero>
      <div className="wrap grid gap-x-16 gap-y-12 py-12 md:py-18 lg:grid-cols-[1fr_22rem]">
        <section id={contactForm.anchor} aria-labelledby="message-title">
          <h2 id="message-title" className="text-2xl uppercase">
            {form.heading}
          </h2>
          <p className="mt-3 mb-8 text-lg text-soft">{form.intro}</p>
          <SiteForm form={contactForm} initial={{ ...filledIn, ...sum.values }} labels={sum.labels} />
        </section>
        <SidePanels />
      </div>
      <UrgentHelp />
    </>
  );
}
