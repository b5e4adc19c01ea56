import { AsideList, Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { newsletterWords } from "~/content/es/newsletter";
import { SiteForm } from "~/kits/forms/site-form";
import type { Language } from "~/lib/contexts";
import { useSite } from "~/lib/site-settings";
import { newsletterForms } from "./signup.form";

interface NewsletterSectionProps {
  copy?: { heading: string; text?: string };
  /** Stands beside the fields, in place of a lead. */
  parts?: { title: string; items: readonly string[] };
  language?: Language;
  /** The page that takes the form, where it is another one. */
  sendTo?: `/${string}`;
  /** Links to the past issues; the page that has them needs none. */
  hasArchiveLink?: boolean;
  /** No issue has gone out yet. */
  isFirstToCome?: boolean;
  /** Its fields stand in one line, but on the page that is about them. */
  isLine?: boolean;
}

/** The page's action must accept the form. */
export function NewsletterSection({
  copy,
  parts,
  language = "en",
  sendTo,
  hasArchiveLink = true,
  isFirstToCome = false,
  isLine = true,
}: NewsletterSectionProps) {
  const { heading, intro, asksBy, archive, firstToCome, confirmation } = newsletterWords[language].signup;
  const { asksToConfirm } = useSite();
  const { link, again, nextAtOnce } = confirmation;
  const atOnce = { link, again, next: nextAtOnce };
  const form = newsletterForms[language];
  const past = isFirstToCome ? firstToCome : archive;
  return (
    <Section
      kind="form"
      id={form.anchor}
      title={copy?.heading ?? heading}
      {...(parts ? { aside: <AsideList {...parts} /> } : { lead: copy?.text ?? intro })}
    >
      <div className={isLine ? "form-line" : undefined}>
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
