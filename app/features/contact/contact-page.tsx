import { useSearchParams } from "@remix-run/react";
import { PageHero } from "~/components/page-hero";
import type { ContactWords } from "~/content/contact";
import type { OneTimeFields } from "~/kits/forms/form-result";
import { SiteForm } from "~/kits/forms/site-form";
import { useFormState } from "~/kits/forms/use-form-state";
import { contactForms } from "./contact.form";
import { ContactColumns } from "./contact-columns";

interface ContactPageProps {
  words: ContactWords;
  sum: OneTimeFields;
  filledIn: Record<string, string>;
  opening: { heading: string; intro: string };
}

/** They stand before the form: whoever needs them should not pass it. */
function CallNow({ words: { callNow } }: { words: ContactWords }) {
  return (
    <ul className="-my-2 flex flex-wrap gap-x-6">
      {callNow.map(({ label, to, what }) => (
        <li key={to}>
          <a href={to} className="inline-block py-2">
            {what}: <b>{label}</b>
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
  const { heading, intro } = words.contactPage;
  return (
    <>
      <PageHero title={heading} lead={intro}>
        <CallNow words={words} />
      </PageHero>
      <ContactColumns words={words}>
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
      </ContactColumns>
    </>
  );
}
