import { SourceLine } from "~/components/external-link";
import { Ledger, LedgerRow } from "~/components/ledger";
import { SiteLink } from "~/components/site-link";
import { hope } from "~/content/home";

export function Hope() {
  return (
    <div className="mt-14 border-t-[6px] border-ink pt-6">
      <h3 className="text-2xl uppercase">{hope.heading}</h3>
      <p className="mt-3 mb-6 text-lg">{hope.intro}</p>
      <Ledger>
        {hope.points.map((point) => (
          <LedgerRow
            key={point.id}
            entry={<h4 className="font-display text-xl">{point.title}</h4>}
            source={
              <SiteLink to={point.link.to} className="text-base font-semibold text-ink">
                {point.link.label}
              </SiteLink>
            }
          >
            <p>{point.text}</p>
            {"source" in point && <SourceLine source={point.source} />}
          </LedgerRow>
        ))}
      </Ledger>
    </div>
  );
}
