import type { ReactNode } from "react";
import { Section } from "~/components/section";
import type { FormDefinition } from "./define-form";
import { SiteForm } from "./site-form";

interface FormSectionProps {
  form: FormDefinition;
  title: string;
  lead: string;
  /** Stands beside the form, under its lead. */
  aside?: ReactNode;
  /** Values that the page knows and does not ask for. */
  fixed?: Record<string, string>;
  /** What the page's address must hold for the form to be shown, such as `role=peer_counselor`. */
  query?: string | undefined;
}

/** A form of a public page. The page's action must accept the same form. */
export function FormSection({ form, fixed = {}, query, ...words }: FormSectionProps) {
  return (
    <Section kind="form" id={form.anchor} {...words}>
      <SiteForm form={form} fixed={fixed} query={query} />
    </Section>
  );
}
