import { ButtonLink } from "~/components/button";
import { application, applicationHeading, backToRoles, type RoleCard } from "~/content/volunteer";
import type { VolunteerForm } from "~/features/volunteer/application.form";
import { VolunteerFormSection } from "~/features/volunteer/application-section";
import { RoleFacts } from "./role-facts";

interface RoleApplicationProps {
  form: VolunteerForm;
  /** The chosen role; undefined only after a refused application named none of the four. */
  card: RoleCard | undefined;
}

export function RoleApplication({ form, card }: RoleApplicationProps) {
  return (
    <VolunteerFormSection
      form={form}
      fixedRole={card?.role}
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
