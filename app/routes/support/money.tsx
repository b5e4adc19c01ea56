import { Section } from "~/components/section";
import { money } from "~/content/donate";
import { formatDollars } from "~/lib/numbers";
import { type Organization, useSite } from "~/lib/site-settings";

type Sums = NonNullable<Organization["money"]>["in"];

function Account({ title, sums }: { title: string; sums: Sums }) {
  const total = sums.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <table className="w-full">
      <caption className="pt-4 text-left font-bold">{title}</caption>
      <tbody>
        {[...sums, { what: money.total, amount: total }].map(({ what, amount }, index) => (
          <tr key={what} className={index < sums.length ? "border-b border-hair" : "border-t-2 border-ink"}>
            <th scope="row" className="py-1.5 text-left font-normal wrap-anywhere">
              {what}
            </th>
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
  return (
    <Section id="money" title={`${money.heading} (${year.year})`} kind="ledger">
      <div className="grid items-start gap-x-14 md:grid-cols-2">
        <Account title={money.cameIn} sums={year.in} />
        <Account title={money.wentOut} sums={year.out} />
      </div>
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
