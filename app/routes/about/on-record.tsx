import { createElement, Fragment, type ReactNode } from "react";
import { ExternalLink } from "~/components/external-link";
import { PressContact, registeredAs } from "~/components/organization";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { type Check, checks, noGifts, onRecord } from "~/content/about";
import type { Link } from "~/content/types";
import { formatDollars } from "~/lib/numbers";
import { type Organization, useIsSet, useSite } from "~/lib/site-settings";

interface Row {
  label: string;
  /** Leads to where it can be checked. */
  to?: Link["to"];
  value: ReactNode;
}

const rowOf = (
  { title: { label, to }, text, textWithoutPeople = text, more }: Check,
  { people }: Organization,
): Row => ({
  label,
  to,
  value: (
    <p>
      {people ? text : textWithoutPeople}{" "}
      {more && (
        <SiteLink to={more.to} className="inline-block">
          {more.label}
        </SiteLink>
      )}
    </p>
  ),
});

/** Lines of one fact each; nothing where nobody has given any. */
function lines(...items: readonly ReactNode[]): ReactNode {
  const given = items.filter(Boolean);
  return (
    given.length > 0 && createElement("div", null, ...given.map((item) => createElement("p", null, item)))
  );
}

function Funders({ funders }: { funders: NonNullable<Organization["funders"]> }) {
  return funders.map(({ name, link }, index) => (
    <Fragment key={name}>
      {index > 0 && ", "}
      {link ? <ExternalLink to={link}>{name}</ExternalLink> : name}
    </Fragment>
  ));
}

function rowsOf(organization: Organization, postalAddress: string | undefined): Row[] {
  const { founded, funders, money, people, press, report, taxStatus } = organization;
  const total = (sums: readonly { amount: number }[]) => sums.reduce((sum, { amount }) => sum + amount, 0);
  const rows = [
    { label: onRecord.registered, value: lines(registeredAs(organization), taxStatus) },
    { label: onRecord.founded, value: founded },
    { label: onRecord.address, value: postalAddress },
    {
      label: onRecord.people,
      value: people && (
        <div className="fact-lines">
          {people.map(({ name, role }) => (
            <p key={name}>
              {name}, <span className="text-soft">{role}</span>
            </p>
          ))}
        </div>
      ),
    },
    { label: onRecord.press, value: press && <PressContact {...press} /> },
    { label: onRecord.funders, value: funders && <Funders funders={funders} /> },
    {
      label: onRecord.accounts,
      value: lines(
        money &&
          `${money.year}: ${formatDollars(total(money.in))} ${onRecord.moneyIn}, ${formatDollars(total(money.out))} ${onRecord.moneyOut}`,
        money && <SiteLink to={onRecord.moneyLink.to}>{onRecord.moneyLink.label}</SiteLink>,
        report && <ExternalLink to={report.link}>{report.title}</ExternalLink>,
      ),
    },
  ];
  return rows.filter(({ value }) => value);
}

/** Who runs the site, as far as it is set (docs/configuration.md), and what can be checked without that. */
export function OnRecord() {
  const { organization, postalAddress } = useSite();
  const takesNoGifts = !useIsSet()({ to: "donate" }) && !organization.money;
  const rows = [
    ...rowsOf(organization, postalAddress),
    ...[...checks, ...(takesNoGifts ? [noGifts] : [])].map((check) => rowOf(check, organization)),
  ];
  return (
    <Section id="record" title={onRecord.heading} kind="ledger">
      <dl className="gap-x-14 lg:columns-2">
        {rows.map(({ label, to, value }) => (
          <div key={label} className="fact gap-x-3 border-b border-hair py-2 wrap-anywhere">
            <dt className="font-semibold">
              {to ? (
                <SiteLink to={to} className="inline-block py-1 sm:-my-1">
                  {label}
                </SiteLink>
              ) : (
                label
              )}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
