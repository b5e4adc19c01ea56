import { Section } from "~/components/section";
import { newsletter } from "~/content/home";
import { SiteForm } from "~/forms/site-form";
import { newsletterForm } from "./signup.form";

/**
 * The newsletter's sign-up with its anchor, wherever it stands. The page's action must accept `newsletterForm`.
 *
 * @param words a heading and a text of the page's own, instead of the home page's
 */
export function NewsletterSection({ words }: { words?: { heading: string; text: string } }) {
  const { heading, text } = words ?? { heading: newsletter.heading, text: newsletter.intro };
  return (
    <Section id={newsletterForm.anchor} title={heading} lead={text}>
      <SiteForm form={newsletterForm} />
    </Section>
  );
}
