import { Form } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { Button } from "~/components/button";
import { CarriedInputs } from "./carried-inputs";
import type { Field, FormDefinition } from "./define-form";
import { CheckboxGroup, RadioInputs, SelectInput, TextInput } from "./fields";
import type { SinglePurposeParts } from "./form-result";
import { FormStatus } from "./form-status";
import { FormViews } from "./form-views";
import { ErrorSummary, problemAnchor } from "./messages";
import { PasswordInput } from "./password-input";
import { shownValues } from "./shown-values";
import { useFormState } from "./use-form-state";
import { useFormTracking } from "./use-form-tracking";
import { useRenewedParts } from "./use-renewed-parts";

interface SiteFormProps {
  form: FormDefinition;
  /** Values to begin with, by input name; hidden fields get theirs here. */
  initial?: Record<string, string>;
  /**
   * Answers the page gives for the visitor, by input name: sent along unseen, and asked only where the server
   * did not take them.
   */
  fixed?: Record<string, string>;
  /** What the page's address must hold for this form to be shown again after a refusal. */
  query?: string | undefined;
  /** Labels only the page knows, such as the sum to solve, by input name. */
  labels?: Record<string, string>;
  /** Shown between the fields and the button. */
  children?: ReactNode;
}

/**
 * A form in all its states, the same with script and without: what was refused is shown again with the messages
 * beside the fields, what was accepted is thanked for and the form is empty again.
 */
export function SiteForm({ form, initial = {}, fixed = {}, query, labels = {}, children }: SiteFormProps) {
  const { action, busy, refused, key } = useFormState(form, query);
  const element = useRef<HTMLFormElement>(null);
  useFormTracking(form, element);

  const renewed = useRenewedParts(refused);
  const values = shownValues(form, { refused, given: { ...fixed, ...renewed?.values }, initial });
  const errors = refused?.errors ?? {};

  return (
    <div className="max-w-form">
      {refused ? <ErrorSummary form={form} refused={refused} /> : <div id={problemAnchor(form)} />}
      <FormStatus form={form} />
      <FormViews form={form} />
      <Form
        ref={element}
        key={key}
        method="post"
        discover="none"
        action={action}
        noValidate
        preventScrollReset={false}
      >
        <CarriedInputs form={form} />
        <Fields
          form={form}
          values={values}
          errors={errors}
          labels={{ ...labels, ...renewed?.labels }}
          fixed={fixed}
          renewed={renewed}
        />
        {children}
        <Button disabled={busy}>{busy ? form.submit.busy : form.submit.idle}</Button>
      </Form>
    </div>
  );
}

function HiddenInput({ field, value }: { field: Field; value: string }) {
  // Off, because some browsers put old values back into a reloaded page, hidden ones as well.
  return <input type="hidden" name={field.name} value={value} autoComplete="off" />;
}

interface FieldsProps {
  form: FormDefinition;
  values: Record<string, string>;
  errors: Record<string, string>;
  labels: Record<string, string>;
  fixed: Record<string, string>;
  renewed: SinglePurposeParts | undefined;
}

function Fields({ form, values, errors, labels, fixed, renewed }: FieldsProps) {
  const checkboxes = form.fields.filter((field) => field.type === "checkbox");
  return form.fields.map((field) => {
    const shared = { form, value: values[field.name] ?? "", error: errors[field.name] };
    const label = labels[field.name];
    if (field.name in fixed && !shared.error)
      return <HiddenInput key={field.name} field={field} value={shared.value} />;
    switch (field.type) {
      case "hidden":
        return <HiddenInput key={field.name} field={field} value={shared.value} />;
      case "select":
        return <SelectInput key={field.name} field={field} {...shared} />;
      case "radios":
        return <RadioInputs key={field.name} field={field} {...shared} />;
      case "password":
        return <PasswordInput key={field.name} field={field} {...shared} />;
      case "checkbox":
        return field === checkboxes[0] ? (
          <CheckboxGroup
            key={field.name}
            form={form}
            legend={form.checkboxLegend ?? ""}
            fields={checkboxes}
            values={values}
            errors={errors}
          />
        ) : null;
      default:
        return (
          <TextInput
            key={renewed && field.name in renewed.values ? JSON.stringify(renewed.values) : field.name}
            field={label ? { ...field, label } : field}
            {...shared}
          />
        );
    }
  });
}
