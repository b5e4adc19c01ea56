import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { newsletterWords } from "~/content/es/newsletter";
import { SiteForm } from "~/kits/forms/site-form";
import type { Language } from "~/lib/contexts";
import { useSite } from "~/lib/site-settings";
import { newsletterForms } from "./signup.form";

interface NewsletterSectionProps {
  copy?: { heading: string; text: string };
  language?: Language;
  /** The page that takes the form, where it is another one. */
  sendTo?: `/${string}`;
  /** Links to the past issues; the page that has them needs none. */
  hasArchiveLink?: boolean;
  /** No issue has gone out yet. */
  isFirstToCome?: boolean;
}

/** The page's action must accept the form. */
export function NewsletterSection({
  copy,
  language = "en",
  sendTo,
  hasArchiveLink = true,
  isFirstToCome = false,
}: NewsletterSectionProps) {
  const { heading, intro, asksBy, archive, firstToCome, confirmation } = newsletterWords[language].signup;
  const { asksToConfirm } = useSite();
  const { link, again, nextAtOnce } = confirmation;
  const atOnce = { link, again, next: nextAtOnce };
  const form = newsletterForms[language];
  const past = isFirstToCome ? firstToCome : archive;
  return (
    <Section kind="form" id={form.anchor} title={copy?.heading ?? heading} lead={copy?.text ?? intro}>
      <div className="form-line">
        <SiteForm form={form} confirmation={asksToConfirm ? undefined : atOnce} sendTo={sendTo} />
        <p className="mt-2 text-sm md:mt-4">
          {asksToConfirm && asksBy}{" "}
          {hasArchiveLink && (
            <SiteLink to={past.to} className="inline-block py-1">
              {past.label}
            </SiteLink>
          )}
        </p>
      </div>
    </Section>
  );
}
