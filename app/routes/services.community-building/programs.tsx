import { accentOf, Card } from "~/components/card";
import { Spot, type SpotName } from "~/components/illustrations/spot";
import { Section } from "~/components/section";
import { programs } from "~/content/community-building";

/** In the order of the copy. */
const spots: readonly SpotName[] = ["screens", "chat", "mentors", "letter"];

export function Programs() {
  return (
    <Section id="programs" title={programs.heading} kind="list">
      <div className="grid gap-6 md:grid-cols-2">
        {programs.cards.map((card, index) => (
          <Card key={card.title} accent={accentOf(index)}>
            <div className="flex items-center gap-5">
              <Spot name={spots[index] ?? "chat"} />
              <h3 className="text-xl">{card.title}</h3>
            </div>
            <p>{card.text}</p>
            <ul className="bullets">
              {card.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </Section>
  );
}
