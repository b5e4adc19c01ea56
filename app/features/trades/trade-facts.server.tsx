import { ExternalLink } from "~/components/external-link";
import { Ledger, LedgerRow } from "~/components/lists";
import { SiteLink } from "~/components/site-link";
import { statePath, states } from "~/content/resources/states";
import { type Trade, type TradeFact, undated, tradeWords as words } from "~/content/trades/trade";
import { directoryHref } from "~/features/resources/public/directory-query";

/** A line does not break between a month and its day. */
const wholeDates = (text: string) => text.replace(/([a-z]) (?=\d{1,2}\b)/g, "$1\u00a0");

interface FromProps extends Pick<TradeFact, "source" | "date"> {
  /** Its link stands in the row as what one can do there. */
  isLinked: boolean;
}

function From({ source, date, isLinked }: FromProps) {
  return (
    <>
      {words.source} {isLinked ? source.name : <ExternalLink to={source.link}>{source.name}</ExternalLink>}
      {date !== undated && `, ${wholeDates(date)}`}
    </>
  );
}

export function Facts({ facts }: { facts: readonly TradeFact[] }) {
  return (
    <Ledger>
      {facts.map(({ id, label, text, conditions, after, action, next, source, date, otherSources = [] }) => (
        <LedgerRow
          key={label}
          entry={
            <p id={id} className="font-semibold">
              {label}
            </p>
          }
          source={[{ source, date }, ...otherSources].map((from) => (
            <p key={from.source.link}>
              <From {...from} isLinked={from.source.link === action?.link} />
            </p>
          ))}
        >
          <p>{wholeDates(text)}</p>
          {conditions && (
            <ul className="bullets mt-2">
              {conditions.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          )}
          {after?.map((sentence) => (
            <p key={sentence} className="mt-2">
              {wholeDates(sentence)}
            </p>
          ))}
          {next && (
            <p className="no-print">
              <SiteLink to={next.to} className="inline-block py-2 font-semibold">
                {next.label}
              </SiteLink>
            </p>
          )}
          {action && (
            <p>
              <ExternalLink to={action.link} className="inline-block py-2 font-semibold">
                {action.label}
              </ExternalLink>
            </p>
          )}
        </LedgerRow>
      ))}
    </Ledger>
  );
}

/** The facts that hold in one state only, of each in its own fold. */
function FactsByState({ facts, lead }: { facts: readonly TradeFact[]; lead: string | undefined }) {
  const places = new Set(facts.flatMap(({ place }) => place ?? []));
  if (places.size === 0) return null;
  return (
    <>
      <p id="by-state" className="mt-6 font-semibold">
        {lead}
      </p>
      {[...places].map((name) => {
        const own = facts.filter(({ place }) => place === name);
        const code = states.find((state) => state.name === name)?.code;
        return (
          <details key={name} className="ledger-fold">
            <summary>
              <b>{name}</b> <span>{own.map(({ label }) => label).join(" · ")}</span>
            </summary>
            <Facts facts={own} />
            {code && (
              <p className="no-print pb-3">
                <SiteLink to={statePath(code)} className="inline-block py-2 font-semibold">
                  {words.inState(name)}
                </SiteLink>
              </p>
            )}
          </details>
        );
      })}
    </>
  );
}

interface FactGroupProps {
  id: keyof typeof words.groups;
  title: string;
  trade: Trade;
}

export function FactGroup({ id, title, trade }: FactGroupProps) {
  const forAll = trade[id].filter(({ place }) => !place);
  return (
    <section id={id} className="mt-9">
      <h3 className="text-xl">{title}</h3>
      {id === "money" && (
        <p className="no-print">
          <SiteLink
            to={directoryHref({ category: words.cash.category })}
            className="inline-block py-2 font-semibold"
          >
            {words.cash.label}
          </SiteLink>
        </p>
      )}
      {forAll.length > 0 && (
        <div className="mt-4 border-t border-ink">
          <Facts facts={forAll} />
        </div>
      )}
      <FactsByState facts={trade[id]} lead={trade.places} />
      {id === "money" && trade.moneyNote && <p className="mt-4">{trade.moneyNote}</p>}
    </section>
  );
}
