import { SiteLink } from "~/components/site-link";
import { contactStep } from "~/content/survey";
import { CheckboxGroup, TextInput } from "~/kits/forms/fields";
import { surveyForm } from "./survey.form";

interface ContactStepProps {
  values: Record<string, string>;
  errors: Record<string, string>;
}

/** Who answered, and what they would like to receive (public specification, section 5). */
export function ContactStep({ values, errors }: ContactStepProps) {
  const { heading, intro, privacy, choicesHint } = contactStep;
  const checkboxes = surveyForm.fields.filter((field) => field.type === "checkbox");
  return (
    <>
      <h3 tabIndex={-1} className="text-xl outline-none">
        {heading}
      </h3>
      <p className="mt-3 mb-6">{intro}</p>
      {surveyForm.fields.map((field) =>
        field.type === "text" || field.type === "email" ? (
          <TextInput
            key={field.name}
            form={surveyForm}
            field={field}
            value={values[field.name] ?? ""}
            error={errors[field.name]}
          />
        ) : null,
      )}
      <CheckboxGroup
        form={surveyForm}
        legend={contactStep.choicesLabel}
        fields={checkboxes}
        values={values}
        errors={errors}
      />
      <p className="mb-3 text-sm text-soft">{choicesHint}</p>
      <p className="mb-6 text-sm">
        {privacy.before}
        <SiteLink to={privacy.link.to}>{privacy.link.label}</SiteLink>
        {privacy.after}
      </p>
    </>
  );
}
