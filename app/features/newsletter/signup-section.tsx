import { Section } from "~/components/section";
import { newsletter } from "~/content/home";
import { SiteForm } from "~/forms/site-form";
import { newsletterForm } from "./signup.form";

/** The newsletter's sign-up with its anchor, wherever it stands. The page's action must accept `newsletterForm`. */
export function NewsletterSection() {
  return (
    <Section id={newsletterForm.anchor} title={newsletter.heading} lead={newsletter.intro}>
      <SiteForm form={newsletterForm} />
    </Section>
  );
}
