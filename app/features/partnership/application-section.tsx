import type { ReactNode } from "react";
import { Section } from "~/components/section";
import { SiteForm } from "~/kits/forms/site-form";
import type { PartnershipForm } from "./application.form";

interface PartnershipFormSectionProps {
  form: PartnershipForm;
  title: string;
  lead: string;
  aside?: ReactNode;
}

/** The page's action must accept the same form. */
export function PartnershipFormSection({ form, ...copy }: PartnershipFormSectionProps) {
  return (
    <Section kind="form" id={form.anchor} {...copy}>
      <SiteForm form={form} />
    </Section>
  );
}
