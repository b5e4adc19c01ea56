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

/** They stand before the form: whoever needs them should not pass it. */
function CallNow({ words: { callNow } }: { words: ContactWords }) {
  return (
    <ul className="grid w-full gap-3 sm:grid-cols-3">
      {callNow.map(({ label, to, what }) => (
        <li key={to}>
          <a
            href={to}
            className="button flex h-full flex-wrap items-baseline justify-between gap-x-3 px-3 text-left sm:flex-col"
          >
            {label} <span className="text-sm font-normal">{what}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function ContactPage({ words, sum, filledIn, opening }: ContactPageProps) {
  const [search] = useSearchParams();
  const form = contactForms[words.language];
  const { sent } = useFormState(form);
  const { heading, intro, urgentLink } = words.contactPage;
  return (
    <>
      <PageHero title={heading} lead={intro}>
        <CallNow words={words} />
        <SiteLink to={urgentLink.to} className="self-center py-1.5 font-semibold">
          {urgentLink.label}
        </SiteLink>
      </PageHero>
      <div className="wrap grid gap-x-16 gap-y-10 py-7 md:py-14 lg:grid-cols-[var(--container-form)_1fr]">
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
