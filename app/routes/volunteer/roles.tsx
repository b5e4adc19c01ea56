import { ButtonLink } from "~/components/button";
import { accentOf, Card } from "~/components/card";
import { Section } from "~/components/section";
import { application, applicationHeading, backToRoles, type RoleCard, roles } from "~/content/volunteer";
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

export function RoleApplication({ form, card }: RoleApplicationProps) {
  return (
    <FormSection
      form={form}
      fixed={card ? { role: card.role } : {}}
      query={card && `role=${card.role}`}
      title={applicationHeading(card?.role)}
      lead={application.text}
      aside={
        <>
          <div>
            <ButtonLink to={backToRoles.to}>{backToRoles.label}</ButtonLink>
          </div>
          {card && (
            <details className="border-t-4 border-ink pt-4">
              <summary className="py-1 font-semibold">{application.roleFacts}</summary>
              <div className="mt-3 flex flex-col gap-3">
                <RoleFacts card={card} heading="h3" />
              </div>
            </details>
          )}
          <p>{application.ageNote}</p>
        </>
      }
    />
  );
}

interface RoleFactsProps {
  card: RoleCard;
  /** One level below the heading they stand under. */
  heading: "h3" | "h4";
  /** A phone shows the lists when they are opened. */
  isFolded?: boolean;
}

function RoleFacts({ card, heading, isFolded = false }: RoleFactsProps) {
  const lists = (
    <div className="flex flex-col gap-3">
      <FactList heading={heading} label={roles.doingLabel} items={card.doing} />
      <FactList heading={heading} label={roles.needsLabel} items={card.needs} />
    </div>
  );
  return (
    <>
      <p className="font-semibold text-soft">{card.commitment}</p>
      <p>{card.text}</p>
      {isFolded ? (
        <details className="fold">
          <summary className="py-1.5 text-sm">
            {roles.more}
            <span className="sr-only">: {card.title}</span>
          </summary>
          {lists}
        </details>
      ) : (
        lists
      )}
    </>
  );
}

interface FactListProps {
  heading: RoleFactsProps["heading"];
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

/** Opening a role's form counts as a view of the form. */
export function RoleSelection({ form }: { form: VolunteerForm }) {
  const cards = useOffered()<RoleCard>(roles.cards);
  return (
    <Section kind="list" id="roles" title={roles.heading}>
      <div id={form.anchor}>
        <FormStatus form={form} />
        <FormViews form={form} />
      </div>
      <div className={classNames("grid gap-6 md:grid-cols-2", cards.length === 3 && "lg:grid-cols-3")}>
        {cards.map((card, index) => (
          <Card key={card.role} accent={accentOf(index)} title={card.title}>
            <RoleFacts card={card} heading="h4" isFolded />
            <div className="mt-auto pt-3">
              <ButtonLink to={`${card.action.to}#${form.anchor}`} kind="go">
                {card.action.label}
                <span className="sr-only">: {card.title}</span>
              </ButtonLink>
            </div>
          </Card>
        ))}
      </div>
    </Section>
  );
}
