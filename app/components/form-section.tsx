import type { ReactNode } from "react";
import { Section } from "./section";

interface FormSectionProps {
  id: string;
  title: string;
  lead: string;
  aside?: ReactNode;
  background?: "paper" | "card";
  children: ReactNode;
}

/** A form with its lead beside it, which stays in view while the form scrolls. */
export function FormSection(props: FormSectionProps) {
  return <Section kind="form" {...props} />;
}
