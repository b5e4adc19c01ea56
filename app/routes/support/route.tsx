import { ButtonLink } from "~/components/button";
import { CallToAction } from "~/components/call-to-action";
import { CompositeNote, Testimonial } from "~/components/composites";
import { DonateButton } from "~/components/donate-button";
import { GivingJar } from "~/components/illustrations/giving-jar";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { closing, hero, page, platformNote, promises, testimonials } from "~/content/donate";
import { definePage } from "~/lib/page";
import { Impact } from "./impact";
import { MonthlyTiers, OneTimeTiers } from "./tiers";

export const { meta, handle } = definePage(page, { interactive: false });

export default function Donate() {
  return (
    <>
      <PageHero title={hero.heading} lead={hero.intro} picture={<GivingJar label={hero.picture} />}>
        {hero.actions.map((action) =>
          action.to === "donate" ? (
            <DonateButton key={action.to}>{action.label}</DonateButton>
          ) : (
            <ButtonLink key={action.to} to={action.to}>
              {action.label}
            </ButtonLink>
          ),
        )}
        <p className="basis-full text-sm text-soft">{platformNote.text}</p>
      </PageHero>
      <Impact />
      <OneTimeTiers />
      <MonthlyTiers />
      <Section id="promises" title={promises.heading} background="card">
        <div className="grid gap-x-6 gap-y-8 md:grid-cols-3">
          {promises.items.map((promise) => (
            <div key={promise.title} className="border-t-4 border-green pt-4">
              <h3 className="text-xl">{promise.title}</h3>
              <p className="mt-3">{promise.text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section id="voices" title={testimonials.heading}>
        <CompositeNote>{testimonials.note}</CompositeNote>
        <div className="mt-8 grid gap-x-6 gap-y-10 md:grid-cols-3">
          {testimonials.items.map((testimonial) => (
            <Testimonial key={testimonial.who} testimonial={testimonial} />
          ))}
        </div>
      </Section>
      <CallToAction id="closing" copy={closing} />
    </>
  );
}
