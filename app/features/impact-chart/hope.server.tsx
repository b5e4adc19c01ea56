import { SourceLine } from "~/components/external-link";
import { SiteLink } from "~/components/site-link";
import { hope } from "~/content/home";

export function Hope() {
  return (
    <div className="mt-12 border-2 border-ink bg-tint-green shadow-hard">
      <div className="p-6 md:p-8">
        <h3 className="text-2xl uppercase">{hope.heading}</h3>
        <p className="mt-3 text-lg">{hope.intro}</p>
      </div>
      <div className="tear-offs">
        {hope.points.map((point) => (
          <div key={point.id} className="flex flex-col gap-3 p-6 md:p-8">
            <h4 className="font-display text-xl">{point.title}</h4>
            <p>{point.text}</p>
            {"source" in point && <SourceLine source={point.source} />}
            <SiteLink to={point.link.to} className="mt-auto py-1 font-semibold">
              {point.link.label}
            </SiteLink>
          </div>
        ))}
      </div>
    </div>
  );
}
