import { ActionLinks } from "~/components/action-links";
import { RaisedHands } from "~/components/illustrations/raised-hands";
import { Section } from "~/components/section";
import { hero, promise } from "~/content/home";
import { homePoster } from "~/content/posters/home";
import { HelpTicket } from "./help-ticket.server";

export function HomeHero() {
  return (
    <>
      <div className="home-hero">
        <div className="home-text">
          <h1 className="text-3xl uppercase">{hero.heading}</h1>
          <p className="mt-4 text-lg max-sm:text-base max-sm:leading-snug">{hero.intro}</p>
        </div>
        <HelpTicket />
        <div className="home-actions no-print">
          <ActionLinks actions={hero.actions} size="small" />
        </div>
        <div className="home-picture no-print">
          <RaisedHands label={homePoster.picture} />
        </div>
      </div>
      <Section kind="poster" tone="green" id="promise" title={promise.heading} lead={promise.text} />
    </>
  );
}
