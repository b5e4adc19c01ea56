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
  /** The page that has the past issues needs no link to them. */
  isArchive?: boolean;
}

/** The page's action must accept the form. */
export function NewsletterSection({
  copy,
  language = "en",
  sendTo,
  isArchive = false,
}: NewsletterSectionProps) {
  const { heading, intro, archive, confirmation } = newsletterWords[language].signup;
  const { asksToConfirm } = useSite();
  const { link, again, nextAtOnce } = confirmation;
  const atOnce = { link, again, next: nextAtOnce };
  const form = newsletterForms[language];
  return (
    <Section kind="form" id={form.anchor} title={copy?.heading ?? heading} lead={copy?.text ?? intro}>
      <div className="form-line">
        <SiteForm form={form} confirmation={asksToConfirm ? undefined : atOnce} sendTo={sendTo} />
        {!isArchive && (
          <p className="mt-2 text-sm md:mt-4">
            <SiteLink to={archive.to} className="inline-block py-1">
              {archive.label}
            </SiteLink>
          </p>
        )}
      </div>
    </Section>
  );
}
