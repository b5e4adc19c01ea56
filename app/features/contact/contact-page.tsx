import { useSearchParams } from "@remix-run/react";
import { PageHero } from "~/components/page-hero";
import { SiteLink } from "~/components/site-link";
import type { ContactWords } from "~/content/contact";
import type { OneTimeFields } from "~/kits/forms/form-result";
import { SiteForm } from "~/kits/forms/site-form";
import { useFormState } from "~/kits/forms/use-form-state";
import { contactForms } from "./contact.form";
import { SidePanels, UrgentHelp } from "./side-panels";

interface ContactPageProps {
  words: ContactWords;
  sum: OneTimeFields;
  filledIn: Record<string, string>;
  opening: { heading: string; intro: string };
}

const FIRST_NUMBERS = ["tel:911", "tel:988", "tel:211"];

/** They stand before the form: whoever needs them should not pass it. */
function callNow({ urgentHelp }: ContactWords) {
  const all = urgentHelp.lines.flatMap(({ actions }) => actions);
  return FIRST_NUMBERS.flatMap((number) => all.find(({ to }) => to === number) ?? []);
}

export function ContactPage({ words, sum, filledIn, opening }: ContactPageProps) {
  const [search] = useSearchParams();
  const form = contactForms[words.language];
  const { sent } = useFormState(form);
  const { heading, intro, urgentLink } = words.contactPage;
  return (
    <>
      <PageHero title={heading} lead={intro}>
        <p className="flex flex-wrap gap-3">
          {callNow(words).map(({ label, to }) => (
            <a key={to} href={to} className="button button-small max-sm:px-2">
              {label}
            </a>
          ))}
        </p>
        <SiteLink to={urgentLink.to} className="self-center py-1.5 font-semibold">
          {urgentLink.label}
        </SiteLink>
      </PageHero>
      <div className="wrap grid gap-x-16 gap-y-12 py-12 md:py-18 lg:grid-cols-[var(--container-form)_1fr]">
        <section id={form.anchor} aria-label={opening.heading} data-region="message">
          <h2 className="text-2xl uppercase">{opening.heading}</h2>
          <p className="mt-3 mb-8 text-lg text-soft">{!sent && opening.intro}</p>
          <SiteForm
            form={form}
            initial={{ ...filledIn, ...sum.values }}
            labels={sum.labels}
            confirmation={words.confirmationOf(search.get("subject"))}
          />
        </section>
        <SidePanels words={words} />
      </div>
      <UrgentHelp words={words} />
    </>
  );
}
