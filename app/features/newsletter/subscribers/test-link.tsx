import { ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { unsubscribePage } from "~/content/unsubscribe";

/** Instead of the page of a personal link, which a preview or a test mail has none of. */
export function TestLink() {
  const { heading, text, home } = unsubscribePage.test;
  return (
    <PageHero title={heading} lead={text}>
      <ButtonLink to={home.to}>{home.label}</ButtonLink>
    </PageHero>
  );
}
