import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { newsletterSignup } from "~/content/newsletter/personal-pages";
import { SiteForm } from "~/kits/forms/site-form";
import { newsletterForm } from "./signup.form";

/** The page's action must accept `newsletterForm`. */
export function NewsletterSection({ copy }: { copy?: { heading: string; text: string } }) {
  const { heading, intro } = newsletterSignup;
  return (
    <Section
      kind="form"
      id={newsletterForm.anchor}
      title={copy?.heading ?? heading}
      lead={copy?.text ?? intro}
    >
      <div className="form-line">
        <SiteForm form={newsletterForm} />
        <p className="mt-2 text-sm md:mt-4">
          <SiteLink to={newsletterSignup.archive.to} className="inline-block py-1">
            {newsletterSignup.archive.label}
          </SiteLink>
        </p>
      </div>
    </Section>
  );
}
