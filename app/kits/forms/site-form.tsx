import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/button";
import { SiteLink } from "~/components/site-link";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { type Confirmation, type Field, type FormDefinition, hasHoneypot, wordsOf } from "./define-form";
import { CheckboxGroup, formId, RadioInputs, SelectInput, TextInput } from "./fields";
import { FormMetaInputs, FormViews } from "./form-meta-inputs";
import type { FormErrorState } from "./form-result";
import { FormStatus } from "./form-status";
import { ErrorSummary, FailureTemplate, problemAnchor } from "./messages";
import { PasswordInput } from "./password-input";
import { useFormState } from "./use-form-state";

interface Sources {
  errorState: FormErrorState | undefined;
  /** Take precedence over what was typed. */
  overrides?: Record<string, string>;
  /** Hidden fields have no other source. */
  initial?: Record<string, string>;
}

function initialValue(field: Field): string {
  return field.type === "checkbox" && field.initially ? "on" : "";
}

/** @returns values by input name; a ticked checkbox is "on" */
export function shownValues(
  form: FormDefinition,
  { errorState, overrides = {}, initial = {} }: Sources,
): Record<string, string> {
  const valueFor = (field: Field) => {
    const fixed = overrides[field.name];
    if (fixed !== undefined) return fixed;
    if (field.type === "hidden") return initial[field.name] ?? "";
    return errorState ? (errorState.values[field.name] ?? "") : (initial[field.name] ?? initialValue(field));
  };
  return Object.fromEntries(form.fields.map((field) => [field.name, valueFor(field)]));
}

interface SiteFormProps {
  form: FormDefinition;
  initial?: Record<string, string>;
  /** Values from the page, sent as hidden inputs; shown only where the server rejected them. */
  fixed?: Record<string, string>;
  /** Needed in the URL to show this form again after an invalid submission. */
  query?: string | undefined;
  /** The page that takes the form, where it is another one. */
  sendTo?: `/${string}` | undefined;
  labels?: Record<string, string>;
  suggestions?: Record<string, readonly string[]>;
  /** Instead of the form's own. */
  confirmation?: Confirmation | undefined;
  lead?: ReactNode;
  children?: ReactNode;
  /** Further buttons, after the default one of the Enter key. */
  more?: ReactNode;
}

/** On staff pages, in place of the form. */
const NOT_ALLOWED = "Your account may read but not change.";

/** On staff pages sent by React, on public pages by `app/browser/send-form.ts`, without script by the browser. */
export function SiteForm(props: SiteFormProps) {
  const {
    form,
    initial = {},
    fixed = {},
    query,
    sendTo,
    labels = {},
    suggestions = {},
    confirmation,
    lead,
    children,
    more,
  } = props;
  const { action, busy, sent, errorState, key } = useFormState(form, query, sendTo);
  const oneTime = errorState?.oneTime;
  const values = shownValues(form, { errorState, overrides: { ...fixed, ...oneTime?.values }, initial });
  const errors = errorState?.errors ?? {};
  const isAllowed = useAllowed();
  const isReplaced = sent && (confirmation ?? form.confirmation) !== undefined;

  return (
    <div className="max-w-form" data-region={form.name}>
      {errorState ? <ErrorSummary form={form} errorState={errorState} /> : <div id={problemAnchor(form)} />}
      <FormStatus form={form} confirmation={confirmation} query={query} />
      <FormViews form={form} />
      {!isAllowed && <p className="text-soft">{NOT_ALLOWED}</p>}
      {!isReplaced && isAllowed && (
        <>
          {lead}
          <Form
            id={formId(form)}
            key={key}
            method="post"
            discover="none"
            action={action}
            noValidate
            preventScrollReset={false}
            data-anchor={form.anchor}
            data-tracked={form.analytics}
          >
            <FormMetaInputs form={form} />
            <Fields
              form={form}
              values={values}
              errors={errors}
              labels={{ ...labels, ...oneTime?.labels }}
              fixed={fixed}
              suggestions={suggestions}
            />
            {children}
            <div className="flex flex-wrap gap-x-4 gap-y-2">
              {hasHoneypot(form) && <BeforeSending form={form} />}
              <Button
                kind={form.submit.isPlain ? "plain" : "go"}
                disabled={busy}
                data-busy={form.submit.busy}
              >
                {busy ? form.submit.busy : form.submit.idle}
              </Button>
              {more}
            </div>
          </Form>
          <FailureTemplate form={form} />
        </>
      )}
    </div>
  );
}

/** Visitors see when they are answered, and what becomes of it, before they send anything. */
function BeforeSending({ form }: { form: FormDefinition }) {
  const { privacy } = wordsOf(form);
  return (
    <p className="basis-full text-sm">
      {form.reply && <span className="block">{form.reply}</span>}
      <SiteLink to={privacy.to} className="inline-block py-2.5">
        {privacy.label}
      </SiteLink>
    </p>
  );
}

function HiddenInput({ field, value }: { field: Field; value: string }) {
  return <input type="hidden" name={field.name} value={value} />;
}

interface FieldsProps {
  form: FormDefinition;
  values: Record<string, string>;
  errors: Record<string, string>;
  labels: Record<string, string>;
  fixed: Record<string, string>;
  suggestions: Record<string, readonly string[]>;
}

function Fields({ form, values, errors, labels, fixed, suggestions }: FieldsProps) {
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
            key={field.name}
            field={label ? { ...field, label } : field}
            suggestions={suggestions[field.name]}
            {...shared}
          />
        );
    }
  });
}
