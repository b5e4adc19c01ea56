import { Section } from "~/components/section";
import { onRecord } from "~/content/about";
import { money } from "~/content/donate";
import { formatDollars } from "~/lib/numbers";
import { type Organization, useSite } from "~/lib/site-settings";

type Sums = NonNullable<Organization["money"]>["in"];

const totalOf = (sums: Sums) => sums.reduce((sum, { amount }) => sum + amount, 0);

const shareOf = (amount: number, total: number) =>
  total > 0 ? `${Math.round((100 * amount) / total)}%` : "";

/** How many lines of the account a phone shows before it is opened. */
const LINES = 4;

interface AccountProps {
  title: string;
  sums: Sums;
  /** What the year did not need. */
  leftOver?: number;
}

function Account({ title, sums, leftOver = 0 }: AccountProps) {
  const total = totalOf(sums);
  const rows = [...sums, { what: money.total, amount: total }];
  if (leftOver > 0) rows.push({ what: money.leftOver, amount: leftOver });
  return (
    <table className="w-full">
      <caption className="pt-4 text-left font-bold">{title}</caption>
      <tbody>
        {rows.map(({ what, amount }, index) => (
          <tr key={what} className={index === sums.length ? "border-t-2 border-ink" : "border-t border-hair"}>
            <th scope="row" className="py-1.5 text-left font-normal wrap-anywhere">
              {what}
            </th>
            <td className="px-3 py-1.5 text-right text-soft tabular-nums">
              {sums.length > 1 && index < sums.length && shareOf(amount, total)}
            </td>
            <td className="py-1.5 text-right tabular-nums">{formatDollars(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The operator's own figures of a year, where they are set: docs/configuration.md. */
export function Money() {
  const { money: year } = useSite().organization;
  if (!year) return null;
  const [received, spent] = [year.in, year.out].map((sums) => formatDollars(totalOf(sums)));
  return (
    <Section
      id="money"
      title={`${money.heading} (${year.year})`}
      kind="ledger"
      isFolded
      foldedNote={
        <>
          {`${received} ${onRecord.moneyIn}, ${spent} ${onRecord.moneyOut}`}
          {year.out.slice(0, LINES).map(({ what, amount }) => (
            <span key={what} className="block">
              {shareOf(amount, totalOf(year.out))} {what}
            </span>
          ))}
        </>
      }
    >
      <div className="grid items-start gap-x-14 md:grid-cols-2">
        <Account title={money.cameIn} sums={year.in} />
        <Account title={money.wentOut} sums={year.out} leftOver={totalOf(year.in) - totalOf(year.out)} />
      </div>
      <p className="mt-1 text-sm text-soft">{money.rounded}</p>
      {year.paid.length > 0 && (
        <>
          <h3 className="mt-4 font-text text-base font-bold tracking-normal">{money.paid}</h3>
          <ul className="bullets mt-1 grid gap-x-14 md:grid-cols-2">
            {year.paid.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
