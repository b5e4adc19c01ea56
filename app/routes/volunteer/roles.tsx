import { ActionLinks, ButtonLink } from "~/components/button";
import { accentOf, Card } from "~/components/card";
import { RaisedHeadset } from "~/components/illustrations/page-pictures";
import { PageHero } from "~/components/page-hero";
import { AsideList, Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import {
  application,
  applicationHeading,
  backToRoles,
  hero,
  type RoleCard,
  roles,
} from "~/content/volunteer";
import type { VolunteerForm } from "~/features/volunteer/application.form";
import { formId } from "~/kits/forms/fields";
import { FormViews } from "~/kits/forms/form-meta-inputs";
import { FormSection } from "~/kits/forms/form-section";
import { FormStatus } from "~/kits/forms/form-status";
import { classNames } from "~/lib/class-names";
import { useOffered } from "~/lib/site-settings";

interface RoleApplicationProps {
  form: VolunteerForm;
  /** The chosen role; undefined only after a refused application named none of the four. */
  card: RoleCard | undefined;
}

/** The title of the page is the role's. */
export function RoleApplication({ form, card }: RoleApplicationProps) {
  return (
    <>
      <PageHero
        title={<RoleTitle role={card?.role} />}
        lead={card?.text}
        picture={<RaisedHeadset label={hero.picture} />}
      >
        {card && (
          <p className="w-full">
            {application.time} <strong>{card.commitment}</strong>
          </p>
        )}
        <a href={`#${formId(form)}`} className="button button-go lg:hidden">
          {application.toForm}
        </a>
        <SiteLink to={backToRoles.to} className="inline-block py-2 font-semibold">
          {backToRoles.label}
        </SiteLink>
      </PageHero>
      <FormSection
        form={form}
        fixed={card ? { role: card.role } : {}}
        query={card && `role=${card.role}`}
        hasStepsOnPhone
        {...(card
          ? { title: application.role, aside: <RoleLists card={card} />, above: <AboutYourself /> }
          : { title: application.heading, lead: application.text })}
      />
    </>
  );
}

/** Breaks before the role, not within it. */
function RoleTitle({ role }: { role: RoleCard["role"] | undefined }) {
  const [apply, title] = applicationHeading(role).split(": ");
  return (
    <>
      {apply}: <span className="inline-block">{title}</span>
    </>
  );
}

function RoleLists({ card: { doing, needs, care } }: { card: RoleCard }) {
  return (
    <>
      <AsideList title={roles.doingLabel} items={doing} />
      <AsideList title={roles.needsLabel} items={needs} />
      {care && <AsideList title={roles.careLabel} items={care} />}
    </>
  );
}

/** Stands above the form, beside which is the role; on a phone the role comes first. */
function AboutYourself() {
  return (
    <div className="mb-6 max-lg:mt-10">
      <h2 className="section-title">{application.heading}</h2>
      <p className="section-lead">{application.text}</p>
    </div>
  );
}

function FactList({ label, items }: { label: string; items: string[] }) {
  return (
    <div>
      <h4 className="font-text text-base font-semibold tracking-normal">{label}</h4>
      <ul className="bullets">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** It is closed on a phone, where one compares the roles. */
function RoleFacts({ card }: { card: RoleCard }) {
  return (
    <details className="fold">
      <summary className="py-2">
        {roles.factsLabel}
        <span className="sr-only">: {card.title}</span>
      </summary>
      <div className="flex flex-col gap-4">
        <FactList label={roles.doingLabel} items={card.doing} />
        <FactList label={roles.needsLabel} items={card.needs} />
      </div>
    </details>
  );
}

/** Opening a role's form counts as a view of the form. */
export function RoleSelection({ form }: { form: VolunteerForm }) {
  const cards = useOffered()<RoleCard>(roles.cards);
  return (
    <>
      <PageHero title={hero.heading} lead={hero.intro} picture={<RaisedHeadset label={hero.picture} />}>
        <ActionLinks actions={hero.actions} />
      </PageHero>
      <Section kind="list" id="roles" title={roles.heading} lead={roles.training}>
        <div id={form.anchor}>
          <FormStatus form={form} />
          <FormViews form={form} />
        </div>
        <div className={classNames("grid gap-6 md:grid-cols-2", cards.length === 3 && "lg:grid-cols-3")}>
          {cards.map((card, index) => (
            <Card key={card.role} accent={accentOf(index)} title={card.title}>
              <p className="font-semibold text-soft">{card.commitment}</p>
              <p>{card.text}</p>
              <RoleFacts card={card} />
              <div className="mt-auto pt-3">
                <ButtonLink to={`${card.action.to}`} kind="go">
                  {card.action.label}
                  <span className="sr-only">: {card.title}</span>
                </ButtonLink>
              </div>
            </Card>
          ))}
        </div>
      </Section>
    </>
  );
}
