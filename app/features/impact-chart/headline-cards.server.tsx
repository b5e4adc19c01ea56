import { accentOf, CardBar } from "~/components/card";
import { SourceLine } from "~/components/external-link";
import { SiteLink } from "~/components/site-link";
import { estimateNote, headlineFigures, sourcedFigures } from "~/content/headline-figures";
import { displacement } from "~/content/home";

export function HeadlineCards() {
  return (
    <div className="mt-12">
      <h3 className="text-xl">{displacement.figuresHeading}</h3>
      <p className="mt-2">
        {estimateNote} <SiteLink to={sourcedFigures.to}>{sourcedFigures.label}</SiteLink>
      </p>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(15.5rem,100%),1fr))] gap-6">
        {headlineFigures.map(({ number, label, description, compare }, index) => (
          <li
            key={label}
            className="row-span-3 grid grid-rows-subgrid gap-y-0 border-2 border-ink bg-card text-soft"
          >
            <CardBar accent={accentOf(index)} />
            <p className="px-5 pt-4 pb-5">
              <strong className="block font-display text-figure font-normal text-ink">{number}</strong>
              <b className="mt-1 block text-lg text-ink">{label}</b>
              {description}
            </p>
            <div className="mx-5 border-t border-hair pt-3 pb-5 text-sm text-ink">
              <p className="font-semibold">{displacement.compareLabel}</p>
              <p className="mb-2">{compare.text}</p>
              <SourceLine source={compare.source} year={compare.year} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
