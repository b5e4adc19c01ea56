import { ActionLinks } from "~/components/action-links";
import { RaisedHands } from "~/components/illustrations/raised-hands";
import { HeroGround } from "~/components/page-hero";
import { hero, promise } from "~/content/home";
import { homePoster } from "~/content/posters";

export function HomeHero() {
  return (
    <>
      <HeroGround picture={<RaisedHands label={homePoster.picture} />}>
        <h1 className="text-3xl uppercase">{hero.heading}</h1>
        <p className="mt-5 text-lg">{hero.intro}</p>
        <div className="mt-7 flex flex-col gap-4 sm:flex-row sm:flex-wrap">
          <ActionLinks actions={hero.actions} />
        </div>
      </HeroGround>
      <section aria-labelledby="promise-title" className="border-b-4 border-ink bg-green text-green-ink">
        <div className="wrap flex flex-wrap items-baseline gap-x-6 gap-y-2 py-5">
          <h2 id="promise-title" className="text-xl uppercase">
            {promise.heading}
          </h2>
          <p className="text-lg">{promise.text}</p>
        </div>
      </section>
    </>
  );
}
