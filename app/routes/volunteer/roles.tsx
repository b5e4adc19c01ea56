import { ActionLinks, ButtonLink } from "~/components/button";
import { accentOf, Card } from "~/components/card";
import { RaisedHeadset } from "~/components/illustrations/page-pictures";
import { FoldedList } from "~/components/lists";
import { PageHero } from "~/components/page-hero";
import { AsideList, PlainList, Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import {
  application,
  applicationHeading,
  backToRoles,
  hero,
  type RoleCard,
  roles,
} from "~/content/volunteer";
import { appliedAs } from "~/content/volunteer-roles";
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

function RoleLists({ card: { doing, needs, limits, isHeavy } }: { card: RoleCard }) {
  return (
    <>
      <AsideList title={roles.doingLabel} items={doing} />
      <AsideList title={roles.needsLabel} items={needs} />
      {limits && <AsideList title={roles.limitsLabel} items={limits} />}
      {isHeavy && <AsideList title={roles.careLabel} items={roles.care} />}
      <Guidelines />
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

/** A phone shows what one does, and folds up what one needs. */
function RoleFacts({ card }: { card: RoleCard }) {
  return (
    <>
      <div className="max-md:mt-2">
        <h4 className="font-text text-base font-semibold tracking-normal">{roles.doingLabel}</h4>
        <PlainList items={card.doing} isOrdered={false} />
      </div>
      <FoldedList label={roles.needsLabel} about={card.title} items={card.needs} isNamed />
      {card.limits && <FoldedList label={roles.limitsLabel} about={card.title} items={card.limits} isNamed />}
    </>
  );
}

function Guidelines() {
  return (
    <p>
      <SiteLink to={roles.guidelines.to} className="inline-block py-2 font-semibold">
        {roles.guidelines.label}
      </SiteLink>
    </p>
  );
}

/** Opening a role's form counts as a view of the form. */
export function RoleSelection({ form, applied }: { form: VolunteerForm; applied: RoleCard | undefined }) {
  const { confirmation } = form;
  const cards = useOffered()<RoleCard>(roles.cards);
  return (
    <>
      <PageHero title={hero.heading} lead={hero.intro} picture={<RaisedHeadset label={hero.picture} />}>
        <ActionLinks actions={hero.actions} />
      </PageHero>
      <Section kind="list" id="roles" title={roles.heading} lead={roles.age}>
        <div id={form.anchor}>
          <FormStatus
            form={form}
            confirmation={
              applied &&
              confirmation && {
                ...confirmation,
                next: `${appliedAs(applied.role)} ${confirmation.next}`,
              }
            }
          />
          <FormViews form={form} />
        </div>
        <div className="rows-on-phone">
          <div className={classNames("grid gap-6 md:grid-cols-2", cards.length === 3 && "lg:grid-cols-3")}>
            {cards.map((card, index) => (
              <Card key={card.role} accent={accentOf(index)} title={card.title}>
                <p className="font-semibold text-soft max-md:mb-1.5">{card.commitment}</p>
                <p>{card.text}</p>
                <RoleFacts card={card} />
                <div className="mt-auto pt-3 pb-8 md:pb-2 lg:pb-0">
                  <ButtonLink to={`${card.action.to}`}>
                    {card.action.label}
                    <span className="sr-only">: {card.title}</span>
                  </ButtonLink>
                </div>
              </Card>
            ))}
          </div>
        </div>
        <div className="mt-3 md:mt-12">
          <AsideList title={roles.careLabel} items={roles.care} isWide />
          <Guidelines />
        </div>
      </Section>
    </>
  );
}
