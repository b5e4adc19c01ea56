import { ActionLinks } from "~/components/action-links";
import { RaisedHands } from "~/components/raised-hands";
import { hero, promise } from "~/content/home";

export function HomeHero() {
  return (
    <>
      <div className="border-b-4 border-ink bg-card">
        <div className="wrap grid items-end gap-x-12 md:grid-cols-[1.35fr_1fr]">
          <div className="pt-9 pb-8 md:py-14">
            <h1 className="text-3xl uppercase">{hero.heading}</h1>
            <p className="mt-5 text-lg">{hero.intro}</p>
            <div className="mt-7 flex flex-col gap-4 sm:flex-row sm:flex-wrap">
              <ActionLinks actions={hero.actions} />
            </div>
          </div>
          <div className="mx-auto w-full max-w-md">
            <RaisedHands label={hero.picture} />
          </div>
        </div>
      </div>
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
