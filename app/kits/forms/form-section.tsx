import type { ReactNode } from "react";
import { AsideList, PlainList, Section } from "~/components/section";
import { type FormDefinition, wordsOf } from "./define-form";
import { SiteForm } from "./site-form";
import { useFormState } from "./use-form-state";

interface FormSectionProps {
  form: FormDefinition;
  title: string;
  lead?: ReactNode;
  /** Stands above the form, where the section's own title is about more than the form. */
  above?: ReactNode;
  /** Stands beside the form, under its lead, above the steps of the form, which a folded form leaves out. */
  aside?: ReactNode;
  /** A phone shows the steps before the button, where the page has them nowhere else. */
  hasStepsOnPhone?: boolean;
  /** Values that the page knows and does not ask for. */
  fixed?: Record<string, string>;
  /** What the page's address must hold for the form to be shown, such as `role=peer_counselor`. */
  query?: string | undefined;
  /** The page that takes the form, where it is another one. */
  sendTo?: `/${string}`;
  /** Stands below the button. */
  more?: ReactNode;
  /** The button that opens the form, where more people need what stands around it. */
  folded?: string;
  /** Stands below a folded form. */
  below?: ReactNode;
  /** The pad of forms is left out, because the next section has one. */
  isPlain?: boolean;
  background?: "card";
  /** Only a window that is wide enough for both has what stands beside the form. */
  isAsideWide?: boolean;
}

/** A form of a public page. The page's action must accept the same form. */
export function FormSection({
  form,
  fixed = {},
  query,
  sendTo,
  more,
  above,
  aside,
  hasStepsOnPhone = false,
  folded,
  below,
  isPlain = false,
  ...words
}: FormSectionProps) {
  const steps = form.steps && !folded && (
    <div className="hidden lg:block">
      <AsideList title={wordsOf(form).steps} items={form.steps} isOrdered={form.isInSteps ?? false} />
    </div>
  );
  const { sent, errorState } = useFormState(form, query, sendTo);
  const inputs = (
    <SiteForm form={form} fixed={fixed} query={query} sendTo={sendTo} lead={above} more={more}>
      {hasStepsOnPhone && form.steps && (
        <div className="mb-3 text-sm lg:hidden">
          <b>{wordsOf(form).steps}</b>
          <PlainList items={form.steps} isOrdered={form.isInSteps ?? false} />
        </div>
      )}
    </SiteForm>
  );
  return (
    <Section
      {...(!isPlain && { kind: "form" })}
      id={form.anchor}
      aside={
        (aside || steps) && (
          <>
            {aside}
            {steps}
          </>
        )
      }
      isAsideWide={!aside}
      {...words}
    >
      {folded ? (
        <>
          <details className="form-fold" open={sent || errorState !== undefined}>
            <summary className="button no-print">{folded}</summary>
            {inputs}
          </details>
          {below}
        </>
      ) : (
        inputs
      )}
    </Section>
  );
}
