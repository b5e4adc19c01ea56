import { ActionLinks, ButtonLink } from "~/components/button";
import { accentOf, Card } from "~/components/card";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import {
  application,
  applicationHeading,
  backToRoles,
  hero,
  nextSteps,
  type RoleCard,
  roles,
} from "~/content/volunteer";
import type { VolunteerForm } from "~/features/volunteer/application.form";
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
      <PageHero title={applicationHeading(card?.role)} lead={card?.text}>
        {card && <p className="w-full max-w-none font-semibold">{card.commitment}</p>}
        {/* A wide window has them beside the form. */}
        <div className="w-full text-sm lg:hidden">
          <p>{nextSteps.heading}</p>
          <ol className="font-semibold">
            {nextSteps.items.map(({ title }, index) => (
              <li key={title}>{`${index + 1}. ${title}`}</li>
            ))}
          </ol>
        </div>
        <SiteLink to={backToRoles.to} className="inline-block py-2 font-semibold">
          {backToRoles.label}
        </SiteLink>
      </PageHero>
      <FormSection
        form={form}
        fixed={card ? { role: card.role } : {}}
        query={card && `role=${card.role}`}
        title={application.heading}
        lead={application.text}
        aside={
          card && (
            <div className="flex flex-col gap-4 border-t-4 border-ink pt-4">
              <RoleFacts heading="h3" card={card} />
              {card.care && <FactList heading="h3" label={roles.careLabel} items={card.care} />}
            </div>
          )
        }
      />
    </>
  );
}

interface FactListProps {
  /** One level below the heading that it stands under. */
  heading: "h3" | "h4";
  label: string;
  items: string[];
}

function FactList({ heading: Heading, label, items }: FactListProps) {
  return (
    <div>
      <Heading className="font-text text-base font-semibold tracking-normal">{label}</Heading>
      <ul className="bullets">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** Closed on a phone, where one compares the roles, or has just read them. */
function RoleFacts({ heading, card }: Pick<FactListProps, "heading"> & { card: RoleCard }) {
  return (
    <details className="fold">
      <summary className="py-2">
        {roles.factsLabel}
        <span className="sr-only">: {card.title}</span>
      </summary>
      <div className="flex flex-col gap-4">
        <FactList heading={heading} label={roles.doingLabel} items={card.doing} />
        <FactList heading={heading} label={roles.needsLabel} items={card.needs} />
      </div>
    </details>
  );
}

/** Opening a role's form counts as a view of the form. */
export function RoleSelection({ form }: { form: VolunteerForm }) {
  const cards = useOffered()<RoleCard>(roles.cards);
  return (
    <>
      <PageHero title={hero.heading} lead={hero.intro}>
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
              <RoleFacts heading="h4" card={card} />
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
