import { ActionLinks } from "~/components/action-links";
import { CallToAction } from "~/components/call-to-action";
import { HelpNotice } from "~/components/illustrations/help-notice";
import { PageHero } from "~/components/page-hero";
import { supportPoster } from "~/content/posters";
import { hero, peerInvitation } from "~/content/support-resources-page";
import { CrisisNote } from "./crisis-note.server";
import { HelpSection } from "./help-section.server";

export function Opening() {
  return (
    <>
      <PageHero
        title={hero.heading}
        lead={hero.intro}
        picture={<HelpNotice label={supportPoster.picture} />}
        poster={supportPoster.name}
      >
        <ActionLinks actions={hero.actions} main="/contact" />
      </PageHero>
      <CrisisNote />
      <HelpSection />
      <CallToAction id="peer-counselors" copy={peerInvitation} />
    </>
  );
}
