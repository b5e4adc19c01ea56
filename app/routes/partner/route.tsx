import type { ActionFunctionArgs, LinksFunction } from "@remix-run/node";
import { ActionLinks } from "~/components/button";
import { accentOf, Card, CardGrid } from "~/components/card";
import { JoinedRopes } from "~/components/illustrations/page-pictures";
import { Ledger, LedgerRow } from "~/components/lists";
import { PageHero } from "~/components/page-hero";
import { AsideText, PlainList, Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { definePage } from "~/content/page";
import {
  benefits,
  firstProject,
  form as formWords,
  hero,
  independence,
  opportunities,
  page,
} from "~/content/partner";
import { partnerPageForm } from "~/features/partnership/application.form";
import { partnershipHandler } from "~/features/partnership/application.server";
import { FormSection } from "~/kits/forms/form-section";
import { handlePublicForms } from "~/kits/forms/public-protection.server";
import { useIsSet, useSite } from "~/lib/site-settings";
import { services } from "~/server/services.server";
import foldedStyles from "~/styles/folded.css";
import ledgerStyles from "~/styles/ledger.css";

export const { meta, handle } = definePage(page, { scripts: ["forms"] });

export const links: LinksFunction = () =>
  [foldedStyles, ledgerStyles].map((href) => ({ rel: "stylesheet", href }));

export function action({ request }: ActionFunctionArgs) {
  return handlePublicForms(request, services, [
    partnershipHandler(services.db, partnerPageForm, "partner_page"),
  ]);
}

export default function Partner() {
  const isOpen = useIsSet()({ to: "donate" });
  const hasAccounts = useSite().organization.money !== undefined;
  const beside = (
    <>
      <AsideText {...independence} title={independence.heading} />
      <AsideText {...firstProject} title={firstProject.heading} />
    </>
  );
  return (
    <>
      <PageHero title={hero.heading} lead={hero.intro} picture={<JoinedRopes label={hero.picture} />}>
        <ActionLinks actions={hero.actions.slice(0, 1)} />
        <div className="contents max-md:hidden">
          <ActionLinks actions={hero.actions.slice(1)} main="none" />
        </div>
      </PageHero>
      <Section kind="ledger" id="benefits" title={benefits.heading} isFolded>
        <Ledger>
          {benefits.cards.map(({ title, text }) => (
            <LedgerRow key={title} entry={<h3 className="text-xl">{title}</h3>}>
              <p className="md:text-lg">{text}</p>
            </LedgerRow>
          ))}
        </Ledger>
      </Section>
      <Section kind="list" id="opportunities" title={opportunities.heading} background="card">
        <div className="rows-on-phone">
          <CardGrid min="28rem">
            {opportunities.cards.map((card, index) => (
              <Card key={card.title} accent={accentOf(index)} title={card.title}>
                <p>
                  {!isOpen && card.notOpen} {card.text}{" "}
                  {card.report && hasAccounts && (
                    <SiteLink to={card.report.to} className="inline-block">
                      {card.report.label}
                    </SiteLink>
                  )}
                </p>
                <p className="font-semibold">{opportunities.examples}</p>
                <PlainList items={card.items} isOrdered={false} />
              </Card>
            ))}
          </CardGrid>
        </div>
        <div className="mt-6 flex flex-col gap-6 lg:hidden">{beside}</div>
      </Section>
      <FormSection
        form={partnerPageForm}
        title={formWords.heading}
        lead={formWords.text}
        aside={beside}
        isAsideWide
        hasStepsOnPhone
      />
    </>
  );
}
