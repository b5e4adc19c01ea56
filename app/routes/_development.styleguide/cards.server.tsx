import { AsideList, AsideText } from "~/components/aside";
import { accents, Card, CardBar, CardGrid } from "~/components/card";
import { CompositeNote, Story, Testimonial, Voices } from "~/components/composites";
import { Section } from "~/components/section";
import { SourcedFigure } from "~/components/sourced-figure";
import { StructuredData } from "~/components/structured-data";
import { WorkingEstimate } from "~/components/working-estimate";
import { scorecard, targets } from "~/content/corporate-accountability";
import { benefitsFigure, successStories } from "~/content/support-resources-page";
import { Sample, Samples } from "./sample.server";

export function CardsSection() {
  return (
    <Section id="cards" title="Cards and quotes" background="card">
      <Samples>
        <Sample name="Card in the four accents, in a CardGrid">
          <CardGrid>
            {accents.map((accent) => (
              <Card key={accent} accent={accent} title={`The ${accent} card`}>
                <p>{targets.items[0]?.text}</p>
              </Card>
            ))}
          </CardGrid>
        </Sample>
        <Sample name="Card without an accent, two in a row">
          <CardGrid min="28rem">
            {scorecard.grades.slice(0, 2).map(({ title, text }) => (
              <Card key={title} title={title}>
                <p>{text}</p>
              </Card>
            ))}
          </CardGrid>
        </Sample>
        <Sample name="CardBar">
          <div className="border-2 border-b-0 border-ink">
            <CardBar accent="gold" />
          </div>
        </Sample>
        <Sample name="CompositeNote, Testimonial and Story">
          <CompositeNote>{successStories.note}</CompositeNote>
          <div className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2">
            <Testimonial
              testimonial={{
                quote: "I came for the directory and stayed for the people.",
                who: "Former clerk",
              }}
            />
            {successStories.items.slice(0, 1).map((story) => (
              <Story key={story.title} story={story} />
            ))}
          </div>
        </Sample>
        <Sample name="Voices" bare>
          <Voices
            block={{ heading: "Voices", items: [{ quote: "I found a team again.", who: "Former agent" }] }}
          />
        </Sample>
        <Sample name="WorkingEstimate">
          <WorkingEstimate number="1.2M" label="Jobs" description="A figure without a published source" />
        </Sample>
        <Sample name="AsideText and AsideList">
          <div className="grid gap-8 md:grid-cols-2">
            <AsideText title="Before you write" text="A short text under its own small heading." />
            <AsideList title="What you need" items={["An hour a week", "A quiet place"]} />
          </div>
        </Sample>
        <Sample name="SourcedFigure, small and large">
          <div className="grid gap-8 md:grid-cols-2">
            <SourcedFigure figure={benefitsFigure} />
            <SourcedFigure figure={benefitsFigure} large />
          </div>
        </Sample>
        <Sample name="StructuredData, which only search engines see">
          <StructuredData
            value={{ "@context": "https://schema.org", "@type": "WebPage", name: "Style guide" }}
          />
          <p className="text-soft">In the markup here.</p>
        </Sample>
      </Samples>
    </Section>
  );
}
