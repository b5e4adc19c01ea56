import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { SourcedFigure } from "~/components/sourced-figure";
import { benefitsFigure, serviceLimits, services } from "~/content/resources/support-resources-page";

export function HelpSection() {
  return (
    <Section kind="ledger" id="help" title={services.heading}>
      <div className="border-t-4 border-ink">
        {services.cards.map((card) => (
          <article
            key={card.title}
            className="grid gap-x-12 gap-y-3 border-b border-hair py-6 md:grid-cols-[1fr_2fr]"
          >
            <h3 className="text-xl">{card.title}</h3>
            <div>
              <p>{card.text}</p>
              <ul className="bullets mt-3">
                {card.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <SiteLink to={card.action.to} className="no-print mt-2 inline-block py-1 font-semibold">
                {card.action.label}
              </SiteLink>
            </div>
          </article>
        ))}
        <div className="grid gap-x-12 gap-y-3 border-b border-hair py-6 md:grid-cols-[1fr_2fr]">
          <h3 className="text-xl">{serviceLimits.heading}</h3>
          <div>
            <p>{serviceLimits.text}</p>
            <div className="mt-6">
              <SourcedFigure figure={benefitsFigure} />
            </div>
          </div>
        </div>
      </div>
    </Section>
  );
}
