import { ActionLinks } from "~/components/action-links";
import { CallToAction } from "~/components/call-to-action";
import { CompositeNote, Testimonial } from "~/components/composites";
import { TeaTable } from "~/components/illustrations/tea-table";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { closing, hero, page, testimonials, values } from "~/content/community-building";
import { communityPoster } from "~/content/posters";
import { definePage } from "~/lib/page";
import { EventsBox } from "./events-box";
import { Programs } from "./programs";

export const { meta, handle } = definePage(page, { interactive: false });

export default function CommunityBuilding() {
  return (
    <>
      <PageHero title={hero.heading} lead={hero.intro} picture={<TeaTable label={communityPoster.picture} />}>
        <ActionLinks actions={hero.actions} />
      </PageHero>
      <Programs />
      <Section id="values" title={values.heading} background="card">
        <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {values.cards.map((card) => (
            <div key={card.title} className="border-t-4 border-green pt-4">
              <h3 className="text-xl">{card.title}</h3>
              <p className="mt-3">{card.text}</p>
            </div>
          ))}
        </div>
      </Section>
      <EventsBox />
      <Section id="voices" title={testimonials.heading} background="card">
        <CompositeNote>{testimonials.note}</CompositeNote>
        <div className="mt-8 grid gap-x-10 gap-y-10 md:grid-cols-2">
          {testimonials.items.map((testimonial) => (
            <Testimonial key={testimonial.who} testimonial={testimonial} />
          ))}
        </div>
      </Section>
      <CallToAction id="closing" copy={closing} />
    </>
  );
}
