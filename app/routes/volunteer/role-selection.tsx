import { ButtonLink } from "~/components/button";
import { accentOf, Card, CardGrid } from "~/components/card";
import { Section } from "~/components/section";
import { roles } from "~/content/volunteer";
import type { VolunteerForm } from "~/features/volunteer/application.form";
import { FormStatus } from "~/kits/forms/form-status";
import { FormViews } from "~/kits/forms/form-views";
import { RoleFacts } from "./role-facts";

/** Opening a role's form counts as a view of the form. */
export function RoleSelection({ form }: { form: VolunteerForm }) {
  return (
    <Section kind="list" id="roles" title={roles.heading}>
      <div id={form.anchor}>
        <FormStatus form={form} />
        <FormViews form={form} />
      </div>
      <CardGrid min="28rem">
        {roles.cards.map((card, index) => (
          <Card key={card.role} accent={accentOf(index)} title={card.title}>
            <RoleFacts card={card} heading="h4" />
            <div className="mt-auto pt-3">
              <ButtonLink to={`${card.action.to}#${form.anchor}`} kind="go">
                {card.action.label}
              </ButtonLink>
            </div>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
