import { SourceLine } from "~/components/external-link";
import { Section } from "~/components/section";
import { wins } from "~/content/corporate-accountability";

export function Wins() {
  return (
    <Section id="wins" kind="list" title={wins.heading} lead={wins.intro}>
      <div className="grid gap-8 lg:grid-cols-3">
        {wins.items.map((win) => (
          <article key={win.title} className="border-t-4 border-ink pt-4">
            <p className="text-sm font-semibold text-soft">{win.when}</p>
            <h3 className="mt-1 text-xl">{win.title}</h3>
            <p className="mt-3">{win.text}</p>
            <div className="mt-3">
              {win.sources.map((source) => (
                <SourceLine key={source.link} source={source} />
              ))}
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
