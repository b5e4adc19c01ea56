import { ButtonLink } from "~/components/button";
import { CallToAction } from "~/components/call-to-action";
import { PageHero } from "~/components/page-hero";
import { hero, peerInvitation } from "~/content/support-resources-page";
import { CrisisNote } from "./crisis-note.server";
import { HelpSection } from "./help-section.server";

/** The page down to the directory: who answers now, and the two kinds of help. */
export function Opening() {
  return (
    <>
      <PageHero title={hero.heading} lead={hero.intro}>
        {hero.actions.map((action) => (
          <ButtonLink key={action.to} to={action.to} kind={action.to === "/contact" ? "go" : "plain"}>
            {action.label}
          </ButtonLink>
        ))}
      </PageHero>
      <CrisisNote />
      <HelpSection />
      <CallToAction id="peer-counselors" words={peerInvitation} />
    </>
  );
}
