import type { ReactNode } from "react";
import { Section } from "~/components/section";
import type { VolunteerRole } from "~/database/schema/schema.server";
import { SiteForm } from "~/kits/forms/site-form";
import type { VolunteerForm } from "./application.form";

interface VolunteerFormSectionProps {
  form: VolunteerForm;
  fixedRole: VolunteerRole | undefined;
  title: string;
  lead: string;
  aside?: ReactNode;
  background?: "paper" | "card";
  /** What the page's address must hold for the form to be shown, such as `role=peer_counselor`. */
  query?: string | undefined;
}

/** The page's action must accept the same form. */
export function VolunteerFormSection({ form, fixedRole, query, ...copy }: VolunteerFormSectionProps) {
  return (
    <Section kind="form" id={form.anchor} {...copy}>
      <SiteForm form={form} fixed={fixedRole ? { role: fixedRole } : {}} query={query} />
    </Section>
  );
}
